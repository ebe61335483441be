import { type ApiFailure, readFailure, UNREACHABLE } from '../api.ts';
import { forgetToken, readToken } from './token-store.ts';

interface StreamOptions<Line> {
  body: FormData;
  /** Hears each line of the answer as it comes. */
  onLine: (line: Line) => void;
  signal: AbortSignal;
}

/**
 * Makes a call as an admin whose answer is a line of JSON for every step of the work.
 * @typeParam Line what each of them is; the server's own types hold it to that
 * @returns null when the answer came to its end, or why it did not
 */
export async function streamAsAdmin<Line>(
  path: string,
  { body, onLine, signal }: StreamOptions<Line>,
): Promise<ApiFailure | null> {
  const token = readToken('admin');
  const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {});
  try {
    const response = await fetch(path, { method: 'POST', headers, body, signal });
    if (!response.ok || !response.body) {
      if (response.status === 401 && token) forgetToken('admin', token);
      return readFailure(response.status, await response.json());
    }
    let rest = '';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return rest === '' ? null : UNREACHABLE;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(JSON.parse(line));
    }
  } catch {
    return UNREACHABLE;
  }
}
