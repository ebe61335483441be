import { Socket } from 'node:net';
import { type CompiledQuery, Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { codeOf, StartError } from './start-error.ts';
import type { Tables } from './tables.ts';
import { SilentConnectionError } from './unavailable.ts';

export type Database = Kysely<Tables>;

/** An open transaction. What takes one writes beside other writes, all or none; what takes a Database may read alone. */
export type Transaction = KyselyTransaction<Tables>;

/** Where PostgreSQL is. A `host` that begins with a slash is the folder of a Unix socket. */
export type ConnectionTarget =
  | { url: string }
  | { host: string; port?: number; user: string; database: string; password?: string };

/** What PostgreSQL ends by itself, so that no process that stands still holds up the others (milliseconds). */
const TIMEOUTS = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * When PostgreSQL ends a connection that asks nothing (milliseconds): longer than the pool keeps one. The shop may have
 * lost it without PostgreSQL knowing, and it may hold the turn of an order (shop/sql.ts).
 */
const SESSION_TIMEOUT = 12_000;

/** How long to wait for a connection of the pool, to be opened or to become free (milliseconds). */
const POOL_TIMEOUT = 2_500;

/** How long to wait for a connection while the shop starts, and for those outside the pool (milliseconds). */
const CONNECTION_TIMEOUT = 10_000;

/**
 * How long a connection may be silent (milliseconds): longer than a statement may take, and than the pool keeps an idle
 * one. A proxy or a network that swallows everything never ends a connection by itself.
 */
const LONGEST_SILENCE = 20_000;

/** PostgreSQL's own numbers of the two types that pg would hand over as text. */
const int8 = 20;
const numeric = 1700;

/** @throws RangeError for a number that JavaScript cannot hold exactly to the unit */
function readNumber(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`The database holds a number that is too large to be exact: ${text}`);
  }
  return value;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === int8 || oid === numeric ? readNumber : pg.types.getTypeParser(oid, format),
};

/** What pg's clients and pools need to reach the target. */
export function connectionOptions(target: ConnectionTarget): pg.ClientConfig {
  const where = 'url' in target ? { connectionString: target.url } : target;
  return {
    ...where,
    application_name: 'saman',
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    types,
  };
}

/**
 * Opens a pool of so many connections, each only when it is needed; `destroy()` closes them.
 * @param options `mayTakeLong` for migrations: a statement may take as long as it needs
 */
export function connectDatabase(
  target: ConnectionTarget,
  connections: number,
  { mayTakeLong = false, longestSilence = LONGEST_SILENCE } = {},
): Database {
  const pool = new pg.Pool({
    ...connectionOptions(target),
    max: connections,
    ...(!mayTakeLong && {
      ...TIMEOUTS,
      options: `-c idle_session_timeout=${SESSION_TIMEOUT}`,
      connectionTimeoutMillis: POOL_TIMEOUT,
      stream: () => openSocket(longestSilence),
    }),
  });
  // A connection that breaks while idle is replaced on next use; without a listener it would end the process.
  pool.on('error', () => {});
  // One that breaks while it is in use fails its query, or the next one; the pool takes its own listener off then.
  pool.on('connect', (client) => client.on('error', () => {}));
  return databaseOn(pool);
}

const pools = new WeakMap<Database, pg.Pool>();

/** The database behind a pool. */
export function databaseOn(pool: pg.Pool): Database {
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(database, pool);
  return database;
}

/** How many connections of a database are in use and idle now, and how many callers wait for one. */
export function connectionsOf(database: Database): { inUse: number; idle: number; waiting: number } {
  const pool = pools.get(database);
  if (!pool) throw new Error('Only what connectDatabase opened has connections to count.');
  const { totalCount, idleCount, waitingCount } = pool;
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** One connection. Unless it is a transaction's, each statement is a transaction of its own. A name: it is planned once and not each time. */
export interface NamedStatements {
  /** @param name of this statement alone; whatever else differs from one time to the next is a parameter */
  run<Row extends pg.QueryResultRow>(name: string, statement: CompiledQuery<Row>): Promise<Row[]>;
}

/**
 * Lends one connection of a database for statements that run so often that to plan them would cost more than to carry
 * them out. A plan is the same for all values, so their tables have to be read by the same indexes whatever is asked.
 */
export async function onConnection<T>(
  database: Database,
  work: (connection: NamedStatements) => Promise<T>,
): Promise<T> {
  const pool = pools.get(database);
  if (!pool) throw new Error('Only what connectDatabase opened has connections to lend.');
  const client = await pool.connect();
  try {
    return await work({
      run: async <Row extends pg.QueryResultRow>(name: string, { sql, parameters }: CompiledQuery<Row>) =>
        (await client.query<Row>({ name, text: sql, values: [...parameters] })).rows,
    });
  } finally {
    client.release();
  }
}

/** The connection of a transaction, for what is else done on one that is lent. */
export function connectionOf(transaction: Transaction): NamedStatements {
  return { run: async (_name, statement) => (await transaction.executeQuery(statement)).rows };
}

/** A socket that is given up when it is silent for too long: its query fails, and the pool opens another one. */
function openSocket(longestSilence: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(longestSilence, () => socket.destroy(new SilentConnectionError()));
}

/** Host and port as a person would write them, without user and password. */
function addressOf(target: ConnectionTarget): string {
  if (!('url' in target)) return target.host;
  const url = new URL(target.url);
  return `${url.hostname || url.searchParams.get('host') || 'localhost'}:${url.port || '5432'}`;
}

/** PostgreSQL's own errors that name only the user or the database, never a password. */
const isSafeToShow = (code: unknown) => typeof code === 'string' && /^(28|3D|53|57)/.test(code);

/** Makes sure that the database responds. @throws StartError naming host and port, when it doesn't */
export async function checkConnection(target: ConnectionTarget): Promise<void> {
  const client = new pg.Client(connectionOptions(target));
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    const code = codeOf(error);
    const reason = error instanceof Error && isSafeToShow(code) ? error.message : (code ?? 'no answer');
    throw new StartError(
      `PostgreSQL at ${addressOf(target)} cannot be reached (${reason}); check DATABASE_URL.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether a write failed by this constraint or unique index of the migrations. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}
