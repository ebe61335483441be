import { join } from 'node:path';
import { type ConnectionTarget, connectDatabase, type Database } from '../../database/connect.ts';
import { findPostmaster } from '../../database/embedded/postmaster.ts';
import { startEmbeddedPostgres } from '../../database/embedded.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

export interface OwnDatabase {
  database: Database;
  connection: Exclude<ConnectionTarget, { url: string }>;
  /** The data folder that its files are in. */
  folder: string;
  /** Of PostgreSQL's first process. */
  pid: number;
}

interface Options {
  /** Stays when the work is done; otherwise the folder is a new one and goes. */
  folder?: string | undefined;
  connections?: number;
  /** PostgreSQL's own. */
  settings?: Record<string, string>;
}

/** What is lost when the power goes can be filled in again; what is measured runs without these. */
export const FOR_FILLING = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '8GB',
};

/** Lends the work a PostgreSQL of its own with the shop's tables, and stops it whatever happens. */
export async function withOwnDatabase<T>(
  work: (own: OwnDatabase) => Promise<T>,
  { folder, connections = 4, settings = {} }: Options = {},
): Promise<T> {
  const temporary = folder === undefined ? temporaryFolder('bench') : null;
  const path = folder ?? temporary?.path ?? '';
  const postgres = await startEmbeddedPostgres(path, () => {}, settings);
  const close = async () => {
    await postgres.stop();
    temporary?.remove();
  };
  const interrupt = async () => {
    await close();
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, interrupt);
  const { connection } = postgres;
  if ('url' in connection) throw new Error('The embedded PostgreSQL is reached by its socket.');
  const database = connectDatabase(connection, connections, { mayTakeLong: true });
  try {
    await migrateDatabase(database, () => {});
    const pid = findPostmaster(join(path, 'postgres'))?.pid ?? 0;
    return await work({ database, connection, folder: path, pid });
  } finally {
    for (const signal of signals) process.removeListener(signal, interrupt);
    await database.destroy();
    await close();
  }
}

/** As `DATABASE_URL` has it. */
export function databaseUrl({ host, port, user, database, password }: OwnDatabase['connection']): string {
  const who = password === undefined ? user : `${user}:${encodeURIComponent(password)}`;
  return `postgresql://${who}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
