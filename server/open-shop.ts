import type { FastifyInstance } from 'fastify';
import { type ConnectionTarget, checkConnection, connectDatabase } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { loadDemoCatalogue } from '../shop/catalogue/load-demo-catalogue.ts';
import type { Settings } from '../shop/settings.ts';
import { announcedSetupCode } from '../shop/staff/setup-code.ts';
import { buildApp } from './app.ts';
import { startBackgroundWork } from './background-jobs.ts';
import type { MountPages } from './pages/pages.ts';

export interface OpenShop {
  /** Ready to answer; it listens only when told to. */
  app: FastifyInstance;
  settings: Settings;
  /** Finishes what is under way, closes the database and stops the embedded PostgreSQL. May be called twice. */
  close(): Promise<void>;
}

/** How long requests that are under way may take to finish when the shop closes (milliseconds). */
const requestPatience = 10_000;

/** How long queries that no request waits for any more may take then (milliseconds). */
const queryPatience = 2_000;

/**
 * Opens the shop: PostgreSQL, migrations, the demo catalogue into an empty database, and what answers requests.
 * @param mountPages adds the screens to the calls
 * @param report gets a line for each step that takes a while
 * @param interruption gives up the opening and closes what was opened so far
 * @throws StartError in one sentence, when something outside the code is in the way
 */
export async function openShop(
  settings: Settings,
  mountPages: MountPages,
  report: (line: string) => void,
  interruption?: AbortSignal,
): Promise<OpenShop> {
  const closers: Array<() => Promise<unknown>> = [];
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= closeInTurn(closers);
    return closed;
  };
  interruption?.addEventListener('abort', close);
  try {
    const target = await findDatabase(settings, report, closers);
    interruption?.throwIfAborted();
    const database = connectDatabase(target, settings.databaseConnections);
    closers.unshift(() => within(queryPatience, database.destroy()));
    await migrateDatabase(database, report);
    if (settings.demoCatalogue) await loadDemoCatalogue(database, report);
    const code = await announcedSetupCode(database, settings);
    if (code !== null) {
      const here = settings.setupIsOpen ? '; a browser on this machine needs none' : '';
      report(`The first super admin registers with the setup code ${code}${here}`);
    }
    const app = await buildApp({ database, settings }, mountPages);
    closers.unshift(async () => {
      await within(requestPatience, app.close());
      app.server.closeAllConnections();
    });
    await app.ready();
    closers.unshift(startBackgroundWork({ database, settings }, report));
    interruption?.throwIfAborted();
    return { app, settings, close };
  } catch (error) {
    await close();
    // What was opened while the rest was being closed.
    await closeInTurn(closers);
    throw error;
  } finally {
    interruption?.removeEventListener('abort', close);
  }
}

async function findDatabase(
  settings: Settings,
  report: (line: string) => void,
  closers: Array<() => Promise<unknown>>,
): Promise<ConnectionTarget> {
  if (settings.databaseUrl) {
    const target = { url: settings.databaseUrl };
    await checkConnection(target);
    return target;
  }
  const postgres = await startEmbeddedPostgres(settings.dataDir, report);
  closers.unshift(postgres.stop);
  return postgres.connection;
}

/** Calls each once, the newest first; one that fails doesn't keep the others from closing. */
async function closeInTurn(closers: Array<() => Promise<unknown>>): Promise<void> {
  for (let closer = closers.shift(); closer; closer = closers.shift()) {
    await closer().catch((error: unknown) => console.error(error));
  }
}

/** Waits for the work, but no longer than this (milliseconds). */
async function within(patience: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, patience)))]);
  clearTimeout(timer);
}
