import pg from 'pg';
import { codeOf } from './start-error.ts';

/**
 * SQLSTATEs of a PostgreSQL that cannot work now, though nothing is wrong with the query: lost connections (08), no
 * memory, disk or connection left (53), shut down or starting (57P01 to 57P05), cancelled after `statement_timeout`
 * (57014), `lock_timeout` (55P03), `idle_in_transaction_session_timeout` (25P03), a disk that fails (58030), and a
 * connection that is refused by its user (28) or its database (3D).
 */
const PASSING_STATES = /^(08...|28...|3D...|53...|57P0[1-5]|57014|55P03|25P03|58030)$/;

/** What pg says by itself; these errors have no code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after|Postgres connection has been discarded)/;

/** The system's own errors about a socket. */
const LOST_SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** A connection on which PostgreSQL has not said a word for longer than any query may take. */
export class SilentConnectionError extends Error {
  override message = 'PostgreSQL went silent.';
}

/** Whether PostgreSQL could not be reached, or could not work now. What the last statement did is not known then. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof SilentConnectionError) return true;
  if (error instanceof pg.DatabaseError) return PASSING_STATES.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  // Without a call of the system it is a shopper who hung up.
  if ('syscall' in error) {
    // A Unix socket that is gone, or a host whose name nobody knows now.
    if (error.syscall === 'connect' || error.syscall === 'getaddrinfo') return true;
    return LOST_SOCKET.has(String(codeOf(error)));
  }
  return LOST_CONNECTION.test(error.message);
}
