import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Captured {
  status: number;
  /** As they were written, without those that every server adds itself. */
  headers: Record<string, string>;
  /** As it was sent, compressed or not. */
  body: Buffer;
}

/** Of the connection, and of the moment. */
const ADDED: readonly string[] = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** What a browser sends along with a request for a page. */
const BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.9,ur;q=0.8',
};

/** A GET as it goes over the wire. */
export function getRequest(port: number, address: string): string {
  const headers = Object.entries({ Host: `127.0.0.1:${port}`, ...BROWSER });
  return `GET ${address} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** Asks as a browser does, and keeps the response as it was sent. */
export function capture(port: number, address: string): Promise<Captured> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: address, headers: BROWSER, agent: false }, async (response) => {
      const names = response.rawHeaders.filter((_, index) => index % 2 === 0);
      const headers = Object.fromEntries(
        names.flatMap((name, index) =>
          ADDED.includes(name.toLowerCase()) ? [] : [[name, response.rawHeaders[2 * index + 1] ?? '']],
        ),
      );
      resolve({ status: response.statusCode ?? 0, headers, body: await buffer(response) });
    }).on('error', reject);
  });
}
