import { type Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Sent } from './compose.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** How long a response may take (milliseconds). */
const PATIENCE = 60_000;

/** The last request of each connection: a request that is misunderstood harms the next one. */
const before = new WeakMap<Socket, string>();

/**
 * Sends a request byte for byte: nothing of its address is put in order on the way.
 * @returns the response; null when the connection was cut on purpose
 * @throws when no response came
 */
export function send(
  { method, target, headers, body, cutAfter }: Sent,
  { address, agent }: { address: string; agent: Agent },
): Promise<Answer | null> {
  const { hostname, port } = new URL(address);
  const length = body || method !== 'GET' ? { 'content-length': String(body?.length ?? 0) } : {};
  return new Promise((resolve, reject) => {
    const sending = request(
      { hostname, port, agent, method, path: target, headers: { ...length, ...headers }, timeout: PATIENCE },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const encoding = method === 'HEAD' ? undefined : response.headers['content-encoding'];
          try {
            const body = expand(Buffer.concat(chunks), encoding);
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
          } catch (error) {
            reject(error);
          }
        });
        response.on('error', cutAfter === null ? reject : () => resolve(null));
      },
    );
    let earlier: string | undefined;
    sending.on('socket', (socket) => {
      earlier = before.get(socket);
      before.set(
        socket,
        `${method} ${target} with ${JSON.stringify(headers)} and ${body?.length ?? 'no'} bytes`,
      );
    });
    sending.on('timeout', () =>
      sending.destroy(new Error(`no answer within ${PATIENCE / 1000} s; before it came ${earlier}`)),
    );
    sending.on('error', cutAfter === null ? reject : () => resolve(null));
    if (cutAfter === null) sending.end(body ?? undefined);
    else sending.write(body?.subarray(0, cutAfter) ?? '', () => sending.destroy());
  });
}

/** @throws when the body is not what its encoding says */
function expand(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  switch (encoding) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    case 'deflate':
      return inflateSync(body);
    case 'zstd':
      return zstdDecompressSync(body);
    default:
      return body;
  }
}
