import { createHmac } from 'node:crypto';
import { isSameSecret } from '../tokens.ts';
import type { FormFields } from './port.ts';

/** Whether a signature in hexadecimal digits, in any case, is the expected one. */
export function isSignature(expected: string, given: string | undefined): boolean {
  return isSameSecret(expected.toLowerCase(), (given ?? '').toLowerCase());
}

/** Safepay's signature of a message: HMAC-SHA512 of its raw bytes. */
export function safepaySignature(body: Buffer, secret: string): string {
  return createHmac('sha512', secret).update(body).digest('hex');
}

/** Names of the fields that JazzCash's hash counts. */
const HASHED = /^(?:pp_|ppmpf_)/;
const HASH = 'pp_SecureHash';

/**
 * JazzCash's secure hash: the salt and the values of all fields that are not empty, sorted by the fields' names and joined
 * by `&`, HMAC-SHA256 with the salt as its key.
 */
export function jazzCashHash(fields: FormFields, salt: string): string {
  const values = Object.entries(fields)
    .filter(([name, value]) => HASHED.test(name) && name !== HASH && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value);
  return createHmac('sha256', salt)
    .update([salt, ...values].join('&'))
    .digest('hex');
}

/** The fields with their hash. */
export function signJazzCash(fields: FormFields, salt: string): FormFields {
  return { ...fields, [HASH]: jazzCashHash(fields, salt).toUpperCase() };
}

/** Whether the fields come from JazzCash as they are. */
export function isSignedByJazzCash(fields: FormFields, salt: string): boolean {
  return isSignature(jazzCashHash(fields, salt), fields[HASH]);
}
