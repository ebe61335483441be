import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { PictureJob, PictureOutcome } from './picture-jobs.ts';

const fromSources = new URL(import.meta.url).pathname.endsWith('.ts');

/** Built beside the shop's bundle (vite.config.ts); from the sources, Node runs the source. */
export const PICTURE_PROGRAM = fromSources
  ? fileURLToPath(new URL('./picture-program.ts', import.meta.url))
  : path.resolve('build/server/picture-program.js');

/** A picture may have taken that process over, so its output is parsed like a stranger's. */
const responseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drawn'), width: z.int().positive(), height: z.int().positive() }),
  z.object({ kind: z.literal('unreadable') }),
  z.object({
    kind: z.literal('too-large'),
    width: z.int().positive(),
    height: z.int().positive(),
    mostPixels: z.int(),
  }),
  z.object({ kind: z.literal('failed'), message: z.string().max(500) }),
]);

/** How long it may take until the program runs (milliseconds). */
const START_PATIENCE = 60_000;

/** A process that decodes one picture at a time, without the shop's settings and secrets. It ends with the shop. */
export interface PictureProcess {
  /** @param patience milliseconds @returns `unreadable` also after that or a crash @throws when it cannot start or write */
  carryOut(job: PictureJob, patience: number): Promise<PictureOutcome>;
  gone(): boolean;
  end(): void;
}

export function startPictureProcess(program: string): PictureProcess {
  const { PATH, TMPDIR, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  const child = fork(program, {
    execArgv: [],
    // libvips warns of every odd byte of a picture; two arenas keep what was freed from piling up.
    env: {
      PATH,
      TMPDIR,
      SystemRoot,
      NODE_NO_WARNINGS: '1',
      VIPS_WARNING: '0',
      MALLOC_ARENA_MAX: '2',
      // Node takes as long to read the sources as a picture takes. Never for the built program: one that was taken over
      // could leave something for the next in there.
      ...(fromSources && { NODE_COMPILE_CACHE }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The job that waits for it sees its failure.
  child.on('error', () => {});
  const ready = nextMessage(child, START_PATIENCE).then((message) => {
    if (message === null) throw new Error('The process that draws pictures did not start.');
  });
  ready.catch(() => {});

  return {
    gone: () => child.killed || !child.connected || hasEnded(child),
    end: () => child.kill('SIGKILL'),
    async carryOut(job, patience) {
      hold(child, true);
      try {
        await ready;
        const answered = nextMessage(child, patience);
        child.send(job, () => {});
        const answer = await answered;
        if (answer === null) return { kind: 'unreadable' };
        const outcome = responseSchema.parse(answer);
        if (outcome.kind === 'failed') throw new Error(outcome.message);
        return outcome;
      } catch (error) {
        child.kill('SIGKILL');
        throw error;
      } finally {
        hold(child, false);
      }
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** The next message of the process; null when it ends before, or is ended because it takes too long. */
function nextMessage(child: ChildProcess, patience: number): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (message: unknown) => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', die).off('error', die);
      resolve(message);
    };
    const die = () => settle(null);
    if (hasEnded(child)) return resolve(null);
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.on('message', settle).on('exit', die).on('error', die);
  });
}

/** Whether this process stays for it. */
function hold(child: ChildProcess, held: boolean): void {
  if (held) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
