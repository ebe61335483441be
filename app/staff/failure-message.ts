import type { ApiFailure } from '../api.ts';

/** What a screen says about a call that failed: the server's sentence, or that there was none. */
export function failureMessage({ message }: ApiFailure): string {
  return message || 'The shop could not be reached. Please try again.';
}
