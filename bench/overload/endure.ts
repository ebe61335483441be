import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Crowd, type CrowdResult, crowdResult } from '../load/crowd-types.ts';
import { median } from '../measure/median.ts';
import { memoryOfOne } from '../measure/memory.ts';
import type { Bench } from '../rows/bench.ts';
import { ORDERS_OF_THIS_RUN } from '../rows/order-requests.ts';
import { type Visits, visit } from './visit.ts';

/** Too much of something. */
export interface Fault {
  what: string;
  crowd(bench: Bench): Promise<Crowd> | Crowd;
  /** In a few words, for the table. */
  describe(result: CrowdResult): string;
  /** What visitors are promised meanwhile: an answer of the page, or at least being told at once. */
  visitors: 'answered' | 'answered or told';
  /** What is changed for it, for example how many files the shop may open; undone by what it returns. */
  before?(bench: Bench): () => void;
}

export interface Endured {
  outcome: string;
  visitors: string;
  /** Megabytes of the shop: before, the most, afterwards; and the most of a second time, where there was one. */
  memory: readonly [number, number, number, ...number[]];
  /** Seconds from the end of the fault to the first page in ordinary time; null when there was none. */
  recovered: number | null;
  faults: string[];
}

/** A page takes an ordinary time when it takes at most so many times what it took before. */
const ORDINARY = 2;

/** How long the shop may take to recover (milliseconds), and how long its memory is waited for. */
const PATIENCE = 60_000;
const GIVEN_BACK_AFTER = 10_000;

/** A shop that keeps more than this (megabytes) has to show that the next time needs no more than so much on top. */
const MOST_KEPT = 60;
const MOST_MORE = 40;

const LOOK_EVERY = 100;

/**
 * Lets the shop endure it, and sees what becomes of those who visit meanwhile and afterwards. Memory that was needed once
 * may be kept for the next time; that it is used again is shown by enduring the same once more.
 */
export async function endure(bench: Bench, fault: Fault): Promise<Endured> {
  const first = await endureOnce(bench, fault);
  const [before, most, after] = first.memory;
  if (after <= before + MOST_KEPT) return first;
  const again = await endureOnce(bench, fault);
  const more = again.memory[1] - most;
  return {
    ...first,
    memory: [...first.memory, again.memory[1]],
    faults: [
      ...first.faults,
      ...again.faults,
      ...(more > MOST_MORE ? [`The second time it takes ${more.toFixed(0)} MB more.`] : []),
    ],
  };
}

async function endureOnce(bench: Bench, fault: Fault): Promise<Endured> {
  const { shop, start } = bench;
  const quiet = median((await visit(bench, AbortSignal.timeout(3_000))).times);
  const ordersBefore = await countOrders(bench);
  const memory = () => memoryOfOne(shop.pid).resident;
  const before = memory();
  const undo = fault.before?.(bench);
  const crowd = start('crowd.ts');
  const over = new AbortController();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, memory());
  }, LOOK_EVERY);
  const visiting = visit(bench, over.signal);
  const result = await crowd.ask(await fault.crowd(bench), crowdResult);
  over.abort();
  const visits = await visiting;
  undo?.();
  const stored = (await countOrders(bench)) - ordersBefore;
  const recovered = await timeRecovery(bench, ORDINARY * quiet);
  const after = await untilGivenBack(memory, before + MOST_KEPT);
  clearInterval(watching);
  const placed = result.answers.find(({ name, status }) => name === 'order' && status === 201)?.count ?? 0;
  const faults = [
    ...result.faults,
    ...visits.faults,
    ...(fault.visitors === 'answered' && visits.refused > 0
      ? [`${visits.refused} visitors were refused.`]
      : []),
    ...(stored === placed + visits.orders
      ? []
      : [`${placed + visits.orders} orders answered, ${stored} stored.`]),
    ...(recovered === null ? ['No page in ordinary time any more.'] : []),
  ];
  return {
    outcome: fault.describe(result),
    visitors: describeVisits(visits, quiet),
    memory: [before, most, after],
    recovered: recovered === null ? null : recovered / 1000,
    faults,
  };
}

function describeVisits({ times, orderTimes, refused }: Visits, quiet: number): string {
  const worst = (all: readonly number[]) => Math.max(0, ...all).toFixed(0);
  return (
    `${times.length} pages, median ${median(times).toFixed(0)} ms (quiet ${quiet.toFixed(0)}), worst ${worst(times)}; ` +
    `${orderTimes.length} orders, median ${median(orderTimes).toFixed(0)}, worst ${worst(orderTimes)}; ${refused} refused`
  );
}

/** @returns milliseconds until a page came in ordinary time; null when none did */
async function timeRecovery(bench: Bench, ordinary: number): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < PATIENCE) {
    const { times } = await visit(bench, AbortSignal.timeout(1));
    if (times.some((time) => time <= ordinary)) return performance.now() - began;
  }
  return null;
}

/** @returns what it is once it is low enough, or in the end */
async function untilGivenBack(memory: () => number, enough: number): Promise<number> {
  const until = performance.now() + GIVEN_BACK_AFTER;
  while (memory() > enough && performance.now() < until) await delay(LOOK_EVERY);
  return memory();
}

async function countOrders({ own: { database } }: Bench): Promise<number> {
  const { orders } = await database
    .selectFrom('orders')
    .where('idempotency_key', 'like', `${ORDERS_OF_THIS_RUN}%`)
    .select(sql<number>`count(*)::int`.as('orders'))
    .executeTakeFirstOrThrow();
  return orders;
}
