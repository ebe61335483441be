import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../tests/browser/support/run-shop.ts';

/** Pause before a shop that ended is started again, as a service manager does (milliseconds). */
const PAUSE = 100;

/** The end of what it printed, for a shop that does not start. */
const OUTPUT_KEPT = 4_000;

export interface ShopProcess {
  address: string;
  /** Of the running process; undefined between two. */
  pid(): number | undefined;
  /** What it printed last. */
  output(): string;
  /** How often it was started. */
  starts(): number;
  stop(): Promise<void>;
}

/** Runs a shop on a port of its own, and starts it again whenever it ends. @param program from the project's folder */
export async function keepShop(program: string, settings: Record<string, string>): Promise<ShopProcess> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  let printed = '';
  let starts = 0;
  let isStopped = false;

  const kept = (async () => {
    while (!isStopped) {
      starts += 1;
      child = spawn(process.execPath, ['--enable-source-maps', program], {
        cwd: settings.PROJECT ?? fileURLToPath(new URL('..', import.meta.url)),
        env: {
          PATH: process.env.PATH,
          // What Node compiled for one start need not be compiled for the next.
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          NODE_ENV: 'production',
          HOST: '127.0.0.1',
          PORT: String(port),
          RATE_LIMITS: 'off',
          OPEN_ORDERS_PER_MOBILE: '100000',
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk) => {
          printed = (printed + String(chunk)).slice(-OUTPUT_KEPT);
        });
      }
      await once(child, 'exit');
      if (!isStopped) await delay(PAUSE);
    }
  })();

  return {
    address: `http://127.0.0.1:${port}`,
    pid: () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined),
    output: () => printed,
    starts: () => starts,
    async stop() {
      isStopped = true;
      child?.kill('SIGTERM');
      await kept;
    },
  };
}
