import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PORT = '3990';
const address = `http://127.0.0.1:${PORT}/`;

async function untilFirstPage(): Promise<void> {
  for (;;) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok && (await response.text()).includes('</html>')) return;
    await delay(10);
  }
}

/** Milliseconds from `npm start` to the first whole page. */
export async function measureStart(dataDir: string): Promise<number> {
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
