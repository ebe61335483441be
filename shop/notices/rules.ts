/** How patient the shop is with a mail server that does not take a mail (decision 022). */

/** A process that sends a mail has this long for it; then another one may try. */
export const SENDING_MINUTES = 5;

const MOST_ATTEMPTS = 12;

/**
 * When a mail that did not leave is tried again.
 * @param attempts made so far, at least 1
 * @returns minutes from now: 1, 2, 4 … at most 6 hours; null when it is given up, after about a day
 */
export function retryAfterMinutes(attempts: number): number | null {
  return attempts >= MOST_ATTEMPTS ? null : Math.min(2 ** (attempts - 1), 360);
}
