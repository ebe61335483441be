import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type ConnectionTarget, connectDatabase, type Database } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { whileAlone } from '../database/setup-lock.ts';
import { waitForServer } from '../database/wait-for-server.ts';
import { refuseHalfRestored } from '../shop/backup/restore-place.ts';
import { loadDemoCatalogue } from '../shop/catalogue/load-demo-catalogue.ts';
import type { Secrets } from '../shop/secrets.ts';
import { type Settings, shopAddress } from '../shop/settings/settings.ts';
import type { OpenedShop } from '../shop/shop.ts';
import { announcedSetupCode } from '../shop/staff/setup-code.ts';
import { buildApp } from './app.ts';
import { startBackgroundWork } from './background-jobs.ts';
import { listenError } from './check-port.ts';
import { type KeptDemoGateway, keepDemoGateway, withDemoGateway } from './demo-gateway/keep-demo-gateway.ts';
import { writeError } from './monitoring/describe-error.ts';
import { createMetrics, type Metrics, measurePageCache, measureProcess } from './monitoring/metrics.ts';
import { openSecrets } from './open-secrets.ts';
import { openCache } from './page-cache/open-cache.ts';
import type { MountPages } from './pages/pages.ts';

export interface RunningShop {
  settings: Settings;
  /** Takes requests from now on. @returns the port */
  listen(): Promise<number>;
  /** Finishes what is under way, closes the database and stops the embedded PostgreSQL. May be called twice. */
  close(): Promise<void>;
}

export interface OpenShop extends RunningShop {
  /** Ready to answer; it listens only when told to. */
  app: FastifyInstance;
}

/** What closes a part of the shop that was opened. The newest part comes first, and is closed first. */
export type Closers = Array<() => Promise<unknown>>;

/** How long the shop goes on taking requests while it closes each connection after its response (milliseconds). */
const DRAIN = 300;

/** How long what is under way may take when the shop closes (milliseconds): first requests, then mails, then queries. */
const REQUEST_PATIENCE = 6_000;
const BACKGROUND_PATIENCE = 1_500;
const QUERY_PATIENCE = 1_000;

/**
 * Opens PostgreSQL, migrates, loads the demo catalogue into an empty database, and builds the app.
 * @param report gets a line for each slow step @param interruption closes what was opened so far @throws StartError
 */
export function openShop(
  settings: Settings,
  mountPages: MountPages,
  report: (line: string) => void,
  interruption?: AbortSignal,
): Promise<OpenShop> {
  return closingOnFailure(interruption, async (closers, close) => {
    const { target, ...opened } = await openDatabase(settings, report, closers, interruption);
    const demo = await openDemoGateway(settings, report, closers);
    const shop = { ...opened, settings: demo.settings };
    const metrics = openMetrics('main', shop.database);
    closers.unshift(openBackgroundWork(shop, report, metrics));
    const app = await openApp(shop, target, mountPages, closers, { metrics });
    return { app, settings, close, listen: async () => demo.heardOf(await listen(app, settings)) };
  });
}

/**
 * Starts the demo gateway of a demo, which ends with the shop.
 * @returns the settings with its keys, and what tells it where the shop listens; of any other shop they stay as they are
 */
export async function openDemoGateway(
  settings: Settings,
  report: (line: string) => void,
  closers: Closers,
): Promise<{ settings: Settings; kept: KeptDemoGateway | null; heardOf: (port: number) => number }> {
  if (settings.payments.card !== 'demo') return { settings, kept: null, heardOf: (port) => port };
  const kept = await keepDemoGateway(report);
  closers.unshift(kept.stop);
  return {
    settings: withDemoGateway(settings, kept),
    kept,
    heardOf(port) {
      kept.tell(shopAddress({ ...settings, publicUrl: undefined }, port));
      return port;
    },
  };
}

/** Opens something of several parts; what was opened is closed again where one of them fails or is interrupted. */
export async function closingOnFailure<T>(
  interruption: AbortSignal | undefined,
  open: (closers: Closers, close: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const closers: Closers = [];
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= closeInTurn(closers);
    return closed;
  };
  interruption?.addEventListener('abort', close);
  try {
    const opened = await open(closers, close);
    interruption?.throwIfAborted();
    return opened;
  } catch (error) {
    await close();
    // What was opened while the rest was being closed.
    await closeInTurn(closers);
    throw error;
  } finally {
    interruption?.removeEventListener('abort', close);
  }
}

/** The database as the shop needs it, where others reach it too, and what opens its secrets. */
export async function openDatabase(
  settings: Settings,
  report: (line: string) => void,
  closers: Closers,
  interruption?: AbortSignal,
): Promise<{ target: ConnectionTarget; database: Database; secrets: Secrets }> {
  refuseHalfRestored(settings.dataDir);
  const target = await findDatabase(settings, report, closers, interruption);
  interruption?.throwIfAborted();
  const settingUp = connectDatabase(target, 1, { mayTakeLong: true });
  const setUp = async (connection: Database) => {
    await migrateDatabase(connection, report);
    if (settings.demoCatalogue) await loadDemoCatalogue(connection, report);
    return openSecrets(connection, settings, report);
  };
  const secrets = await whileAlone(settingUp, report, setUp, interruption).finally(() => settingUp.destroy());
  const database = connectAndClose(target, orderingConnections(settings), closers);
  const code = await announcedSetupCode(database, settings);
  if (code !== null) {
    const here = settings.setupIsOpen ? '; a browser on this machine needs none' : '';
    report(`The first super admin registers with the setup code ${code}${here}`);
  }
  return { target, database, secrets };
}

/** Of the connections, so many are for pages and lists; the others are for orders, accounts and staff. */
const browsingConnections = ({ databaseConnections }: Settings) => Math.floor(databaseConnections * 0.4);
export const orderingConnections = (settings: Settings) =>
  settings.databaseConnections - browsingConnections(settings);

/** Connects to a database that was opened before. */
export function connectAndClose(target: ConnectionTarget, connections: number, closers: Closers): Database {
  const database = connectDatabase(target, connections);
  closers.unshift(() => within(QUERY_PATIENCE, database.destroy()));
  return database;
}

/** What this process measures, itself among it. @param process its name @param ordering its connections */
export function openMetrics(process: string, ordering: Database): Metrics {
  const metrics = createMetrics(process);
  measureProcess(metrics);
  metrics.pools.set('ordering', ordering);
  return metrics;
}

/** Starts what no request waits for. @returns what stops it; a mail server that says nothing is not waited for */
export function openBackgroundWork(
  shop: OpenedShop,
  report: (line: string) => void,
  metrics: Metrics,
): () => Promise<unknown> {
  const stop = startBackgroundWork(shop, report, metrics);
  return () => within(BACKGROUND_PATIENCE, stop());
}

/** What answers requests. */
export async function openApp(
  shop: OpenedShop,
  target: ConnectionTarget,
  mountPages: MountPages,
  closers: Closers,
  watched: { metrics: Metrics; scrape?: () => Promise<string> },
): Promise<FastifyInstance> {
  const browsing = connectAndClose(target, browsingConnections(shop.settings), closers);
  const cache = await openCache(browsing, target, shop);
  closers.unshift(cache.close);
  watched.metrics.pools.set('browsing', browsing);
  measurePageCache(watched.metrics, cache.cache);
  const closing = new AbortController();
  const app = await buildApp(shop, {
    mountPages,
    openCache: cache,
    browsing,
    closing: closing.signal,
    ...watched,
  });
  closers.unshift(async () => {
    closing.abort();
    // A connection that is closed while a request is on its way fails that request.
    await delay(DRAIN);
    // What was under way at that moment did not close its connection.
    const closingIdle = setInterval(() => app.server.closeIdleConnections(), 50);
    await within(REQUEST_PATIENCE, app.close());
    clearInterval(closingIdle);
    app.server.closeAllConnections();
  });
  await app.ready();
  return app;
}

/** @throws StartError where the port or the host is in the way */
export async function listen(app: FastifyInstance, settings: Settings): Promise<number> {
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    throw listenError(settings, error);
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : settings.port;
}

async function findDatabase(
  settings: Settings,
  report: (line: string) => void,
  closers: Closers,
  interruption?: AbortSignal,
): Promise<ConnectionTarget> {
  if (settings.databaseUrl) {
    const target = { url: settings.databaseUrl };
    await waitForServer(target, report, interruption);
    return target;
  }
  const postgres = await startEmbeddedPostgres(settings.dataDir, report);
  closers.unshift(postgres.stop);
  return postgres.connection;
}

/** Calls each once, the newest first; one that fails doesn't keep the others from closing. */
async function closeInTurn(closers: Closers): Promise<void> {
  for (let closer = closers.shift(); closer; closer = closers.shift()) {
    await closer().catch((error: unknown) => console.error(writeError(error)));
  }
}

/** Waits for the work, but no longer than this (milliseconds). */
async function within(patience: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, patience)))]);
  clearTimeout(timer);
}
