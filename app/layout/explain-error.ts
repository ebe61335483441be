import { isRouteErrorResponse } from 'react-router';

interface Explanation {
  /** What stands above the heading: the status where there is one. */
  status: string;
  heading: string;
  sentence: string;
}

/**
 * What the shopper reads in the place of a page that could not be shown (spec, section 8): the status of what was
 * refused, and one sentence for a surprise, whose own text is for the log and never for the screen.
 */
export function explainError(error: unknown): Explanation {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return {
      status: '404',
      heading: 'Page Not Found',
      sentence: 'The page may have moved, or the product is no longer sold.',
    };
  }
  const heading = 'Unexpected Application Error!';
  if (isRouteErrorResponse(error)) {
    return { status: String(error.status), heading, sentence: `${error.status} ${error.statusText}`.trim() };
  }
  return {
    status: 'Sorry',
    heading,
    sentence: 'Something went wrong on our side. Please try again in a moment.',
  };
}
