import { failure } from '../errors.ts';

/** Seconds until there is room again: most pictures take a tenth of one. */
const AGAIN_IN = 10;

/** What everybody is told whose picture cannot wait in a queue that is full. */
export function tooManyPictures() {
  const message = 'The shop is busy with other pictures. Please try again in a few seconds.';
  return failure('BUSY', message, { retryAfter: AGAIN_IN });
}
