import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { type HashingLane, hashInTurn } from './hash-in-turn.ts';

/** OWASP's first choice for argon2id: 19 MiB and two passes, about 20 ms on one core, off the main thread. */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters can be typed as different characters, depending on the keyboard. */
const normalise = (password: string) => password.normalize('NFKC');

/**
 * Makes of a password what may be kept of it (argon2id).
 * @throws TooBusyError when too many passwords wait to be hashed
 */
export function hashPassword(password: string): Promise<string> {
  return hashInTurn(() => hash(normalise(password), COST), 'others');
}

let nobodys: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Takes as long when there is nobody to compare with, so that
 * the time does not tell which accounts exist.
 * @param kept what hashPassword made; null when there is no such account, and the answer is no
 * @param lane known devices come first
 * @throws TooBusyError when too many passwords wait to be hashed
 */
export async function checkPassword(
  kept: string | null,
  password: string,
  lane: HashingLane,
): Promise<boolean> {
  nobodys ??= hash(randomBytes(32).toString('hex'), COST);
  const compareWith = kept ?? (await nobodys);
  const matches = await hashInTurn(() => verify(compareWith, normalise(password)), lane);
  return kept !== null && matches;
}
