import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB and two passes, about 20 ms on one core, off the main thread. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters can be typed as different characters, depending on the keyboard. */
const normalise = (password: string) => password.normalize('NFKC');

/** Makes of a password what may be kept of it (argon2id). */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), COST);
}

let nobodys: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Takes as long when there is nobody to compare with, so that
 * the time does not tell which accounts exist.
 * @param kept what hashPassword made; null when there is no such account, and the answer is no
 */
export async function checkPassword(kept: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(32).toString('hex'));
  const matches = await verify(kept ?? (await nobodys), normalise(password));
  return kept !== null && matches;
}
