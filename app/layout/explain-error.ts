import { isRouteErrorResponse } from 'react-router';

interface Explanation {
  /** The line above the heading: the status where there is one. */
  status: string;
  heading: string;
  message: string;
  /** Whether another try may find it mended. */
  passing: boolean;
}

/**
 * The text in the place of a page that could not be shown (R23); the own text of an unexpected error is for the log.
 */
export function explainError(error: unknown): Explanation {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      status: '404',
      heading: 'Page Not Found',
      message: 'The page may have moved, or the product is no longer sold.',
      passing: false,
    };
  }
  if (typeof navigator !== 'undefined' && navigator.onLine === false) {
    return {
      status: 'No network',
      heading: 'You are offline',
      message: 'This page needs the internet. Your cart is safe: it is kept on this device.',
      passing: true,
    };
  }
  const heading = 'Unexpected Application Error!';
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error;
    // The server's own words, where it has some (server/pages/watch-loaders.ts).
    const said: unknown = data?.message;
    return {
      status: String(status),
      heading: status === 503 ? 'We will be right back' : heading,
      message: typeof said === 'string' ? said : `${status} ${statusText}`.trim(),
      passing: status >= 500,
    };
  }
  return {
    status: 'Sorry',
    heading,
    message: 'Something went wrong on our side. Please try again in a moment.',
    passing: true,
  };
}
