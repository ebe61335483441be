import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { createSemaphore, type Lane } from '../../semaphore.ts';

/** OWASP's first choice for argon2id: 19 MiB and two passes, about 20 ms on one core, off the main thread. */
const OWASP_COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let cost = OWASP_COST;

/** Sets what a hash costs. Only tests do, which hash hundreds of passwords that nobody wants to guess. */
export function setHashingCost(wanted: 'least' | 'full'): void {
  cost = wanted === 'least' ? { memoryCost: 8, timeCost: 1, parallelism: 1 } : OWASP_COST;
}

/**
 * Each hash takes a processor for 20 ms and 19 MiB, on one of the four threads that files and pictures need as well: a
 * flood of guesses waits here, a second's worth of it, and takes no more than this.
 */
export const hashInTurn = createSemaphore({ atOnce: 2, mostWaiting: 100 });

/** The same letters can be typed as different characters, depending on the keyboard. */
const normalise = (password: string) => password.normalize('NFKC');

/**
 * Makes of a password what may be kept of it (argon2id).
 * @throws TooBusyError when too many passwords wait to be hashed
 */
export function hashPassword(password: string): Promise<string> {
  return hashInTurn(() => hash(normalise(password), cost));
}

let nobodys: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Takes as long when there is nobody to compare with, so that
 * the time does not tell which accounts exist.
 * @param kept what hashPassword made; null when there is no such account, and the answer is no
 * @param lane known devices come first
 * @throws TooBusyError when too many passwords wait to be hashed
 */
export async function checkPassword(kept: string | null, password: string, lane: Lane): Promise<boolean> {
  nobodys ??= hash(randomBytes(32).toString('hex'), cost);
  const compareWith = kept ?? (await nobodys);
  const matches = await hashInTurn(() => verify(compareWith, normalise(password)), lane);
  return kept !== null && matches;
}
