import { availableParallelism } from 'node:os';
import { failure } from '../errors.ts';
import type { PictureJob, PictureOutcome } from './picture-jobs.ts';
import { PICTURE_PROGRAM, type PictureProcess, startPictureProcess } from './picture-process.ts';

interface QueueOptions {
  program?: string;
  /** How many pictures are drawn at once, each by a process of its own. */
  processes: number;
  /** How many wait at most. */
  waiting: number;
  /** How long a picture may take (milliseconds). */
  patience: number;
  /** Whether each picture has a process to itself: what one leaves behind there reaches no other, and none adds up. */
  apart?: boolean;
}

interface Waiting {
  job: PictureJob;
  resolve(outcome: Promise<PictureOutcome>): void;
}

export interface PictureQueue {
  /** Has a picture drawn, after those that came before; `busy` at once when too many wait. */
  draw(job: PictureJob): Promise<PictureOutcome | { kind: 'busy' }>;
}

/** How long a process without work stays (milliseconds). It gives all its memory back when it ends. */
const IDLE_PATIENCE = 10_000;

/** A queue of pictures and its processes, started when needed, ended when slow, replaced when dead; waiting jobs stay. */
export function createPictureQueue({
  program = PICTURE_PROGRAM,
  processes,
  waiting,
  patience,
  apart = false,
}: QueueOptions): PictureQueue {
  const queue: Waiting[] = [];
  const idle = new Map<PictureProcess, NodeJS.Timeout>();
  let working = 0;

  function takeProcess(): PictureProcess {
    for (const [process, timer] of idle) {
      clearTimeout(timer);
      idle.delete(process);
      if (!process.gone()) return process;
    }
    return startPictureProcess(program);
  }

  function keepProcess(used: PictureProcess): void {
    if (apart) used.end();
    if (used.gone()) return;
    const timer = setTimeout(() => {
      idle.delete(used);
      used.end();
    }, IDLE_PATIENCE);
    timer.unref();
    idle.set(used, timer);
  }

  async function carryOut(job: PictureJob): Promise<PictureOutcome> {
    const taken = takeProcess();
    try {
      return await taken.carryOut(job, patience);
    } finally {
      keepProcess(taken);
      working -= 1;
      goOn();
    }
  }

  function goOn(): void {
    while (working < processes) {
      const next = queue.shift();
      if (!next) return;
      working += 1;
      next.resolve(carryOut(next.job));
    }
  }

  return {
    draw(job) {
      if (working >= processes && queue.length >= waiting) return Promise.resolve({ kind: 'busy' });
      return new Promise((resolve) => {
        queue.push({ job, resolve });
        goOn();
      });
    },
  };
}

/** So many that the last one is done before its sender gives up. */
export const MOST_WAITING = 16;

/** What people send: one at a time, since each may take a hundred times the memory of its file. */
export const sentPictures = createPictureQueue({
  processes: 1,
  waiting: MOST_WAITING,
  patience: 20_000,
  apart: true,
});

/** What the shop shows, apart from what is sent, so that senders keep no shopper waiting. A new page requests sixty. */
export const shownPictures = createPictureQueue({
  processes: Math.min(2, availableParallelism()),
  waiting: 1000,
  patience: 30_000,
});

/** Seconds until there is room again: most pictures take a tenth of one. */
const AGAIN_IN = 10;

/** What everybody is told whose picture cannot wait in a queue that is full. */
export function tooManyPictures() {
  const message = 'The shop is busy with other pictures. Please try again in a few seconds.';
  return failure('BUSY', message, { retryAfter: AGAIN_IN });
}
