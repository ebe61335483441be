import { execFileSync } from 'node:child_process';
import type { CrowdResult } from '../load/crowd-types.ts';
import { meant } from '../measure/alternate.ts';
import { getRequest } from '../measure/capture.ts';
import type { Bench } from '../rows/bench.ts';
import { orderRequests } from '../rows/order-requests.ts';
import type { Fault } from './endure.ts';

/** How many times more than the shop can serve come at once. */
const TIMES_TOO_MANY = 10;

/** One of so many requests of the storm is an order. */
const ONE_ORDER_IN = 50;

const listingOf = ({ goods }: Bench) => `/products/category/${encodeURIComponent(goods.category)}`;

/** A request that is answered whole and not compressed, on a connection of its own. */
const once = (port: number, path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n${more}\r\n`;

export const FAULTS: Readonly<Record<string, Fault>> = {
  storm: {
    what: `${TIMES_TOO_MANY} times more than it can serve, for 15 s`,
    visitors: 'answered or told',
    async crowd(bench) {
      const { port, goods, load } = bench;
      const uncached = `${listingOf(bench)}?made-up={n}`;
      const { perSecond } = meant(
        await load({
          ports: [port],
          connections: 8,
          seconds: 5,
          requests: [{ text: getRequest(port, uncached), expected: { status: 200 } }],
        }),
      );
      const orders = orderRequests(port, goods.many, 2).map(({ text }) => ({
        name: 'order',
        text: text.replace('\r\n', '\r\nConnection: close\r\n'),
        status: 201,
        contains: '"success":true',
      }));
      const page = { name: 'page', text: once(port, uncached), status: 200, contains: '</html>' };
      return {
        kind: 'storm',
        port,
        seconds: 15,
        rate: Math.round(TIMES_TOO_MANY * perSecond),
        requests: orders.flatMap((order) => [order, ...Array.from({ length: ONE_ORDER_IN - 1 }, () => page)]),
      };
    },
    describe: describeStorm,
  },
  'slow bodies': {
    what: '100 orders that come one byte a second',
    visitors: 'answered',
    crowd: ({ port }) => ({
      kind: 'hold',
      port,
      connections: 100,
      rate: 100,
      text: `POST /api/v1/checkout/create-order HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{`,
      trickle: ' ',
      reads: null,
      seconds: 60,
    }),
    describe: describeHeld,
  },
  'slow readers': {
    what: '200 who ask for 50 pages at once and read 1 KB a second',
    visitors: 'answered',
    crowd: (bench) => ({
      kind: 'hold',
      port: bench.port,
      connections: 200,
      rate: 100,
      text: `GET ${listingOf(bench)} HTTP/1.1\r\nHost: 127.0.0.1:${bench.port}\r\n\r\n`.repeat(50),
      trickle: '',
      reads: 1024,
      seconds: 30,
    }),
    describe: describeHeld,
  },
  idle: {
    what: '10,000 connections that send nothing',
    visitors: 'answered',
    crowd: ({ port }) => ({ ...IDLE, port, connections: 10_000 }),
    describe: describeHeld,
  },
  'out of files': {
    what: '3,000 of them, when the shop may open 1,024 files',
    visitors: 'answered or told',
    crowd: ({ port }) => ({ ...IDLE, port, connections: 3_000 }),
    before: ({ shop }) => {
      const limit = (files: string) =>
        execFileSync('prlimit', ['--pid', String(shop.pid), `--nofile=${files}`]);
      limit('1024:');
      return () => limit('20000:');
    },
    describe: describeHeld,
  },
  'hang ups': {
    what: '2,000 who hang up while a page is made or sent',
    visitors: 'answered or told',
    crowd: (bench) => ({
      kind: 'hang ups',
      port: bench.port,
      count: 2_000,
      rate: 200,
      text: once(bench.port, `${listingOf(bench)}?made-up={n}`),
      patience: 500,
    }),
    describe: ({ open }) => `${open} at once`,
  },
};

const IDLE = { kind: 'hold', rate: 1000, text: '', trickle: '', reads: null, seconds: 45 } as const;

function describeStorm({ answers, open }: CrowdResult): string {
  const of = (name: string, status: number) =>
    answers.find((one) => one.name === name && one.status === status) ?? { count: 0, p50: 0, p99: 0 };
  const [served, refused, placed] = [of('page', 200), of('page', 503), of('order', 201)];
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;
  const orders = answers.filter(({ name }) => name === 'order').reduce((sum, { count }) => sum + count, 0);
  const times = ({ p50, p99 }: { p50: number; p99: number }) => `${p50.toFixed(0)} / ${p99.toFixed(0)} ms`;
  return (
    `${served.count} pages in ${times(served)}; ${share(refused.count, refused.count + served.count)} refused in ` +
    `${times(refused)}; ${share(placed.count, orders)} of ${orders} orders in ${times(placed)}; ${open} at once`
  );
}

function describeHeld({ open, closed, closedAfter, answers }: CrowdResult): string {
  const statuses = answers.map(({ status, count }) => `${count} × ${status || 'no answer'}`).join(', ');
  return `${open} open at once; ${closed} closed after ${(closedAfter / 1000).toFixed(0)} s (${statuses || 'none'})`;
}
