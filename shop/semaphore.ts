/** So much waits already that whoever comes now has to come again. */
export class TooBusyError extends Error {}

/** What waits in the lane `first` goes before everything in `others`. */
export type Lane = 'first' | 'others';

interface SemaphoreOptions {
  /** Pieces of work that run at once. */
  atOnce: number;
  /** How many wait at most; each lane has so many places of its own. */
  mostWaiting?: number;
}

/**
 * Lets only so many pieces of work run at once; the others wait in the order in which they came.
 * @returns what runs a piece of work when it is its turn; it throws TooBusyError when too many wait
 */
export function createSemaphore({ atOnce, mostWaiting = Infinity }: SemaphoreOptions) {
  const waiting: Record<Lane, (() => void)[]> = { first: [], others: [] };
  let running = 0;
  return async function runInTurn<T>(work: () => Promise<T>, lane: Lane = 'others'): Promise<T> {
    if (running < atOnce) running += 1;
    else if (waiting[lane].length >= mostWaiting) throw new TooBusyError('Too much work waits.');
    else await new Promise<void>((go) => waiting[lane].push(go));
    try {
      return await work();
    } finally {
      const next = waiting.first.shift() ?? waiting.others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
