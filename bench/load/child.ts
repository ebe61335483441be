import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';

/** A program of the bench in a process of its own, which answers each message with one message. */
export interface Child {
  /** @throws when it ends instead of answering */
  ask<T>(message: object, answer: z.ZodType<T>): Promise<T>;
  stop(): Promise<void>;
}

/** @param file beside this one, for example `load.ts` */
export function startChild(file: string): Child {
  const child: ChildProcess = fork(fileURLToPath(new URL(file, import.meta.url)), {
    serialization: 'advanced',
  });
  const ended = once(child, 'exit');
  return {
    ask: async (message, answer) => {
      const answered = once(child, 'message');
      child.send(message);
      const [said] = await Promise.race([
        answered,
        ended.then(([code]) => {
          throw new Error(`${file} ended with ${code}.`);
        }),
      ]);
      return answer.parse(said);
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** Answers each message of the parent; the process ends with it. */
export function answerParent(answer: (message: unknown) => Promise<object>): void {
  process.on('message', async (message) => process.send?.(await answer(message)));
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches the whole group; the parent decides when this one goes.
  process.on('SIGINT', () => {});
}
