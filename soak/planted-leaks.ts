import { subscribe } from 'node:diagnostics_channel';
import { openSync } from 'node:fs';

/** Mistakes that a shop might make, to see that the soak finds them: `npm run soak -- --leak requests`. */
export const PLANTED_LEAKS: Readonly<Record<string, () => void>> = {
  /** A list of every request that nobody empties. */
  requests: () => {
    const kept: unknown[] = [];
    subscribe('http.server.request.start', (message) => kept.push(message));
  },
  /** A list of every address that was asked for, with what was computed of it. */
  addresses: () => {
    const kept = new Map<string, string[]>();
    subscribe('http.server.request.start', (message) => {
      const url = addressOf(message);
      kept.set(`${url}#${kept.size}`, [...url.repeat(20)]);
    });
  },
  /** A file that is opened for every tenth request and never closed. */
  files: () => {
    let requests = 0;
    subscribe('http.server.request.start', () => {
      requests += 1;
      if (requests % 10 === 0) openSync('/dev/null', 'r');
    });
  },
  /** Memory outside the heap: a page of every request. */
  buffers: () => {
    const kept: Buffer[] = [];
    subscribe('http.server.request.start', () => kept.push(Buffer.alloc(16_384, 1)));
  },
};

function addressOf(message: unknown): string {
  if (typeof message !== 'object' || message === null || !('request' in message)) return '';
  const { request } = message;
  if (typeof request !== 'object' || request === null || !('url' in request)) return '';
  return typeof request.url === 'string' ? request.url : '';
}

/** @param name undefined plants nothing */
export function plantLeak(name: string | undefined): void {
  if (name !== undefined) PLANTED_LEAKS[name]?.();
}
