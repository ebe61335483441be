import type { ApiFailure } from '../api.ts';

/** The message about a failed request: the server's, or that there was no response. */
export function failureMessage({ message }: ApiFailure): string {
  return message || 'The shop could not be reached. Please try again.';
}
