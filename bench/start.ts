import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { median } from './measure/median.ts';

/**
 * From `npm start` on a built checkout to the first page, as a newcomer waits for it: with an empty data folder
 * (PostgreSQL made, tables, the demo catalogue), and then with what is there. `npm run bench -- start`
 */
const PORT = '3990';
const RUNS = 5;
const address = `http://127.0.0.1:${PORT}/`;

async function untilFirstPage(): Promise<void> {
  for (;;) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok && (await response.text()).includes('</html>')) return;
    await delay(10);
  }
}

/** Milliseconds from the command to the first whole page. */
async function measureStart(dataDir: string): Promise<number> {
  const began = performance.now();
  const shop = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, PORT, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(shop, 'exit');
  await Promise.race([
    untilFirstPage(),
    ended.then(([code]) => {
      throw new Error(`The shop ended with ${code} before its first page.`);
    }),
  ]);
  const waited = performance.now() - began;
  shop.kill('SIGTERM');
  await ended;
  // npm goes first; the shop is gone when its PostgreSQL is.
  while (existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))) await delay(10);
  return waited;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'saman-bench-'));
try {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  console.log(`empty data folder: ${seconds(await measureStart(dataDir))} to the first page`);
  const again: number[] = [];
  for (let run = 0; run < RUNS; run++) again.push(await measureStart(dataDir));
  console.log(`what is there: ${seconds(median(again))} to the first page (median of ${RUNS})`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
