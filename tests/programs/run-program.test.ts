import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ChildProgram, childProgram } from '../support/child-program.ts';
import { testDatabaseTarget, testDatabaseUrl } from '../support/database.ts';
import { putPostgresFolder } from '../support/postgres-folder.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporary-folder.ts';

/** All on one database have one key, as machines that share a database do. */
const SECRETS_KEY = `${'A'.repeat(43)}=`;

let folder: TemporaryFolder;

beforeEach(() => {
  folder = temporaryFolder('program');
});

afterEach(() => folder.remove());

function run(env: Record<string, string>, program = 'start-without-pages.ts'): ChildProgram {
  const settings = { DATA_DIR: folder.path, SECRETS_KEY, PORT: '0', DEMO_CATALOGUE: 'off', ...env };
  return childProgram(`tests/support/${program}`, [], settings);
}

/** Runs it as `npm start` does, which starts it again when it crashes. */
const launch = async (env: Record<string, string> = {}) =>
  run({ DATABASE_URL: await testDatabaseUrl(), ...env }, 'launch-without-pages.mjs');

/** Runs it on the PostgreSQL of the tests, where it is not about the shop's own: that takes seconds to make. */
const runOnTestDatabase = async (env: Record<string, string> = {}) =>
  run({ DATABASE_URL: await testDatabaseUrl(), ...env });

/** Runs it on a PostgreSQL of its own, at that one's second start. */
function runOnOwnDatabase(): ChildProgram {
  putPostgresFolder(folder.path);
  return run({});
}

/** Expects one sentence on stderr, and nothing else there. */
async function expectStartError(program: ChildProgram, message: RegExp): Promise<void> {
  expect(await program.ended()).toBe(1);
  expect(program.stderr()).toMatch(message);
  expect(program.stderr().trimEnd().split('\n')).toHaveLength(1);
  expect(program.stderr()).not.toMatch(/^\s+at /m);
}

test('a shop that is open answers, and ends with 0 on SIGTERM', async () => {
  const shop = runOnOwnDatabase();
  await shop.printed('/super-admin-regegistration');
  const address = /is open at (\S+)/.exec(shop.stdout())?.[1];
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(shop.stdout()).toContain(`${address}/admin-login`);
  expect(shop.stdout()).toContain('Mails go to this log, because SMTP_URL is not set.');
  shop.process.kill('SIGTERM');
  expect(await shop.ended()).toBe(0);
  expect(shop.stderr()).toBe('');
});

test.each(['destroy', 'resetAndDestroy'] as const)(
  'an upload that its sender breaks off (%s) is nothing for the log, and leaves nothing',
  async (breakOff) => {
    const shop = await runOnTestDatabase();
    await shop.printed('/super-admin-regegistration');
    const port = Number(/is open at http:\S+:(\d+)/.exec(shop.stdout())?.[1]);
    const uploads = join(folder.path, 'uploads');
    const files = () => readdir(uploads, { recursive: true }).catch(() => []);
    const sender = connect(port, '127.0.0.1');
    sender.write(
      'POST /api/reviews HTTP/1.1\r\nhost: shop\r\ncontent-type: multipart/form-data; boundary=x\r\n' +
        'content-length: 9999\r\n\r\n' +
        '--x\r\ncontent-disposition: form-data; name="image"; filename="pan.png"\r\n\r\nhalf a pict',
    );
    // The folder of the form, and the file in it.
    await expect.poll(files).toHaveLength(2);
    sender[breakOff]();
    await expect.poll(files).toEqual([]);
    shop.process.kill('SIGTERM');
    expect(await shop.ended()).toBe(0);
    expect(shop.stdout()).not.toMatch(/"level":"(?:warn|error)"/);
  },
);

test('a log that cannot be written keeps nobody waiting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  other.close();
  const full = openSync('/dev/full', 'w');
  const settings = { DATABASE_URL: await testDatabaseUrl(), DATA_DIR: folder.path, PORT: port, SECRETS_KEY };
  const shop = childProgram(
    'tests/support/start-without-pages.ts',
    [],
    { ...settings, DEMO_CATALOGUE: 'off' },
    full,
  );
  closeSync(full);
  // It is logged that nobody is known to pass on other people's requests.
  const passedOn = { headers: { 'x-forwarded-for': '192.0.2.1' }, signal: AbortSignal.timeout(30_000) };
  const health = (init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}/healthz`, init)
      .then(({ status }) => status)
      .catch(String);
  await expect.poll(() => health(), { timeout: 60_000 }).toBe(200);
  expect(await health(passedOn)).toBe(200);
  expect(await health({ signal: AbortSignal.timeout(30_000) })).toBe(200);
  shop.process.kill('SIGTERM');
  expect(await shop.ended()).toBe(0);
});

test('one Ctrl-C that arrives twice closes the shop once, and it ends with 0', async () => {
  const shop = await runOnTestDatabase();
  await shop.printed('is open at');
  shop.process.kill('SIGINT');
  shop.process.send('stop');
  expect(await shop.ended()).toBe(0);
});

test('a shop whose launcher is gone closes', async () => {
  const shop = await runOnTestDatabase();
  await shop.printed('is open at');
  shop.process.disconnect();
  expect(await shop.ended()).toBe(0);
});

test('a shop that is told to stop while it opens closes what it opened', async () => {
  const shop = run({});
  await shop.printed('Creating the database folder.');
  shop.process.kill('SIGTERM');
  expect(await shop.ended()).toBe(0);
  const next = run({});
  await next.printed('is open at');
  next.process.kill('SIGTERM');
  expect(await next.ended()).toBe(0);
});

test('a port that is in use is named in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  try {
    await expectStartError(
      await runOnTestDatabase({ PORT: port }),
      new RegExp(`^Port ${port} is in use by another program`),
    );
  } finally {
    other.close();
  }
});

test('a second shop on the same data folder is refused in one sentence', async () => {
  const first = runOnOwnDatabase();
  await first.printed('is open at');
  await expectStartError(run({}), /^Another shop is running on the data folder/);
  first.process.kill('SIGTERM');
  expect(await first.ended()).toBe(0);
});

test('a database that refuses the shop is named in one sentence, without the password', async () => {
  const refusing = new URL(await testDatabaseUrl());
  refusing.username = 'bob';
  refusing.password = 's3cret';
  const shop = run({ DATABASE_URL: refusing.href });
  await expectStartError(
    shop,
    /^PostgreSQL at \S+ cannot be reached \(role "bob" does not exist\); check DATABASE_URL/,
  );
  expect(shop.stderr() + shop.stdout()).not.toContain('s3cret');
});

test('a database that is not up yet is waited for', async () => {
  const { host, port, user, database } = await testDatabaseTarget();
  const socket = join(folder.path, '.s.PGSQL.5432');
  const shop = run({
    DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(folder.path)}`,
  });
  await shop.printed(
    'cannot be reached (ENOENT); check DATABASE_URL. It may be starting: it is waited for, 30 s.',
  );
  await symlink(join(host, `.s.PGSQL.${port}`), socket);
  await shop.printed('is open at');
  shop.process.kill('SIGTERM');
  expect(await shop.ended()).toBe(0);
});

test('a shop that is told to stop while it waits for its database ends', async () => {
  const shop = run({ DATABASE_URL: 'postgres://bob:s3cret@127.0.0.1:1/shop' });
  await shop.printed('It may be starting: it is waited for, 30 s.');
  shop.process.kill('SIGTERM');
  expect(await shop.ended()).toBe(0);
  expect(shop.stderr() + shop.stdout()).not.toContain('s3cret');
});

test('a setting that is not usable is named in one sentence', async () => {
  await expectStartError(
    run({ PORT: 'abc' }),
    /^The setting PORT is not usable: has to be a whole number from 0 to 65535\.$/m,
  );
});

/** The processes that a process has started. Linux only, as the shop's own tests are. */
async function childrenOf(pid: number | undefined): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

test('two processes share one port; one that ends is replaced, and all end with the first', async () => {
  const shop = await runOnTestDatabase({ WEB_CONCURRENCY: '2' });
  await shop.printed('/super-admin-regegistration');
  const address = /is open at (\S+)/.exec(shop.stdout())?.[1];
  const workers = await childrenOf(shop.process.pid);
  expect(workers).toHaveLength(2);

  process.kill(workers[0] ?? 0, 'SIGKILL');
  // Those that come at that moment are answered, or broken off at once; nobody waits for what is gone.
  const atThatMoment = Array.from({ length: 20 }, () =>
    fetch(`${address}/healthz`, { signal: AbortSignal.timeout(20_000) }).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof Error ? error.name : error),
    ),
  );
  expect(await Promise.all(atThatMoment)).not.toContain('TimeoutError');
  await shop.printed('A process of the shop ended (SIGKILL) and is replaced.');
  for (let asked = 0; asked < 4; asked++) expect((await fetch(`${address}/readyz`)).status).toBe(200);
  await expect.poll(async () => (await childrenOf(shop.process.pid)).length).toBe(2);

  const last = await childrenOf(shop.process.pid);
  shop.process.kill('SIGTERM');
  expect(await shop.ended()).toBe(0);
  for (const pid of last) expect(() => process.kill(pid, 0)).toThrow();
  expect(shop.stderr()).toBe('');
});

test('a port that is in use is named in one sentence by several processes, too', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const shop = await runOnTestDatabase({ WEB_CONCURRENCY: '2', PORT: String(port) });
  await expectStartError(shop, new RegExp(`^Port ${port} is in use by another program`));
  taken.close();
});

test('a shop that crashes is started again by its launcher, which SIGTERM ends after the shop has closed', async () => {
  const launcher = await launch();
  await launcher.printed('is open at');
  const [crashing = 0] = await childrenOf(launcher.process.pid);
  process.kill(crashing, 'SIGKILL');
  const timesOpen = () => launcher.stdout().split('is open at').length - 1;
  await expect.poll(timesOpen, { timeout: 60_000 }).toBe(2);
  expect(launcher.stderr()).toBe('The shop ended (SIGKILL) and starts again in 0.5 s.\n');

  const [shop = 0] = await childrenOf(launcher.process.pid);
  expect(shop).not.toBe(crashing);
  launcher.process.kill('SIGTERM');
  expect(await launcher.ended()).toBe(0);
  expect(() => process.kill(shop, 0)).toThrow();
});

test('the log of all processes goes to one file, which is put aside when it is full, and so many of them stay', async () => {
  const logs = join(folder.path, 'logs');
  await mkdir(logs);
  const [current, newest, oldest] = ['shop.log', 'shop.log.1', 'shop.log.2'].map((name) => join(logs, name));
  await writeFile(current ?? '', 'full\n'.repeat(250_000));
  await writeFile(newest ?? '', 'before\n');
  await writeFile(oldest ?? '', 'long ago\n');
  const launcher = await launch({
    LOG_FILE: join(logs, 'shop.log'),
    LOG_FILE_MEGABYTES: '1',
    LOG_FILES_KEPT: '2',
    WEB_CONCURRENCY: '2',
  });
  await launcher.printed('/super-admin-regegistration');
  const address = /is open at (\S+)/.exec(launcher.stdout())?.[1];
  for (let asked = 0; asked < 4; asked++) await fetch(`${address}/nobody`);
  launcher.process.kill('SIGTERM');
  expect(await launcher.ended()).toBe(0);

  expect((await readdir(logs)).sort()).toEqual(['shop.log', 'shop.log.1', 'shop.log.2']);
  const [log = '', aside = '', before = ''] = await Promise.all(
    [current, newest, oldest].map((file) => readFile(file ?? '', 'utf8')),
  );
  expect([aside.slice(0, 5), before]).toEqual(['full\n', 'before\n']);
  expect(log).toContain('is open at');
  expect(log.match(/"route":"unknown","status":404/g)).toHaveLength(4);
  // A person at the terminal reads what is for people.
  expect(launcher.stdout()).not.toContain('"route"');
});

test('a shop that cannot be started says so once, and its launcher ends', async () => {
  await expectStartError(await launch({ PORT: 'abc' }), /^The setting PORT is not usable/);
});
