/**
 * Expected failures. An operation returns one as a value that carries its data; surprises are thrown and
 * reach the one handler of the server. Which HTTP status a code has is said once, in server/responses/errors.ts.
 */
export type ErrorCode =
  | 'INVALID_INPUT'
  | 'NOT_FOUND'
  | 'UNKNOWN_ENDPOINT'
  | 'BODY_TOO_LARGE'
  | 'TOO_SLOW'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'OUT_OF_STOCK'
  | 'AMOUNTS_CHANGED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'ORDER_TOO_LARGE'
  | 'TOO_MANY_OPEN_ORDERS'
  | 'NOTHING_TO_ACKNOWLEDGE'
  | 'NOTHING_TO_CONFIRM'
  | 'NAME_TAKEN'
  | 'HAS_PRODUCTS'
  | 'EMAIL_TAKEN'
  | 'INVALID_CREDENTIALS'
  | 'NOT_LOGGED_IN'
  | 'FORBIDDEN'
  | 'CHANGED_MEANWHILE'
  | 'SECOND_FACTOR_NEEDED'
  | 'LAST_SUPER_ADMIN'
  | 'LINK_NOT_VALID'
  | 'CROSS_SITE_REQUEST'
  | 'UNKNOWN_HOST'
  | 'TOO_MANY_REQUESTS'
  | 'BUSY'
  | 'UNAVAILABLE'
  | 'INTERNAL';

export interface Failure {
  code: ErrorCode;
  /** One sentence for the person at the screen. */
  message: string;
  /** The sentence for each field at fault, by its path: `customer.mobile`. */
  fields?: Record<string, string>;
  /** What the screen needs to go on, for example the units that are left. */
  data?: Record<string, unknown>;
  /** Seconds after which it is worth trying again. */
  retryAfter?: number;
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export function success<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function failure(
  code: ErrorCode,
  message: string,
  more: Pick<Failure, 'fields' | 'data' | 'retryAfter'> = {},
): { ok: false; failure: Failure } {
  return { ok: false, failure: { code, message, ...more } };
}

/** The failure of one field, named by its path. */
export function fieldFailure(field: string, message: string, code: ErrorCode = 'INVALID_INPUT') {
  return failure(code, message, { fields: { [field]: message } });
}
