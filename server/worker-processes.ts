import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { ConnectionTarget } from '../database/connect.ts';
import { StartError } from '../database/start-error.ts';
import { findSecrets } from '../shop/secret-keys.ts';
import type { Settings } from '../shop/settings/settings.ts';
import { z } from '../shop/zod.ts';
import { checkPort } from './check-port.ts';
import {
  type DemoGatewayOfShop,
  demoGatewaySchema,
  withDemoGateway,
} from './demo-gateway/keep-demo-gateway.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { answerScrapes, openScrapes } from './monitoring/scrape-processes.ts';
import {
  closingOnFailure,
  connectAndClose,
  listen,
  openApp,
  openBackgroundWork,
  openDatabase,
  openDemoGateway,
  openMetrics,
  openShop,
  orderingConnections,
  type RunningShop,
} from './open-shop.ts';
import type { MountPages } from './pages/pages.ts';

/** The environment variable by which the first process tells the others where its PostgreSQL is. */
const DATABASE_OF_FIRST = 'DATABASE_OF_FIRST_PROCESS';

/** And where its demo gateway is, with the keys; unset where it has none. */
const DEMO_GATEWAY_OF_FIRST = 'DEMO_GATEWAY_OF_FIRST_PROCESS';

const targetSchema = z.union([
  z.object({ url: z.string() }),
  z.object({
    host: z.string(),
    port: z.number().optional(),
    user: z.string(),
    database: z.string(),
    password: z.string().optional(),
  }),
]) satisfies z.ZodType<ConnectionTarget>;

const whyNotSchema = z.object({ whyNot: z.string() });

/** And which of them it is, a number from 1. One that replaces another has the same. */
const NUMBER_OF_PROCESS = 'NUMBER_OF_PROCESS';

/** Pause before a process that ended is replaced, doubled when it soon ends again (milliseconds). */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** How long a process may take to finish what is under way (milliseconds). */
const STOP_PATIENCE = 15_000;

/**
 * The processes take connections from the port themselves. Handed out one by one by the first, as Node does by itself, a
 * connection that goes to a process killed a moment before is answered by nobody and never closed.
 */
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** Opens WEB_CONCURRENCY processes. Of several the first owns PostgreSQL and background work, and replaces the others. */
export async function openProcesses(
  settings: Settings,
  mountPages: MountPages,
  report: (line: string) => void,
  interruption: AbortSignal,
): Promise<RunningShop> {
  if (cluster.isWorker) return openWorker(settings, mountPages, interruption);
  await checkPort(settings);
  if (settings.webConcurrency === 1) return openShop(settings, mountPages, report, interruption);
  return closingOnFailure(interruption, async (closers, close) => {
    const { target, ...opened } = await openDatabase(settings, report, closers, interruption);
    const demo = await openDemoGateway(settings, report, closers);
    const metrics = openMetrics('first', opened.database);
    closers.unshift(openBackgroundWork({ ...opened, settings: demo.settings }, report, metrics));
    const workers = keepWorkers(settings.webConcurrency, { target, demo: demo.kept }, metrics, report);
    closers.unshift(workers.stop);
    return { settings, close, listen: async () => demo.heardOf(await workers.listen()) };
  });
}

/** Tells the first process why this one could not be opened. */
export function sayWhyNot(message: string): void {
  process.send?.({ whyNot: message } satisfies z.infer<typeof whyNotSchema>);
}

function openWorker(
  settings: Settings,
  mountPages: MountPages,
  interruption: AbortSignal,
): Promise<RunningShop> {
  return closingOnFailure(interruption, async (closers, close) => {
    const target = targetSchema.parse(JSON.parse(process.env[DATABASE_OF_FIRST] ?? ''));
    const database = connectAndClose(target, orderingConnections(settings), closers);
    const secrets = findSecrets(settings);
    if (!secrets) throw new StartError('The key of the secrets went away while the shop was starting.');
    const metrics = openMetrics(process.env[NUMBER_OF_PROCESS] ?? '', database);
    const watched = { metrics, scrape: openScrapes(metrics) };
    const demo = process.env[DEMO_GATEWAY_OF_FIRST];
    const ofShop = demo ? withDemoGateway(settings, demoGatewaySchema.parse(JSON.parse(demo))) : settings;
    const app = await openApp({ database, settings: ofShop, secrets }, target, mountPages, closers, watched);
    return { settings, close, listen: () => listen(app, settings) };
  });
}

function keepWorkers(
  count: number,
  { target, demo }: { target: ConnectionTarget; demo: DemoGatewayOfShop | null },
  metrics: Metrics,
  report: (line: string) => void,
) {
  const workers = new Set<Worker>();
  const answerItsScrapes = answerScrapes(metrics, workers);
  const stopped = new AbortController();

  function start(number: number): Worker {
    const worker = cluster.fork({
      [DATABASE_OF_FIRST]: JSON.stringify(target),
      [NUMBER_OF_PROCESS]: String(number),
      ...(demo && { [DEMO_GATEWAY_OF_FIRST]: JSON.stringify({ url: demo.url, keys: demo.keys }) }),
    });
    workers.add(worker);
    answerItsScrapes(worker);
    void endOf(worker).then(() => workers.delete(worker));
    return worker;
  }

  /** @throws StartError when the process ends before it listens */
  function untilListening(worker: Worker): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    let whyNot = 'A process of the shop ended before it was open.';
    worker.on('message', (message) => {
      const said = whyNotSchema.safeParse(message);
      if (said.success) whyNot = said.data.whyNot;
    });
    worker.once('listening', ({ port }) => resolve(port));
    void endOf(worker).then(() => reject(new StartError(whyNot)));
    return promise;
  }

  async function keep(worker: Worker, number: number): Promise<void> {
    for (let pause = FIRST_PAUSE; ; ) {
      const begun = Date.now();
      const how = await endOf(worker);
      pause = Date.now() - begun > LONGEST_PAUSE ? FIRST_PAUSE : Math.min(2 * pause, LONGEST_PAUSE);
      if (stopped.signal.aborted) return;
      report(`A process of the shop ended (${how}) and is replaced.`);
      await delay(pause, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return;
      worker = start(number);
    }
  }

  async function stop(): Promise<void> {
    stopped.abort();
    const ended = [...workers].map(async (worker) => {
      if (worker.isConnected()) worker.send('stop');
      await Promise.race([endOf(worker), delay(STOP_PATIENCE)]);
      worker.process.kill('SIGKILL');
    });
    await Promise.all(ended);
  }

  return {
    stop,
    async listen(): Promise<number> {
      const started = Array.from({ length: count }, (_, index) => start(index + 1));
      const [port = 0] = await Promise.all(started.map(untilListening));
      for (const [index, worker] of started.entries()) void keep(worker, index + 1);
      return port;
    },
  };
}

/** Waits until a process is gone, also one that could not be started. @returns how it ended */
function endOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve(signal ?? String(code)));
    // A word that did not reach it is no end; without a listener it would be the end of the shop.
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) resolve(error.message);
    });
  });
}
