import type { Worker } from 'node:cluster';
import { AggregatorRegistry, Gauge } from 'prom-client';
import { z } from '../../shop/zod.ts';
import { type Metrics, orNothing } from './metrics.ts';

/**
 * Any process may get the scrape, and each knows only its own numbers. So the one that got it asks the first process, which
 * asks all the others, over the channels that Node's cluster has between them (decision 078).
 */
const toWorkerSchema = z.union([
  z.object({ reportMetrics: z.number() }),
  z.object({ scraped: z.number(), text: z.string() }),
]);
type ToWorker = z.infer<typeof toWorkerSchema>;

const toFirstSchema = z.union([
  z.object({ scrape: z.number() }),
  z.object({ reported: z.number(), metrics: z.array(z.looseObject({ name: z.string() })) }),
]);
type ToFirst = z.infer<typeof toFirstSchema>;

/** In the first process: answers the scrapes that the others get. @returns what a new one of them is told to */
export function answerScrapes(own: Metrics, workers: ReadonlySet<Worker>): (worker: Worker) => void {
  const expected = processGauge(own);
  const reports = new Map<number, (metrics: object[]) => void>();
  let asked = 0;

  const tell = (worker: Worker, message: ToWorker) => {
    if (worker.isConnected()) worker.send(message);
  };

  async function reportOf(worker: Worker): Promise<object[] | null> {
    const number = ++asked;
    const { promise, resolve } = Promise.withResolvers<object[]>();
    reports.set(number, resolve);
    tell(worker, { reportMetrics: number });
    return orNothing(promise).finally(() => reports.delete(number));
  }

  async function scrapeAll(): Promise<string> {
    const answered = (await Promise.all([...workers].map(reportOf))).filter((report) => report !== null);
    expected.set({ state: 'running' }, workers.size);
    expected.set({ state: 'answered' }, answered.length);
    const all = [await own.registry.getMetricsAsJSON(), ...answered];
    // Each has a label of its own, so nothing is summed up; but what the library would leave out stays.
    const apart = all.map((metrics) => metrics.map((metric) => ({ ...metric, aggregator: 'sum' })));
    return AggregatorRegistry.aggregate(apart).metrics();
  }

  return (worker) => {
    worker.on('message', async (message) => {
      const { data } = toFirstSchema.safeParse(message);
      if (!data) return;
      if ('reported' in data) reports.get(data.reported)?.(data.metrics);
      else tell(worker, { scraped: data.scrape, text: await scrapeAll() });
    });
  };
}

function processGauge({ registry }: Metrics) {
  return new Gauge({
    name: 'shop_processes',
    help: 'Processes that answer requests: those that run, and those of them that answered this scrape.',
    labelNames: ['state'],
    registers: [registry],
  });
}

/** In every other process: reports its numbers when asked. @returns what asks the first process for those of all */
export function openScrapes({ registry }: Metrics): () => Promise<string> {
  const scrapes = new Map<number, (text: string) => void>();
  let asked = 0;

  const tell = (message: ToFirst) => process.send?.(message, undefined, undefined, () => {});

  process.on('message', async (message) => {
    const { data } = toWorkerSchema.safeParse(message);
    if (!data) return;
    if ('scraped' in data) scrapes.get(data.scraped)?.(data.text);
    else {
      const metrics = await registry.getMetricsAsJSON();
      tell({ reported: data.reportMetrics, metrics: metrics.map((metric) => ({ ...metric })) });
    }
  });

  return async () => {
    const number = ++asked;
    const { promise, resolve } = Promise.withResolvers<string>();
    scrapes.set(number, resolve);
    tell({ scrape: number });
    // The first process waits as long for the others.
    const text = (await orNothing(promise)) ?? (await orNothing(promise));
    scrapes.delete(number);
    if (text === null) throw new Error('The first process of the shop did not answer a scrape.');
    return text;
  };
}
