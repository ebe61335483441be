import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { answerParent } from './child.ts';
import { summarise } from './summarise.ts';
import { type LoadRequest, type LoadResult, loadSchema } from './types.ts';
import { writeRequest } from './write-request.ts';

/**
 * Sends requests and looks at the responses, over plain sockets: a client that parses everything would take more of
 * the machine than the server that is measured (README.md says how much). One request at a time on each connection.
 */

/** So long after the end a response is waited for (milliseconds). */
const PATIENCE_MS = 20_000;

interface Asked {
  request: LoadRequest;
  sentAt: number;
}

/** A response as it comes in. */
class Response {
  #head = '';
  #headOver = false;
  #length: number | null = null;
  #received = 0;
  #parts: Buffer[] = [];
  #differs = false;
  readonly #expected: LoadRequest['expected'];
  readonly #keeps: boolean;

  constructor(expected: LoadRequest['expected'], keeps: boolean) {
    this.#expected = expected;
    this.#keeps = keeps;
  }

  /** @returns whether it is complete now */
  take(chunk: Buffer): boolean {
    let body = chunk;
    if (!this.#headOver) {
      const end = chunk.indexOf('\r\n\r\n');
      this.#head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
      if (end < 0) return false;
      this.#headOver = true;
      const length = /\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1];
      this.#length = length === undefined ? null : Number(length);
      body = chunk.subarray(end + 4);
    }
    const { body: wanted } = this.#expected;
    if (wanted && this.#length !== null) {
      const end = this.#received + body.length;
      this.#differs ||=
        end > wanted.length || wanted.compare(body, 0, body.length, this.#received, end) !== 0;
    }
    this.#received += body.length;
    if (this.#keeps || this.#length === null) this.#parts.push(body);
    if (this.#length !== null) return this.#received >= this.#length;
    // In chunks, of which the last is empty.
    return Buffer.concat(this.#parts.slice(-2)).subarray(-5).equals(LAST_CHUNK);
  }

  /** What is wrong with it; null when it is the one that was meant. */
  fault(): string | null {
    const { status, body, contains } = this.#expected;
    if (!this.#head.startsWith(`HTTP/1.1 ${status} `))
      return `${this.#head.split('\r\n')[0]} ${this.#text()}`;
    if (body && !this.#isExactly(body)) return 'Other bytes than were meant.';
    if (!contains || !this.#keeps) return null;
    const text = this.#text();
    const missing = contains.find((part) => !text.includes(part));
    return missing === undefined ? null : `There is no ${missing} in ${text.slice(0, 500)}`;
  }

  #isExactly(body: Buffer): boolean {
    if (this.#length === null) return joinChunks(Buffer.concat(this.#parts)).equals(body);
    return !this.#differs && this.#received === body.length;
  }

  #text(): string {
    const whole = Buffer.concat(this.#parts);
    const body = this.#length === null ? joinChunks(whole) : whole;
    const encoding = /\r\ncontent-encoding: (\w+)/i.exec(this.#head)?.[1];
    return (encoding === undefined ? body : (UNPACK[encoding]?.(body) ?? body)).toString();
  }
}

const UNPACK: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

const LAST_CHUNK = Buffer.from('0\r\n\r\n');

function joinChunks(sentInChunks: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < sentInChunks.length; ) {
    const end = sentInChunks.indexOf('\r\n', at);
    const length = Number.parseInt(sentInChunks.toString('latin1', at, end), 16);
    if (!length) break;
    parts.push(sentInChunks.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(parts);
}

async function runLoad(message: unknown): Promise<LoadResult> {
  const { ports, connections, seconds, requests, looksAtEvery } = loadSchema.parse(message);
  const times: number[] = [];
  const faults: string[] = [];
  const began = performance.now();
  const usedBefore = process.cpuUsage();
  const over = began + seconds * 1000;
  let turn = 0;
  let inTime = 0;

  const converse = (port: number) =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port, noDelay: true });
      let asked: Asked | null = null;
      let response: Response | null = null;
      const end = () => {
        socket.destroy();
        resolve();
      };
      const fail = (fault: string) => {
        if (asked) faults.push(fault);
        asked = null;
        end();
      };
      const ask = () => {
        const request = requests[turn % requests.length];
        if (!request || performance.now() >= over) return end();
        response = new Response(request.expected, turn % looksAtEvery === 0);
        turn += 1;
        asked = { request, sentAt: performance.now() };
        socket.write(writeRequest(request), 'latin1');
      };
      socket.setTimeout(seconds * 1000 + PATIENCE_MS, () => fail('No response.'));
      socket.on('connect', ask);
      socket.on('error', (error) => fail(error.message));
      socket.on('close', () => fail('The connection was closed.'));
      socket.on('data', (chunk) => {
        if (!asked || !response?.take(chunk)) return;
        const now = performance.now();
        times.push(now - asked.sentAt);
        if (now <= over) inTime += 1;
        const fault = response.fault();
        if (fault !== null) faults.push(fault);
        asked = null;
        ask();
      });
    });

  await Promise.all(
    Array.from({ length: connections }, (_, number) => converse(ports[number % ports.length] ?? 0)),
  );
  const used = process.cpuUsage(usedBefore);
  const busy = (used.user + used.system) / 1000 / (performance.now() - began);
  return {
    ...summarise(times, inTime, seconds),
    busy,
    failures: faults.length,
    firstFailure: faults[0] ?? null,
  };
}

answerParent(runLoad);
