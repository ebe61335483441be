/**
 * The browser's one way to call the shop's API. Expected failures come back as values; nothing is thrown but
 * a programming mistake or a cancelled call (`AbortError`), which its caller has asked for. A call that took
 * longer than its caller's `AbortSignal.timeout` counts as unreachable.
 */

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** FormData is sent as it is, everything else as JSON. */
  body?: unknown;
  /** The name of this attempt: a retry under the same name is carried out once. */
  idempotencyKey?: string;
  /** Of a member of staff or a super admin. */
  bearer?: string;
  signal?: AbortSignal;
}

export interface ApiFailure {
  ok: false;
  /** 0 when no answer came. */
  status: number;
  /** The code of shop/errors.ts, or UNREACHABLE when no answer came. */
  code: string;
  /** One sentence for the person at the screen; empty when no answer came. */
  message: string;
  /** The sentence for each field at fault, by its path. */
  fields: Record<string, string>;
  data: Record<string, unknown>;
}

export type ApiResult<T> = { ok: true; value: T } | ApiFailure;

/** How a screen calls: as a shopper by `requestApi`, or as staff (staff/request-as-staff.ts). */
export type ApiRequest = <T>(path: string, options?: Omit<RequestOptions, 'bearer'>) => Promise<ApiResult<T>>;

/** What a call that got no answer comes back with. */
export const UNREACHABLE: ApiFailure = {
  ok: false,
  status: 0,
  code: 'UNREACHABLE',
  message: '',
  fields: {},
  data: {},
};

/**
 * Calls the shop.
 * @typeParam T what this call answers; the server's own response schema holds it to that
 * @param path with its query, for example `/api/v1/products?ids=a,b`
 */
export async function requestApi<T>(path: string, options: RequestOptions = {}): Promise<ApiResult<T>> {
  const { method = 'GET', body, idempotencyKey, bearer, signal } = options;
  const headers = new Headers({ Accept: 'application/json' });
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  let response: Response;
  let result: unknown;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    result = await response.json();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return UNREACHABLE;
  }
  return response.ok ? { ok: true, value: result as T } : readFailure(response.status, result);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the one shape that every failure has. */
export function readFailure(status: number, result: unknown): ApiFailure {
  const { message, code, fields, data } = isRecord(result) ? result : {};
  return {
    ok: false,
    status,
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: typeof message === 'string' ? message : '',
    fields: Object.fromEntries(
      Object.entries(isRecord(fields) ? fields : {}).flatMap(([path, sentence]) =>
        typeof sentence === 'string' ? [[path, sentence]] : [],
      ),
    ),
    data: isRecord(data) ? data : {},
  };
}
