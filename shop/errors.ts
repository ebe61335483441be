/** Expected failures, returned as values: the codes of all, with the HTTP status that each is sent with. */
export const STATUS_OF = {
  INVALID_INPUT: 400,
  NOT_FOUND: 404,
  UNKNOWN_ENDPOINT: 404,
  BODY_TOO_LARGE: 413,
  TOO_SLOW: 408,
  UNSUPPORTED_MEDIA_TYPE: 415,
  OUT_OF_STOCK: 409,
  OPTIONS_MISSING: 409,
  AMOUNTS_CHANGED: 409,
  COUPON_REFUSED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  ORDER_TOO_LARGE: 409,
  TOO_MANY_OPEN_ORDERS: 409,
  NOTHING_TO_ACKNOWLEDGE: 409,
  NOTHING_TO_CONFIRM: 409,
  NOT_EDITABLE: 409,
  STEP_NOT_POSSIBLE: 409,
  NOT_CONFIRMED: 409,
  NOT_PAID: 409,
  RULE_ASKS: 409,
  CALL_TO_ORDER: 409,
  CASH_NOT_TAKEN: 409,
  CARD_NOT_TAKEN: 409,
  TRACKING_NUMBER_TAKEN: 409,
  COURIER_REFUSED: 409,
  SHEET_TAKEN: 409,
  NAME_TAKEN: 409,
  HAS_PRODUCTS: 409,
  EMAIL_TAKEN: 409,
  INVALID_CREDENTIALS: 401,
  NOT_LOGGED_IN: 401,
  FORBIDDEN: 403,
  CHANGED_MEANWHILE: 409,
  SECOND_FACTOR_NEEDED: 401,
  TWO_FACTOR_REQUIRED: 403,
  LAST_SUPER_ADMIN: 409,
  LINK_NOT_VALID: 410,
  CROSS_SITE_REQUEST: 403,
  SIGNATURE_WRONG: 403,
  UNKNOWN_HOST: 421,
  TOO_MANY_REQUESTS: 429,
  BUSY: 503,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<string, number>;
type ErrorCode = keyof typeof STATUS_OF;

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
