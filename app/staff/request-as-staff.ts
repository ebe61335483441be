import {
  type ApiRequest,
  type ApiResult,
  type RequestOptions,
  readFailure,
  requestApi,
  UNREACHABLE,
} from '../api.ts';
import { forgetToken, readToken, type StaffKind } from './token-store.ts';

/**
 * Calls of the staff's side, with the token of whoever is signed in. A token that opens nothing any more is
 * forgotten, and the guard around the screen asks to sign in again.
 */
function requestAs(kind: StaffKind): ApiRequest {
  return async <T>(path: string, options: Omit<RequestOptions, 'bearer'> = {}) => {
    const token = readToken(kind);
    const result = await requestApi<T>(path, { ...options, ...(token && { bearer: token }) });
    if (!result.ok && result.status === 401 && token) forgetToken(kind, token);
    return result;
  };
}

export const requestAsAdmin = requestAs('admin');
export const requestAsSuperAdmin = requestAs('super-admin');

/** For screens that both areas have. */
export const REQUEST_AS = {
  admin: requestAsAdmin,
  'super-admin': requestAsSuperAdmin,
} as const satisfies Record<StaffKind, ApiRequest>;

interface UploadOptions {
  method?: 'POST' | 'PUT';
  body: FormData | Blob;
  /** Hears what part of the bytes has left, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends files as an admin. `fetch` does not say how far it is, so this is the one place with an XMLHttpRequest.
 * @throws DOMException `AbortError` when its signal asks for it
 */
export function uploadAsAdmin<T>(
  path: string,
  { method = 'POST', body, onProgress, signal }: UploadOptions,
): Promise<ApiResult<T>> {
  const token = readToken('admin');
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve(UNREACHABLE);
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    request.onload = () => {
      const { status, response } = request;
      if (status === 401 && token) forgetToken('admin', token);
      const done = status >= 200 && status < 300 && response !== null;
      resolve(done ? { ok: true, value: response } : readFailure(status, response));
    };
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/**
 * Fetches a file as an admin and hands it to the browser to save: a plain link could carry no token.
 * @param fileName what it is saved as
 */
export async function downloadAsAdmin(path: string, fileName: string): Promise<ApiResult<null>> {
  const token = readToken('admin');
  let file: Blob;
  try {
    const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {});
    const response = await fetch(path, { headers });
    if (!response.ok) {
      if (response.status === 401 && token) forgetToken('admin', token);
      return readFailure(response.status, await response.json());
    }
    file = await response.blob();
  } catch {
    return UNREACHABLE;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken it over by the end of this task.
  setTimeout(() => URL.revokeObjectURL(address));
  return { ok: true, value: null };
}
