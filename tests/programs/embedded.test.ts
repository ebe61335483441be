import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectDatabase, connectionOptions } from '../../database/connect.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../database/embedded.ts';
import { StartError } from '../../database/start-error.ts';
import { childProgram } from '../support/child-program.ts';
import { putPostgresFolder } from '../support/postgres-folder.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporary-folder.ts';

let folder: TemporaryFolder;
let running: EmbeddedPostgres[] = [];

beforeEach(() => {
  folder = temporaryFolder('embedded');
});

afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  running = [];
  folder.remove();
});

async function start(dataDir = folder.path): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(dataDir, () => {}, { fsync: 'off' });
  running.push(postgres);
  return postgres;
}

/** Starts it at its second start, for what is no rule of the first one: making the folder takes most of the time. */
function startAgain(dataDir = folder.path): Promise<EmbeddedPostgres> {
  putPostgresFolder(dataDir);
  return start(dataDir);
}

/** Asks PostgreSQL one thing. */
async function ask(postgres: EmbeddedPostgres, question: string): Promise<unknown> {
  const database = connectDatabase(postgres.connection, 1);
  try {
    const { rows } = await sql<{ answer: unknown }>`select ${sql.raw(question)} as answer`.execute(database);
    return rows[0]?.answer;
  } finally {
    await database.destroy();
  }
}

const pidIn = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('the first start makes the folder, and what was stored is there at the next', async () => {
  const first = await start();
  const database = connectDatabase(first.connection, 1);
  await sql`create table kept as select 7 as number`.execute(database);
  await database.destroy();
  await first.stop();
  expect(existsSync(join(folder.path, 'postgres', 'postmaster.pid'))).toBe(false);

  expect(await ask(await start(), '(select number from kept)')).toBe(7);
});

test('nobody but its owner can reach it', async () => {
  const postgres = await startAgain();
  expect(await ask(postgres, "current_setting('listen_addresses')")).toBe('');
  expect(await ask(postgres, "current_setting('unix_socket_permissions')")).toBe('0700');
});

test('text is kept as UTF-8, and sorted and folded as readers expect', async () => {
  const postgres = await startAgain();
  expect(await ask(postgres, "current_setting('server_encoding')")).toBe('UTF8');
  expect(await ask(postgres, "lower('ÀÉ')")).toBe('àé');
  expect(
    await ask(
      postgres,
      "(select string_agg(t, ' ' order by t) from unnest(array['zoo','Bowl','äpfel','cup']) t)",
    ),
  ).toBe('äpfel Bowl cup zoo');
});

test('a second shop on the same data folder is refused, and the first goes on', async () => {
  const first = await startAgain();
  const second = start();
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(/Another shop is running on the data folder \S+ \(process \d+\);/);
  expect(await ask(first, '1')).toBe(1);
});

test('of two shops that start at once on an empty folder, one gets it', async () => {
  const results = await Promise.allSettled([start(), start()]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusal = results.find(({ status }) => status === 'rejected');
  expect(String(refusal?.status === 'rejected' && refusal.reason)).toMatch(/Another shop is running/);
});

test('a shop that was killed leaves PostgreSQL running, and the next one takes it over', async () => {
  putPostgresFolder(folder.path);
  const killed = childProgram('tests/support/start-without-pages.ts', [], {
    DATA_DIR: folder.path,
    PORT: '0',
    DEMO_CATALOGUE: 'off',
  });
  await killed.printed('is open at');
  const pid = pidIn(folder.path);
  killed.process.kill('SIGKILL');
  await killed.ended();

  await start();
  expect(pidIn(folder.path)).toBe(pid);
});

test('if PostgreSQL dies under the shop, it is started again', async () => {
  const postgres = await startAgain();
  const pid = pidIn(folder.path);
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(async () => expect(await ask(postgres, '1')).toBe(1), { timeout: 20_000, interval: 50 });
  expect(pidIn(folder.path)).not.toBe(pid);
});

test('what an interrupted first start left behind is cleared away', async () => {
  // No process has this number: it is larger than Linux hands out.
  const unfinished = join(folder.path, 'postgres.unfinished-99999999-0a');
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, 'PG_VERSION'), '18\n');
  await start();
  expect(existsSync(unfinished)).toBe(false);
});

test('if PostgreSQL is killed while a query is at work, what is left of it is ended, and it is started again', async () => {
  const postgres = await startAgain();
  const client = new pg.Client(connectionOptions(postgres.connection));
  client.on('error', () => {});
  await client.connect();
  client.query('do $$ begin loop perform 1; end loop; end $$').catch(() => {});
  const atWork = "(select count(*)::int from pg_stat_activity where query like 'do %' and state = 'active')";
  await expect.poll(() => ask(postgres, atWork)).toBe(1);
  process.kill(pidIn(folder.path), 'SIGKILL');
  await vi.waitFor(async () => expect(await ask(postgres, '1')).toBe(1), { timeout: 20_000, interval: 50 });
});

/** Writes the lock files of a PostgreSQL with this number, as they are left when it is killed. */
function leaveLockFiles(pid: number | ''): void {
  const cluster = join(folder.path, 'postgres');
  const lines = [pid, cluster, 1, 5432, folder.path, '', '1 1', 'ready   '];
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    writeFileSync(join(cluster, name), pid === '' ? '' : `${lines.join('\n')}\n`);
    // As old as what a power cut left.
    utimesSync(join(cluster, name), 0, 0);
  }
}

/** Runs a program as PostgreSQL's own user: it takes no other's process for itself. */
function spawnAsPostgres(program: string, words: string[]) {
  const { uid, gid } = statSync(join(folder.path, 'postgres'));
  return spawn(program, words, { cwd: '/', ...(process.getuid?.() === 0 && { uid, gid }) });
}

test('lock files whose number belongs to another program by now do not keep PostgreSQL from starting', async () => {
  putPostgresFolder(folder.path);
  const other = spawnAsPostgres('sleep', ['1000']);
  try {
    leaveLockFiles(other.pid ?? 0);
    expect(await ask(await start(), '1')).toBe(1);
  } finally {
    other.kill();
  }
});

test('lock files of a process that is dead, but that nobody has waited for, do not either', async () => {
  putPostgresFolder(folder.path);
  // The shell becomes a program that doesn't know of the child it had, and only then the child ends.
  const parent = spawnAsPostgres('sh', ['-c', 'exec 3<&0; cat <&3 & echo $!; exec sleep 1000']);
  try {
    const [printed] = await once(parent.stdout, 'data');
    const pid = Number(printed);
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    parent.stdin.end();
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
    leaveLockFiles(pid);
    expect(await ask(await start(), '1')).toBe(1);
  } finally {
    parent.kill();
  }
});

test('lock files that a power cut left empty do not either', async () => {
  putPostgresFolder(folder.path);
  leaveLockFiles('');
  expect(await ask(await start(), '1')).toBe(1);
});

test('a copied folder that others may enter is closed to them, and used', async () => {
  putPostgresFolder(folder.path);
  const cluster = join(folder.path, 'postgres');
  chmodSync(cluster, 0o755);
  expect(await ask(await start(), '1')).toBe(1);
  expect(statSync(cluster).mode & 0o777).toBe(0o700);
});

test('a data folder whose path is too long for a socket works all the same', async () => {
  const long = join(folder.path, 'x'.repeat(100));
  expect(await ask(await startAgain(long), '1')).toBe(1);
});

test('a data folder that cannot be written is refused in one sentence', async () => {
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  const refused = start(join(file, 'data'));
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/^The data folder \S+ cannot be written \(ENOTDIR\)/);
});

test('a data folder whose path is too long for PostgreSQL is refused in one sentence', async () => {
  const refused = start(join(folder.path, ...Array.from({ length: 8 }, () => 'x'.repeat(180))));
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(
    /^The path of the data folder has \d+ bytes, and PostgreSQL takes 900; set/,
  );
});

test('a folder for temporary files that is missing is named where it is needed', async () => {
  vi.stubEnv('TMPDIR', '/nowhere');
  try {
    const refused = startAgain(join(folder.path, 'x'.repeat(100)));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      /temporary files \/nowhere, .* cannot be written \(ENOENT\); set TMPDIR/,
    );
  } finally {
    vi.unstubAllEnvs();
  }
});

// Root may write everywhere, and a test that is skipped counts as one that fails.
if (process.getuid?.() !== 0) {
  test('a read-only data folder is refused in one sentence', async () => {
    chmodSync(folder.path, 0o500);
    await expect(start()).rejects.toThrow(/^The data folder \S+ cannot be written \(EACCES\)/);
  });
}

test('a folder of another PostgreSQL version is refused in one sentence', async () => {
  mkdirSync(join(folder.path, 'postgres'));
  writeFileSync(join(folder.path, 'postgres', 'PG_VERSION'), '14\n');
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 14, and this shop brings PostgreSQL 18/);
});

test('a folder that is not one of PostgreSQL is refused and left alone', async () => {
  mkdirSync(join(folder.path, 'postgres'));
  writeFileSync(join(folder.path, 'postgres', 'letter.txt'), 'Dear all');
  await expect(start()).rejects.toThrow(/is not one of PostgreSQL/);
  expect(readFileSync(join(folder.path, 'postgres', 'letter.txt'), 'utf8')).toBe('Dear all');
});
