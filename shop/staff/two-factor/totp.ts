import { Secret, TOTP } from 'otpauth';

/** Codes of authenticator apps (RFC 6238), by the numbers that every app takes: SHA-1, six digits, 30 seconds. */
const PERIOD_SECONDS = 30;

/** A code of the period before or after is taken too: the clocks of phones are a little off. */
const WINDOW = 1;

/** A new secret, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from the QR code. */
export function authenticatorAddress(secret: string, issuer: string, account: string): string {
  return totp(secret, issuer, account).toString();
}

/** The number of the period that a code belongs to now, which only grows; null when the code is of none near enough. */
export function periodOfCode(secret: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const generator = totp(secret);
  const delta = generator.validate({ token: code, window: WINDOW });
  return delta === null ? null : generator.counter() + delta;
}

function totp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
