import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../../shop/settings/settings.ts';
import { refuseUnknownHost } from '../access/known-host.ts';
import { cacheKey } from './cache-key.ts';
import { decompress, toGzip } from './compress.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';

export interface Answer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** What a browser asks for before it is clicked need not be asked for again by the click. */
const FOR_PREFETCH = 'private, max-age=5';

/** A cached response, as this request takes it: compressed as it can read it, or nothing where it has it already. */
export function answerFor(cached: CachedResponse, asked: IncomingHttpHeaders): Answer {
  const headers = {
    ...cached.headers,
    etag: cached.etag,
    vary: 'accept-encoding',
    ...(asked['sec-purpose'] === 'prefetch' && { 'cache-control': FOR_PREFETCH }),
  };
  if (asked['if-none-match']?.includes(cached.etag)) return { status: 304, headers, body: null };
  const { body, encoding } = encode(cached, asked['accept-encoding'] ?? '');
  return { status: 200, headers: { ...headers, ...encoding, 'content-length': String(body.length) }, body };
}

function encode(
  cached: CachedResponse,
  accepted: string,
): { body: Buffer; encoding: Record<string, string> } {
  if (BROTLI.test(accepted)) return { body: cached.brotli, encoding: { 'content-encoding': 'br' } };
  if (!GZIP.test(accepted)) return { body: decompress(cached.brotli), encoding: {} };
  cached.gzip ??= toGzip(cached.brotli);
  return { body: cached.gzip, encoding: { 'content-encoding': 'gzip' } };
}

/** Named in `Accept-Encoding`, and not with `q=0`, which refuses it. */
const BROTLI = /(?:^|[\s,])br(?=[\s,;]|$)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const GZIP = /(?:^|[\s,])gzip(?=[\s,;]|$)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** A request that a cached response answered. */
export interface CachedAnswer {
  method: 'GET' | 'HEAD';
  route: string;
  status: 200 | 304;
}

interface FromCache {
  cache: ResponseCache;
  settings: Settings;
  onServed: (served: CachedAnswer) => void;
}

/** Responds from the cache before routing, which would cost several times as much. @returns whether it responded */
export function serveFromCache({ cache, settings, onServed }: FromCache) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
    const cached = cache.find(cacheKey(url));
    if (!cached || refuseUnknownHost({ host: headers.host ?? '', url }, settings)) return false;
    const answer = answerFor(cached, headers);
    response.writeHead(answer.status, answer.headers);
    response.end(method === 'HEAD' ? null : answer.body);
    onServed({ method, route: cached.route, status: answer.status });
    return true;
  };
}
