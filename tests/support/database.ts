import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, connectionOptions, type Database } from '../../database/connect.ts';
import { migrations } from '../../database/migrations/index.ts';
import type { TestServer } from './postgres-for-tests.ts';

/** Enough for tests that let many shoppers buy at once. */
const connections = 10;

/** How a database is copied: page by page through PostgreSQL's log, as is its way, takes five times as long. */
const AS_FILES = 'strategy file_copy';

interface Opened {
  database: Database;
  /** Empties it. The shop's own connections keep what they have planned, which a change of role makes them forget. */
  cleaner: Database;
  target: TestServer;
}

let opened: Promise<Opened> | null = null;

/** Opens it on first use; one for each test file, dropped when the file is done (every-test-file.ts). */
function open() {
  opened ??= (async () => {
    const server = inject('postgres');
    const target = { ...server, database: `test_${randomUUID().replaceAll('-', '')}` };
    await onServer(server, `create database ${target.database} template saman_template ${AS_FILES}`);
    return {
      database: connectDatabase(target, connections),
      cleaner: connectDatabase(target, 1),
      target,
    };
  })();
  return opened;
}

/**
 * A migrated, empty database that belongs to the test file alone, on a real PostgreSQL. It is dropped when the
 * file is done.
 */
export async function testDatabase(): Promise<Database> {
  return (await open()).database;
}

/** Where that database is, for what opens connections of its own. */
export async function testDatabaseTarget(): Promise<TestServer> {
  return (await open()).target;
}

/** The same as a `DATABASE_URL`, for programs. */
export async function testDatabaseUrl(): Promise<string> {
  return urlOf(await testDatabaseTarget());
}

export function urlOf({ host, port, user, database }: TestServer): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

/**
 * Empties every table and sets every sequence back; the migrations stay, and what they brought along. Rows are deleted
 * instead of truncated: `truncate` makes new files for each table and index, which takes fifty times as long for the
 * few rows of a test. A table without a page on the disk has no row, and most have none: it is left alone. Like
 * `truncate` it waits for what still writes, and runs no triggers. What still reads goes on: a page that is read again
 * and a lock that waits for every reader could wait for each other.
 */
export async function emptyDatabase(): Promise<void> {
  const { cleaner } = await open();
  await sql`
    set local session_replication_role = replica;
    do $$
    declare
      tables oid[] := array(
        select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname not like 'kysely\\_%' and relname <> 'search_words');
      one regclass;
    begin
      if tables = '{}' then return; end if;
      execute (select 'lock table ' || string_agg(id::regclass::text, ', ') || ' in share row exclusive mode'
        from unnest(tables) id);
      for one in select id from unnest(tables) id where pg_relation_size(id) > 0 loop
        execute 'delete from ' || one;
      end loop;
      perform setval(seqrelid::regclass, seqstart, false) from pg_sequence;
    end $$
  `.execute(cleaner);
}

async function onServer(server: TestServer, statement: string): Promise<void> {
  const client = new pg.Client(connectionOptions(server));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** How many queries of this database wait for a row that another one has locked. */
export async function countWaitingForLocks(database: Database): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(database);
  return rows.length;
}

export interface BlankDatabase {
  database: Database;
  target: TestServer;
  /** The same as a `DATABASE_URL`. */
  url: string;
  /** What `blankDatabase` makes a copy of it with, while nobody is connected to it. */
  asTemplate: string;
  drop(): Promise<void>;
}

/** A database without any tables, beside that of the test file. @param how more words of `create database` */
export async function blankDatabase(how = ''): Promise<BlankDatabase> {
  const server = inject('postgres');
  const target = { ...server, database: `blank_${randomUUID().replaceAll('-', '')}` };
  await onServer(server, `create database ${target.database} ${how} ${AS_FILES}`);
  const database = connectDatabase(target, 2);
  return {
    database,
    target,
    url: urlOf(target),
    asTemplate: `template ${target.database}`,
    async drop() {
      await database.destroy();
      await onServer(server, `drop database ${target.database} with (force)`);
    },
  };
}

/** Carries out the migrations before this one. @param number as their names begin, for example 003 */
export async function migrateBefore(database: Database, number: string): Promise<void> {
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < number));
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => earlier },
  }).migrateToLatest();
  if (error) throw error;
}

/** Drops the database of a test file that is done. */
export async function dropTestDatabase(): Promise<void> {
  if (!opened) return;
  const { database, cleaner, target } = await opened;
  opened = null;
  await Promise.all([database.destroy(), cleaner.destroy()]);
  await onServer(inject('postgres'), `drop database ${target.database} with (force)`);
}
