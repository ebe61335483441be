import { sql } from 'kysely';
import { to as copyTo } from 'pg-copy-streams';
import type { ConnectionTarget, Database } from '../connect.ts';
import { StartError } from '../start-error.ts';
import { openSingleConnection } from './connection.ts';
import {
  copyTarget,
  listTables,
  readContents,
  readSequences,
  type SequenceState,
  type TableColumns,
  type TableContents,
} from './tables.ts';

/** The database as it was at one moment, however long reading it takes and no matter who writes meanwhile. */
export interface Snapshot {
  /** For questions about that moment. */
  database: Database;
  takenAt: Date;
  /** PostgreSQL's version, for example 18.4. */
  postgres: string;
  /** The names of the migrations that were carried out, in their order. */
  migrations: string[];
  sequences: SequenceState[];
  tables: TableContents[];
  /** The rows of a table as COPY writes text: a line each, columns apart by tabs. Pieces end anywhere. */
  readRows(table: TableColumns): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

/**
 * Takes a snapshot and counts what is in it. @param report gets the name of each table before it is counted
 * @param stopped ends it, whatever it waits for
 */
export async function openSnapshot(
  target: ConnectionTarget,
  report: (table: string) => void,
  stopped?: AbortSignal,
): Promise<Snapshot> {
  const { client, database, close } = await openSingleConnection(target, stopped);
  try {
    const names = (await listTables(database)).map(({ name }) => sql.table(name));
    if (names.length === 0) throw new StartError('There is no shop in this database.');
    await sql`begin isolation level repeatable read, read only`.execute(database);
    // A migration that rewrote a table after this moment would leave it empty for it.
    await sql`lock table ${sql.join(names)} in access share mode`.execute(database);
    const { rows } = await sql<Pick<Snapshot, 'takenAt' | 'postgres'>>`
      select now() as "takenAt", current_setting('server_version') as postgres
    `.execute(database);
    const [about] = rows;
    if (!about) throw new Error('PostgreSQL did not say what time it is.');
    const { rows: migrations } = await sql<{ name: string }>`
      select name from kysely_migration order by name collate "C"
    `.execute(database);
    const tables: TableContents[] = [];
    for (const table of await listTables(database)) {
      report(table.name);
      tables.push(await readContents(database, table));
    }
    return {
      ...about,
      database,
      migrations: migrations.map(({ name }) => name),
      // After the tables, so that no number that is in them is given out again.
      sequences: await readSequences(database),
      tables,
      readRows: (table) => client.query(copyTo(`copy ${copyTarget(table)} to stdout`)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
