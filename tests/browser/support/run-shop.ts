import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** How long the shop may take to open with its demo catalogue (milliseconds). */
const openingPatience = 120_000;

/** As `npm start` runs it (scripts/start.mjs), and MALLOC_ARENA_MAX with it. */
const AS_STARTED = ['--enable-source-maps', '--max-semi-space-size=16', '--max-old-space-size=512'];

export interface RunningShop {
  url: string;
  /** Of its process. */
  pid: number;
  close(): Promise<void>;
}

/**
 * Runs the built shop on a port of its own and waits until it is open.
 * @param settings in addition to those of every test
 * @param errors where its errors go: into the test's output, or nowhere when errors are what is tested
 * @param log a file for what it prints, which a test may read
 * @param node more arguments of Node, such as those of a profile
 */
export async function runShop(
  settings: Record<string, string>,
  {
    errors = 'inherit',
    log,
    node = [],
  }: { errors?: 'inherit' | 'ignore'; log?: string; node?: readonly string[] } = {},
): Promise<RunningShop> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const shop = spawn(process.execPath, [...AS_STARTED, ...node, 'build/server/main.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      // What Node compiled for one of these shops need not be compiled for the next.
      NODE_COMPILE_CACHE: join(root, 'tests', 'results', 'compiled'),
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      PORT: new URL(url).port,
      RATE_LIMITS: 'off',
      // The tests order in the name of one shopper, again and again.
      OPEN_ORDERS_PER_MOBILE: '1000',
      RAAST_IBAN: 'PK36SCBL0000001123456702',
      RAAST_TITLE: 'Saman Traders',
      ...settings,
    },
    // The channel tells the shop to close when this process is killed.
    stdio: ['ignore', 'pipe', errors, 'ipc'],
  });
  if (log) shop.stdout?.pipe(createWriteStream(log));
  const close = async () => {
    if (shop.exitCode !== null || shop.signalCode !== null) return;
    const ended = once(shop, 'exit');
    shop.kill('SIGTERM');
    await ended;
  };
  try {
    await untilOpen(shop);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, pid: shop.pid ?? 0, close };
}

function untilOpen(shop: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The shop did not open in time:\n${output}`)),
      openingPatience,
    );
    const read = (chunk: Buffer) => {
      output += String(chunk);
      if (!output.includes('is open at')) return;
      clearTimeout(timer);
      // A shop that runs for an hour prints more than anybody wants to keep.
      shop.stdout?.off('data', read).resume();
      resolve();
    };
    shop.stdout?.on('data', read);
    shop.on('error', reject);
    shop.on('exit', (code) =>
      reject(new Error(`The shop ended with ${code} before it was open:\n${output}`)),
    );
  });
}

/** A port that nobody listens on. The shop needs to know it beforehand, for the addresses it gives out. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('The system gave out no port.');
  return address.port;
}
