/**
 * The browser's one way to send requests to the shop's API. Expected failures are returned; thrown are only programming
 * mistakes and the `AbortError` of a cancelled request. One that outlasts its `AbortSignal.timeout` is unreachable.
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
  /** 0 without a response. */
  status: number;
  /** The code of shop/errors.ts, or UNREACHABLE without a response. */
  code: string;
  /** For the person at the screen; empty without a response. */
  message: string;
  /** The message for each field at fault, by its path. */
  fields: Record<string, string>;
  data: Record<string, unknown>;
}

export type ApiResult<T> = { ok: true; value: T } | ApiFailure;

/** What a screen says when there is no message from the server (R142, R143). */
export const SERVER_ERROR = 'Server error. Please try again later.';

/** What a request without a response comes back with. */
export const UNREACHABLE: ApiFailure = {
  ok: false,
  status: 0,
  code: 'UNREACHABLE',
  message: '',
  fields: {},
  data: {},
};

/**
 * @typeParam T the response; the server's own schema holds it to that
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
      Object.entries(isRecord(fields) ? fields : {}).flatMap(([path, text]) =>
        typeof text === 'string' ? [[path, text]] : [],
      ),
    ),
    data: isRecord(data) ? data : {},
  };
}
