import pg from 'pg';

interface DescribedError {
  type: string;
  message: string;
  code?: string;
  /** Of PostgreSQL: which rule of which table refused. */
  table?: string;
  constraint?: string;
  /** Where it was thrown, a line for each call; and what caused it. */
  stack: string;
}

/** The longest chain of causes that is told. */
const MOST_CAUSES = 3;

/**
 * What the log says of an error: its kind and where it came from. Of PostgreSQL's errors only what names parts of the
 * shop: `detail`, `where` and the end of some messages hold the values of a row.
 */
export function describeError(error: unknown, causes = MOST_CAUSES): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { cause } = error;
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  if (cause !== undefined && causes > 0) {
    const { type, message, stack: whence } = describeError(cause, causes - 1);
    stack.push(`caused by ${type}: ${message}`, whence);
  }
  return {
    type: error.constructor.name,
    message: error instanceof pg.DatabaseError ? withoutValues(error.message) : error.message,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error instanceof pg.DatabaseError && { table: error.table, constraint: error.constraint }),
    stack: stack.join('\n'),
  };
}

/** `invalid input syntax for type uuid: "…"` names the value behind the colon. */
const withoutValues = (message: string) => message.replace(/: ".*$/s, '');

/** The same for a log that is read line by line by people. */
export function writeError(error: unknown): string {
  const { type, message, stack } = describeError(error);
  return `${type}: ${message}\n${stack}`;
}
