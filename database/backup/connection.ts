import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type ConnectionTarget, connectionOptions, type Database } from '../connect.ts';
import type { Tables } from '../tables.ts';

/** One connection for COPY, which is pg's, and for queries, which are Kysely's: both are in the same transaction. */
export interface SingleConnection {
  client: pg.Client;
  database: Database;
  /** Closes it whatever it is doing; PostgreSQL takes back what was not committed. */
  close(): Promise<void>;
}

class OnlyClient extends pg.Client {
  /** A pool would take it back here. */
  release(): void {}
}

/**
 * How values are written and read as text has to be the same on every server and in every country, and nothing here is
 * over within seconds.
 */
const SETTINGS = {
  client_encoding: 'UTF8',
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  search_path: 'public',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  // A large table is read from its beginning, and not from where somebody else is reading it.
  synchronize_seqscans: 'off',
};

/** Opens it. @param stopped closes it, whatever it waits for @throws what pg throws when PostgreSQL cannot be reached */
export async function openSingleConnection(
  target: ConnectionTarget,
  stopped?: AbortSignal,
): Promise<SingleConnection> {
  const client = new OnlyClient({ ...connectionOptions(target), keepAlive: true });
  // The query that needed the connection sees its failure.
  client.on('error', () => {});
  const close = async () => {
    stopped?.removeEventListener('abort', close);
    await client.end().catch(() => {});
  };
  stopped?.addEventListener('abort', close);
  try {
    await client.connect();
    const pool = { connect: async () => client, end: async () => {}, options: {} };
    const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    for (const [name, value] of Object.entries(SETTINGS)) {
      await sql`select set_config(${name}, ${value}, false)`.execute(database);
    }
    return { client, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
