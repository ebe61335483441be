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

/** A hash takes 20 ms, 19 MiB and one of four threads that files need too. A second's worth of guesses waits. */
export const hashInTurn = createSemaphore({ atOnce: 2, mostWaiting: 100 });

/** The same letters can be typed as different characters, depending on the keyboard. */
const normalise = (password: string) => password.normalize('NFKC');

/** What is stored of a password (argon2id). @throws TooBusyError when too many wait to be hashed */
export function hashPassword(password: string): Promise<string> {
  return hashInTurn(() => hash(normalise(password), cost));
}

let nobodys: Promise<string> | undefined;

/** Whether the password is the one that was hashed; it takes as long where there is none. @throws TooBusyError */
export async function checkPassword(stored: string | null, password: string, lane: Lane): Promise<boolean> {
  nobodys ??= hash(randomBytes(32).toString('hex'), cost);
  const compareWith = stored ?? (await nobodys);
  const matches = await hashInTurn(() => verify(compareWith, normalise(password)), lane);
  return stored !== null && matches;
}
