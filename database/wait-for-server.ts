import { setTimeout as delay } from 'node:timers/promises';
import { type ConnectionTarget, checkConnection } from './connect.ts';
import { codeOf, StartError } from './start-error.ts';

/** How long a PostgreSQL that isn't up yet is waited for, and how often it is tried (milliseconds). */
const PATIENCE = 30_000;
const TRY_EVERY = 500;

/** What is said of a server that is still starting, of the system or of PostgreSQL. */
const PASSING = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
  ...['57P01', '57P02', '57P03', '53300'],
]);

/** Waits until the database responds: often it starts at the same moment as the shop. @throws StartError when it doesn't */
export async function waitForServer(
  target: ConnectionTarget,
  report: (line: string) => void,
  interruption?: AbortSignal,
): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (let told = false; ; told = true) {
    try {
      return await checkConnection(target);
    } catch (error) {
      if (!isPassing(error) || Date.now() > end) throw error;
      if (!told) report(`${error.message} It may be starting: it is waited for, ${PATIENCE / 1000} s.`);
    }
    await delay(TRY_EVERY, undefined, { signal: interruption });
  }
}

function isPassing(error: unknown): error is StartError {
  if (!(error instanceof StartError)) return false;
  const code = codeOf(error.cause);
  if (typeof code === 'string') return PASSING.has(code);
  // What pg itself says of a proxy in front of a server that is down.
  return error.cause instanceof Error && /timeout|terminated/i.test(error.cause.message);
}
