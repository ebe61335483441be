import {
  type ApiFailure,
  type ApiResult,
  type RequestOptions,
  readFailure,
  requestApi,
  UNREACHABLE,
} from '../api.ts';
import { untilSignedInAgain } from './session/ended-session.ts';
import { forgetToken, readToken, type StaffKind } from './token-store.ts';

/** What a request without a session responds with; the server says the same. */
const SIGNED_OUT: ApiFailure = {
  ok: false,
  status: 401,
  code: 'NOT_LOGGED_IN',
  message: 'Please sign in.',
  fields: {},
  data: {},
};

/** The message where the server gives none. */
const NO_RESPONSE = 'The shop could not be reached. Please try again.';

/** The message of a write that cannot have left this machine. */
const NOT_SAVED = 'Not saved: no connection. Try again.';

interface Sending {
  signal?: AbortSignal | undefined;
  /** Whether it changes something. */
  writes?: boolean;
  /** Whether it may wait for a session that has ended to go on. */
  waits?: boolean;
}

/**
 * Sends with the token of who is signed in, as every request of the staff's side does. A token that the server no longer
 * accepts is forgotten, so that the screen asks to sign in again (app/staff/session/sign-in-again.tsx). Meanwhile the
 * request waits: 401 means that nothing was done, so once the same account is in again it is sent as if for the first
 * time (R305). Every failure has a message.
 */
async function withToken<T>(
  kind: StaffKind,
  send: (token: string) => Promise<ApiResult<T>>,
  { signal, writes = false, waits = true }: Sending,
): Promise<ApiResult<T>> {
  const token = readToken(kind);
  const response = token === null ? SIGNED_OUT : await send(token);
  if (response.ok) return response;
  if (response.status === 401) {
    if (token !== null) forgetToken(kind, token);
    if (waits && (await untilSignedInAgain(kind, signal))) return withToken(kind, send, { signal, writes });
  }
  const unsent = writes && response.code === 'UNREACHABLE' && !navigator.onLine;
  return { ...response, message: response.message || (unsent ? NOT_SAVED : NO_RESPONSE) };
}

export interface StaffRequest extends Omit<RequestOptions, 'bearer'> {
  /** Hears what part of the bytes has left, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** False where a session that has ended is an answer in itself. */
  waits?: boolean;
}

/**
 * Makes a request as staff, for `clientLoader`s and `useWrite`.
 * @typeParam T what the endpoint responds with; its own schema holds it to that
 * @throws DOMException `AbortError` when the request's signal asks for it
 */
export function requestAsStaff<T>(
  kind: StaffKind,
  path: string,
  { waits = true, ...options }: StaffRequest = {},
): Promise<ApiResult<T>> {
  const { method = 'GET', signal } = options;
  return withToken(
    kind,
    (token) =>
      options.onProgress
        ? upload<T>(path, token, options)
        : requestApi<T>(path, { ...options, bearer: token }),
    { signal, writes: method !== 'GET', waits },
  );
}

/** `fetch` does not say how far it is, so this is the one place with an XMLHttpRequest. */
function upload<T>(path: string, token: string, { method = 'POST', body, onProgress, signal }: StaffRequest) {
  return new Promise<ApiResult<T>>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve(UNREACHABLE);
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onload = () => {
      const { status, response } = request;
      const done = status >= 200 && status < 300 && response !== null;
      resolve(done ? { ok: true, value: response } : readFailure(status, response));
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body instanceof FormData ? body : JSON.stringify(body));
  });
}

/**
 * Fetches a file as an admin and hands it to the browser to save: a plain link could carry no token.
 * @param body what is asked for, where it is too much for an address
 */
export function downloadAsAdmin(path: string, fileName: string, body?: object): Promise<ApiResult<null>> {
  return withToken(
    'admin',
    async (token) => {
      const asked = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const response = await fetchAsStaff(path, token, asked);
      if (!response.ok) return response;
      const address = URL.createObjectURL(await response.value.blob());
      const link = document.createElement('a');
      link.href = address;
      link.download = fileName;
      link.click();
      // The browser has taken it over by the end of this task.
      setTimeout(() => URL.revokeObjectURL(address));
      return { ok: true, value: null };
    },
    {},
  );
}

/**
 * Makes a request as an admin whose response is a line of JSON for every step of the work; `onLine` hears each.
 * @typeParam Line what each of them is; the server's own types hold it to that
 */
export function streamAsAdmin<Line>(
  path: string,
  request: { body?: FormData | string; signal: AbortSignal },
  onLine: (line: Line) => void,
): Promise<ApiResult<null>> {
  return withToken(
    'admin',
    async (token) => {
      const response = await fetchAsStaff(path, token, { method: 'POST', ...request });
      if (!response.ok) return response;
      try {
        let rest = '';
        const reader = response.value.body?.pipeThrough(new TextDecoderStream()).getReader();
        for (;;) {
          const { done, value } = (await reader?.read()) ?? { done: true };
          if (done) return rest === '' ? { ok: true, value: null } : UNREACHABLE;
          const lines = (rest + value).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) onLine(JSON.parse(line));
        }
      } catch {
        return UNREACHABLE;
      }
    },
    { signal: request.signal, writes: true },
  );
}

/** A response whose body is not one piece of JSON. */
async function fetchAsStaff(path: string, token: string, init: RequestInit): Promise<ApiResult<Response>> {
  try {
    const headers = new Headers({ Authorization: `Bearer ${token}` });
    if (typeof init.body === 'string') headers.set('Content-Type', 'application/json');
    const response = await fetch(path, { ...init, headers });
    if (response.ok) return { ok: true, value: response };
    return readFailure(response.status, await response.json());
  } catch {
    return UNREACHABLE;
  }
}
