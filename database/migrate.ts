import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';
import { migrations } from './migrations/index.ts';
import { codeOf, StartError } from './start-error.ts';

/** The oldest PostgreSQL that the shop runs on, as `server_version_num` counts. */
const oldestVersion = 150_000;

const provider: MigrationProvider = {
  getMigrations: async (): Promise<Record<string, Migration>> => migrations,
};

/** Migrations only go forward: one whose number is lower than that of one already carried out is refused. */
function migratorOf(db: Database): Migrator {
  return new Migrator({ db, provider });
}

/** How long a migration waits for a table that is in use, during which the shop waits for it (milliseconds). */
const LOCK_TIMEOUT = 2_000;

/** How often it is tried again then, and the pause in which others come through (milliseconds). */
const MOST_TRIES = 20;
const PAUSE = 1_000;

/** PostgreSQL's error code for `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Of PostgreSQL's error codes those that say what a database or its role lacks. */
const LACKING = new Map<unknown, string>([
  ['42501', 'the role has to be its owner'],
  ['25006', 'it has to be one that takes changes'],
  ['0A000', 'its PostgreSQL needs the extensions that usually come along (postgresql-contrib)'],
  ['58P01', 'its PostgreSQL needs the extensions that usually come along (postgresql-contrib)'],
]);

/**
 * Brings the tables up to date, all migrations or none. A table that is in use is not waited for long, since anyone who wants
 * it afterwards waits as well: the shop next door, for one. It is tried again instead.
 * @throws StartError for a database that cannot be used, or that is newer
 */
export async function migrateDatabase(database: Database, report: (line: string) => void): Promise<void> {
  await database.connection().execute(async (connection) => {
    const { role, name } = await checkDatabase(connection);
    // Building an index may take longer than a query of the shop may.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(connection);
    try {
      let error = await migrate(connection, report);
      for (let tries = 1; codeOf(error) === LOCK_NOT_AVAILABLE && tries < MOST_TRIES; tries += 1) {
        if (tries === 1) report('The tables are in use; the migration is tried again until they are free.');
        await delay(PAUSE);
        error = await migrate(connection, report);
      }
      if (error) throw explained(error, name, role);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}

/** @returns what went wrong */
async function migrate(connection: Database, report: (line: string) => void): Promise<unknown> {
  const { error, results = [] } = await migratorOf(connection).migrateToLatest();
  // One that failed takes those before it along.
  if (error) return error;
  for (const { migrationName } of results) report(`Migrated the database: ${migrationName}`);
  return null;
}

function explained(error: unknown, name: string, role: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message.startsWith('corrupted migrations')) {
    return new StartError('The database was migrated by another version of the shop; start that version.');
  }
  const code = codeOf(error);
  if (code === LOCK_NOT_AVAILABLE) {
    return new StartError(
      'The database could not be migrated, because another program keeps its tables in use; end it, then start the shop again.',
    );
  }
  const lacks = LACKING.get(code);
  if (!lacks) return error;
  return new StartError(`The role ${role} cannot set up the database ${name} (${error.message}): ${lacks}.`);
}

/** Whether every migration that this version of the shop knows has been carried out. */
export async function migrationsAreDone(database: Database): Promise<boolean> {
  const { rows } = await sql<{ table: string | null }>`
    select to_regclass('public.kysely_migration')::text as table
  `.execute(database);
  if (!rows[0]?.table) return false;
  const known = await migratorOf(database).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}

/** @returns its name, and who the shop is there @throws StartError */
async function checkDatabase(database: Database): Promise<{ name: string; role: string }> {
  const { rows } = await sql<{
    number: number;
    version: string;
    encoding: string;
    name: string;
    role: string;
  }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding, current_database() as name, current_user as role
  `.execute(database);
  const [found] = rows;
  if (!found) throw new Error('PostgreSQL does not say what it is.');
  if (found.number < oldestVersion) {
    throw new StartError(`The shop needs PostgreSQL 15 or later; this one is ${found.version}.`);
  }
  if (found.encoding !== 'UTF8') {
    throw new StartError(
      `The database ${found.name} keeps its text as ${found.encoding}, and the shop needs UTF8: ` +
        `make one by "create database … encoding 'UTF8' template template0".`,
    );
  }
  return found;
}
