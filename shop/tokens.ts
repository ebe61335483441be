import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token that opens something: 256 random bits, written so that it fits into an address or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token. A token is random, so a fast hash without salt can't be guessed back. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether two secrets are the same. The time that it takes tells nothing of how much of them is. */
export function isSameSecret(expected: string, given: string): boolean {
  return timingSafeEqual(hashToken(expected), hashToken(given));
}
