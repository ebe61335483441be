import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type ConnectionTarget, connectDatabase, connectionOptions } from '../../database/connect.ts';
import { migrateDatabase } from '../../database/migrate.ts';

/** The parts of a ConnectionTarget that tests change one at a time. */
export type TestServer = Exclude<ConnectionTarget, { url: string }>;

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestServer;
    /** PostgreSQL's folder as a first start of the shop makes it (postgres-folder.ts). */
    postgresFolder: string;
  }
}

/**
 * Starts one PostgreSQL for the whole run, with the migrated database `saman_template` that every test file gets
 * a copy of. It uses a folder of its own, never the shop's.
 * @returns what stops and removes it again
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const holder = fork(fileURLToPath(new URL('./hold-postgres.ts', import.meta.url)), { execArgv: [] });
  const ended = once(holder, 'exit');
  const stop = async () => {
    if (holder.connected) holder.disconnect();
    await ended;
  };
  try {
    const { server, made } = await Promise.race([
      once(holder, 'message').then(([message]): { server: TestServer; made: string } => message),
      ended.then(() => Promise.reject(new Error('The PostgreSQL of the tests did not start; see above.'))),
    ]);
    const client = new pg.Client(connectionOptions(server));
    await client.connect();
    await client.query('create database saman_template');
    await client.end();
    const template = connectDatabase({ ...server, database: 'saman_template' }, 2);
    await migrateDatabase(template, () => {});
    await template.destroy();
    project.provide('postgres', server);
    project.provide('postgresFolder', made);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
