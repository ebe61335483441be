import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../measure/median.ts';
import { answerParent } from './child.ts';
import { type Crowd, type CrowdResult, crowdSchema } from './crowd-types.ts';
import { summarise } from './summarise.ts';
import { writeRequest } from './write-request.ts';

/** More visitors than a shop can serve, and such as only hold connections, from a process of their own. */

/** How long an answer is waited for (milliseconds). */
const PATIENCE = 60_000;

/** At most so many faults are told. */
const MOST_TOLD = 20;

const nothing = (): CrowdResult => ({ answers: [], open: 0, closed: 0, closedAfter: 0, faults: [] });

/** Begins something so many times a second, whatever becomes of it. @returns when all of it is over */
async function atRate(count: number, rate: number, begin: (number: number) => Promise<void>): Promise<void> {
  const began = performance.now();
  const all: Promise<void>[] = [];
  while (all.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - began) / 1000) * rate));
    while (all.length < due) all.push(begin(all.length));
    await delay(5);
  }
  await Promise.all(all);
}

type Storm = Extract<Crowd, { kind: 'storm' }>;

async function storm({ port, seconds, rate, requests }: Storm): Promise<CrowdResult> {
  const times = new Map<string, number[]>();
  const result = nothing();
  let open = 0;
  await atRate(Math.round(seconds * rate), rate, async (number) => {
    const request = requests[number % requests.length];
    if (!request) return;
    const sentAt = performance.now();
    open += 1;
    result.open = Math.max(result.open, open);
    const answer = await converse(port, writeRequest(request)).catch((error: Error) => error.message);
    open -= 1;
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
    const key = `${request.name}\n${status}`;
    times.set(key, [...(times.get(key) ?? []), performance.now() - sentAt]);
    const isRefused = status === 503 && /\r\nretry-after: \d/i.test(answer);
    const isMeant = status === request.status && answer.includes(request.contains);
    if (!isMeant && !isRefused) result.faults.push(`${request.name}: ${answer.slice(0, 200)}`);
  });
  result.answers = [...times].map(([key, all]) => {
    const [name = '', status = ''] = key.split('\n');
    const { p50, p99 } = summarise(all, all.length, seconds);
    return { name, status: Number(status), count: all.length, p50, p99 };
  });
  return result;
}

/** Sends a request that asks to close the connection. @returns all that comes back @throws when the connection breaks */
function converse(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    socket.setEncoding('latin1').setTimeout(PATIENCE, () => socket.destroy(new Error('No answer.')));
    socket.on('connect', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(answer || 'Closed without an answer.'));
  });
}

type Hold = Extract<Crowd, { kind: 'hold' }>;

async function hold({ port, connections, rate, text, trickle, reads, seconds }: Hold): Promise<CrowdResult> {
  const result = nothing();
  const closedAfter: number[] = [];
  const statuses = new Map<number, number>();
  let open = 0;
  await atRate(
    connections,
    rate,
    () =>
      new Promise((resolve) => {
        const socket: Socket = connect({ host: '127.0.0.1', port, noDelay: true });
        const began = performance.now();
        let isOver = false;
        let answer = '';
        socket.on('connect', () => {
          open += 1;
          result.open = Math.max(result.open, open);
          if (text) socket.write(text, 'latin1');
          socket.once('close', () => {
            open -= 1;
          });
        });
        if (reads === null) {
          socket.on('data', (chunk) => {
            if (answer.length < 100) answer += chunk.toString('latin1');
          });
        } else socket.pause();
        const everySecond = setInterval(() => {
          if (trickle && socket.writable) socket.write(trickle, 'latin1');
          if (reads !== null) socket.read(Math.min(reads, socket.readableLength));
        }, 1000);
        const over = setTimeout(() => {
          isOver = true;
          socket.destroy();
        }, seconds * 1000);
        socket.on('error', () => {});
        socket.on('close', () => {
          clearInterval(everySecond);
          clearTimeout(over);
          if (!isOver) {
            closedAfter.push(performance.now() - began);
            const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          }
          resolve();
        });
      }),
  );
  result.closed = closedAfter.length;
  result.closedAfter = median(closedAfter);
  result.answers = [...statuses].map(([status, count]) => ({
    name: 'closed',
    status,
    count,
    p50: 0,
    p99: 0,
  }));
  return result;
}

type HangUps = Extract<Crowd, { kind: 'hang ups' }>;

async function hangUp({ port, count, rate, text, patience }: HangUps): Promise<CrowdResult> {
  const result = nothing();
  let open = 0;
  await atRate(
    count,
    rate,
    (number) =>
      new Promise((resolve) => {
        const socket = connect({ host: '127.0.0.1', port, noDelay: true });
        open += 1;
        result.open = Math.max(result.open, open);
        const timer = setTimeout(() => socket.destroy(), (patience * (number % 100)) / 100);
        socket.on('connect', () => socket.write(writeRequest({ text }), 'latin1'));
        socket.once('data', () => socket.destroy());
        socket.on('error', () => {});
        socket.on('close', () => {
          clearTimeout(timer);
          open -= 1;
          resolve();
        });
      }),
  );
  return result;
}

answerParent(async (message): Promise<CrowdResult> => {
  const crowd = crowdSchema.parse(message);
  const result =
    crowd.kind === 'storm'
      ? await storm(crowd)
      : crowd.kind === 'hold'
        ? await hold(crowd)
        : await hangUp(crowd);
  return { ...result, faults: result.faults.slice(0, MOST_TOLD) };
});
