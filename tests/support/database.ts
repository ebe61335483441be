import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connectDatabase, connectionOptions, type Database } from '../../database/connect.ts';
import type { TestServer } from './postgres-for-tests.ts';

/** Enough for tests that let many shoppers buy at once. */
const connections = 10;

let opened: Promise<{ database: Database; target: TestServer }> | null = null;

/** Opens it on first use; one for each test file, since every file has its own copy of this module. */
function open() {
  opened ??= (async () => {
    const server = inject('postgres');
    const target = { ...server, database: `test_${randomUUID().replaceAll('-', '')}` };
    await onServer(server, `create database ${target.database} template saman_template`);
    return { database: connectDatabase(target, connections), target };
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

/** Empties every table and sets every sequence back; the migrations stay, and what they brought along. */
export async function emptyDatabase(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%' and tablename <> 'search_words'
  `.execute(database);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  await sql.raw(`truncate ${names} restart identity cascade`).execute(database);
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

afterAll(async () => {
  if (!opened) return;
  const { database, target } = await opened;
  await database.destroy();
  await onServer(inject('postgres'), `drop database ${target.database} with (force)`);
});
