import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';
import { migrations } from './migrations/index.ts';
import { StartError } from './start-error.ts';

/** The oldest PostgreSQL that the shop runs on, as `server_version_num` counts. */
const oldestVersion = 150_000;

const provider: MigrationProvider = {
  getMigrations: async (): Promise<Record<string, Migration>> => migrations,
};

/** Migrations only go forward: one whose number is lower than that of one already carried out is refused. */
function migratorOf(db: Database): Migrator {
  return new Migrator({ db, provider });
}

/** Migrates under Kysely's own lock; many may start at once. @throws StartError for an old PostgreSQL or a newer database */
export async function migrateDatabase(database: Database, report: (line: string) => void): Promise<void> {
  await checkVersion(database);
  // One connection of its own, because building an index may take longer than a query of the shop may.
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      const { error, results = [] } = await migratorOf(connection).migrateToLatest();
      for (const { migrationName, status } of results) {
        if (status === 'Success') report(`Migrated the database: ${migrationName}`);
      }
      if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
        throw new StartError('The database was migrated by another version of the shop; start that version.');
      }
      if (error) throw error;
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
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

async function checkVersion(database: Database): Promise<void> {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name
  `.execute(database);
  const [version] = rows;
  if (version && version.number < oldestVersion) {
    throw new StartError(`The shop needs PostgreSQL 15 or later; this one is ${version.name}.`);
  }
}
