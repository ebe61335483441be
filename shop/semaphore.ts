/** Too much work waits already: this has to be tried again. */
export class TooBusyError extends Error {}

/** What waits in the lane `first` goes before everything in `others`. */
export type Lane = 'first' | 'others';

/** Runs only so many pieces of work at once, the others in turn; TooBusyError when too many wait in a lane. */
export function createSemaphore({
  atOnce,
  mostWaiting = Infinity,
}: {
  atOnce: number;
  mostWaiting?: number;
}) {
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
