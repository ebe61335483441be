/** Too much work waits already: this has to be tried again. */
export class TooBusyError extends Error {}

/** What waits in the lane `first` goes before everything in `others`. */
export type Lane = 'first' | 'others';

interface SemaphoreOptions {
  atOnce: number;
  /** In each lane. */
  mostWaiting?: number;
  /** Milliseconds. */
  longestWait?: number;
}

/**
 * Runs only so many pieces of work at once, the others in turn; TooBusyError when too many wait in a lane, or one waits
 * for too long.
 */
export function createSemaphore({ atOnce, mostWaiting = Infinity, longestWait }: SemaphoreOptions) {
  const waiting: Record<Lane, (() => void)[]> = { first: [], others: [] };
  let running = 0;

  function waitInLane(lane: (() => void)[]): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    lane.push(resolve);
    if (longestWait === undefined) return promise;
    const timer = setTimeout(() => {
      lane.splice(lane.indexOf(resolve), 1);
      reject(new TooBusyError('Work waited for too long.'));
    }, longestWait);
    return promise.finally(() => clearTimeout(timer));
  }

  return async function runInTurn<T>(work: () => Promise<T>, lane: Lane = 'others'): Promise<T> {
    if (running < atOnce) running += 1;
    else if (waiting[lane].length >= mostWaiting) throw new TooBusyError('Too much work waits.');
    else await waitInLane(waiting[lane]);
    try {
      return await work();
    } finally {
      const next = waiting.first.shift() ?? waiting.others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
