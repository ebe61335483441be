import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { listTables } from '../../database/backup/tables.ts';
import { type ConnectionTarget, connectDatabase, type Database } from '../../database/connect.ts';
import { urlOf } from './database.ts';

/** Every row of every table, as text in one order: what two shops are compared by. */
export async function readAllRows(database: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await listTables(database)) {
    const { rows } = await sql<{ row: string }>`
      select each::text as row from ${sql.table(name)} as each order by each::text collate "C"
    `.execute(database);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

export interface EmptyDatabase {
  url: string;
  target: ConnectionTarget;
  database: Database;
  drop(): Promise<void>;
}

/** An empty database of a role that may do nothing but own it, as a hosting company gives one. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const server = inject('postgres');
  const name = `restore_${randomUUID().replaceAll('-', '')}`;
  const admin = connectDatabase(server, 1);
  await sql.raw(`create role ${name} login`).execute(admin);
  await sql.raw(`create database ${name} owner ${name}`).execute(admin);
  const target = { ...server, user: name, database: name };
  const database = connectDatabase(target, 2);
  return {
    url: urlOf(target),
    target,
    database,
    async drop() {
      await database.destroy();
      await sql.raw(`drop database ${name} with (force)`).execute(admin);
      await sql.raw(`drop role ${name}`).execute(admin);
      await admin.destroy();
    },
  };
}
