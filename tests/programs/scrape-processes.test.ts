import { afterEach, beforeEach, expect, test } from 'vitest';
import { childProgram } from '../support/child-program.ts';
import { testDatabaseUrl } from '../support/database.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporary-folder.ts';

let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder('scrapes');
});
afterEach(() => folder.remove());

test('whichever process gets a scrape, it has the numbers of all of them, apart from each other', async () => {
  const shop = childProgram('tests/support/start-without-pages.ts', [], {
    DATA_DIR: folder.path,
    DATABASE_URL: await testDatabaseUrl(),
    PORT: '0',
    DEMO_CATALOGUE: 'off',
    LOG_LEVEL: 'error',
    WEB_CONCURRENCY: '2',
  });
  await shop.printed('/super-admin-regegistration');
  const address = /is open at (\S+)/.exec(shop.stdout())?.[1];
  // Each on a connection of its own: Node hands them to the processes in turn.
  const ask = async (path: string) =>
    (await fetch(`${address}${path}`, { headers: { connection: 'close' } })).text();
  for (let asked = 0; asked < 6; asked++) await ask('/healthz');

  for (const metrics of [await ask('/metrics'), await ask('/metrics')]) {
    const healthy = metrics.matchAll(
      /^http_request_duration_seconds_count\{[^}]*route="\/healthz"[^}]*process="(\w+)"\} (\d+)$/gm,
    );
    const counts = [...healthy].map(([, , count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(metrics).toMatch(/^shop_processes\{state="answered",process="first"\} 2$/m);
    expect(metrics).toMatch(/^shop_job_runs_total\{job="mails",outcome="done",process="first"\} \d+$/m);
    expect(metrics.match(/^# TYPE process_resident_memory_bytes gauge$/gm)).toHaveLength(1);
    expect(metrics.match(/^process_resident_memory_bytes\{process="(first|1|2)"\} \d+/gm)).toHaveLength(3);
  }
  shop.process.kill('SIGTERM');
  expect(await shop.ended()).toBe(0);
  expect(shop.stderr()).toBe('');
});
