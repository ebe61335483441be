import { isRouteErrorResponse } from 'react-router';

export interface Explanation {
  /** The line above the heading: the status where there is one. */
  status: string;
  heading: string;
  message: string;
  /** Whether another try may find it mended. */
  passing: boolean;
  /** The number by which the shop finds what went wrong, where it knows it. */
  requestId?: string;
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
  if (isRouteErrorResponse(error) && error.status === 503) {
    return {
      status: '503',
      heading: 'We will be right back',
      message: 'The shop cannot be reached at the moment. Please try again in a few seconds.',
      passing: true,
    };
  }
  const heading = 'Unexpected Application Error!';
  const message = 'Something went wrong on our side. Please try again in a moment.';
  const requestId = requestIdOf(error);
  if (requestId !== null) return { status: '500', heading, message, passing: true, requestId };
  if (isRouteErrorResponse(error)) {
    const words = `${error.status} ${error.statusText}`.trim();
    return { status: String(error.status), heading, message: words, passing: error.status >= 500 };
  }
  return { status: 'Sorry', heading, message, passing: true };
}

/** The number that a loader's failure comes with (server/pages/watch-loaders.ts). */
function requestIdOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const data: unknown = error.data;
  const hasId = typeof data === 'object' && data !== null && 'requestId' in data;
  return hasId && typeof data.requestId === 'string' ? data.requestId : null;
}
