/**
 * How much hashing of passwords goes on at once: each takes a processor for 20 ms and 19 MiB, on one of the four
 * threads that files and pictures need as well. A flood of guesses waits here and takes no more than this.
 */
const AT_ONCE = 2;

/** So many wait, a second's worth; whoever comes then is told to come again. */
const MOST_WAITING = 100;

/** The shop has more to hash than it can for the moment. */
export class TooBusyError extends Error {}

/** Whose turn it is first: known devices, which strangers can't be. Each kind has places of its own. */
const waiting = { knownDevice: [] as (() => void)[], others: [] as (() => void)[] };
export type HashingLane = keyof typeof waiting;

let running = 0;

/**
 * Hashes when it is its turn.
 * @throws TooBusyError when too many wait
 */
export async function hashInTurn<T>(hash: () => Promise<T>, lane: HashingLane): Promise<T> {
  if (running < AT_ONCE) {
    running += 1;
  } else {
    if (waiting[lane].length >= MOST_WAITING) throw new TooBusyError('Too many passwords wait to be hashed.');
    await new Promise<void>((go) => waiting[lane].push(go));
  }
  try {
    return await hash();
  } finally {
    const next = waiting.knownDevice.shift() ?? waiting.others.shift();
    if (next) next();
    else running -= 1;
  }
}
