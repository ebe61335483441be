import type { Writable } from 'node:stream';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { from as copyFrom } from 'pg-copy-streams';
import type { ConnectionTarget, Database } from '../connect.ts';
import { migrations } from '../migrations/index.ts';
import { SETUP_LOCK } from '../setup-lock.ts';
import { StartError } from '../start-error.ts';
import { refuseUnlessEmpty } from './check-empty.ts';
import { openSingleConnection } from './connection.ts';
import { setConstraintsAside } from './set-constraints-aside.ts';
import { copyTarget, listTables, readContents, type SequenceState, type TableContents } from './tables.ts';

/** What a database held when its backup was taken. */
export interface DatabaseContents {
  migrations: string[];
  sequences: SequenceState[];
  tables: TableContents[];
}

export interface Filling {
  /** Takes the rows of a table, as COPY writes text. One table at a time. */
  openTable(table: TableContents): Writable;
  /** Compares what is there with what was to be, carries out newer migrations, and keeps it all. @throws StartError */
  finish(): Promise<void>;
  /** Closes the connection. Unless it was finished, the database is as empty as before. */
  close(): Promise<void>;
}

/**
 * Begins to fill an empty database, in one transaction: it is filled wholly, or stays empty. Needs no superuser.
 * @param report gets what is being done @param stopped ends it @throws StartError when the database is not empty
 */
export async function beginFilling(
  target: ConnectionTarget,
  contents: DatabaseContents,
  report: (what: string) => void,
  stopped?: AbortSignal,
): Promise<Filling> {
  const { client, database, close } = await openSingleConnection(target, stopped);
  try {
    // A shop that starts on it meanwhile waits.
    await sql`select pg_advisory_lock(${SETUP_LOCK})`.execute(database);
    await sql`begin`.execute(database);
    await refuseUnlessEmpty(database);
    await sql`set local maintenance_work_mem = '256MB'`.execute(database);
    report('Making the tables');
    await migrate(database, contents.migrations);
    const putBack = await setConstraintsAside(database);
    const tables = await listTables(database);
    checkColumns(contents.tables, tables);
    // What migrations bring along is in the backup as well.
    await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(database);

    return {
      openTable: (table) => client.query(copyFrom(`copy ${copyTarget(table)} from stdin with (freeze)`)),
      async finish() {
        for (const expected of contents.tables) {
          report(`Comparing ${expected.name}`);
          const { rows, checksum } = await readContents(database, expected);
          if (rows !== expected.rows || checksum !== expected.checksum) {
            throw new StartError(
              `The table ${expected.name} is not what the backup says; nothing was restored.`,
            );
          }
        }
        for (const { name, value, used } of contents.sequences) {
          await sql`select setval(${name}::regclass, ${value}, ${used})`.execute(database);
        }
        await putBack(report);
        report('Carrying out newer migrations');
        await migrate(database, Object.keys(migrations));
        report('Looking at what is in the tables');
        await sql`analyze`.execute(database);
        const { command } = await client.query('commit');
        if (command !== 'COMMIT') throw new StartError('PostgreSQL did not keep what was restored.');
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Carries out these migrations, in the transaction that is open. */
async function migrate(database: Database, names: readonly string[]): Promise<void> {
  const wanted = Object.entries(migrations).filter(([name]) => names.includes(name));
  const provider = { getMigrations: async () => Object.fromEntries(wanted) };
  const { error } = await new Migrator({
    db: database,
    provider,
    disableTransactions: true,
  }).migrateToLatest();
  if (error) throw error;
}

/** @throws StartError where the backup has other tables than its migrations make */
function checkColumns(wanted: readonly TableContents[], made: Awaited<ReturnType<typeof listTables>>): void {
  const words = (tables: typeof made) =>
    tables.map(({ name, columns }) => `${name}(${columns.toSorted().join()})`).join(' ');
  if (words([...wanted]) !== words(made)) {
    throw new StartError('The tables of this backup are not those of the shop; nothing was restored.');
  }
}
