import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase, testDatabase, testDatabaseTarget } from '../tests/support/database.ts';
import { connectDatabase, type Database } from './connect.ts';
import { migrateDatabase, migrationsAreDone } from './migrate.ts';

let database: Database;

beforeEach(async () => {
  database = await testDatabase();
  await emptyDatabase(database);
});

test('a migrated database stays as it is when the shop starts again', async () => {
  const lines: string[] = [];
  await migrateDatabase(database, (line) => lines.push(line));
  expect(lines).toEqual([]);
  expect(await migrationsAreDone(database)).toBe(true);
});

test('a database without the tables is known as not migrated', async () => {
  const target = await testDatabaseTarget();
  const blank = `${target.database}_blank`;
  await sql.raw(`create database ${blank}`).execute(database);
  const other = connectDatabase({ ...target, database: blank }, 1);
  try {
    expect(await migrationsAreDone(other)).toBe(false);
  } finally {
    await other.destroy();
    await sql.raw(`drop database ${blank}`).execute(database);
  }
});

test('a database that another version of the shop migrated is refused', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', 'now')`.execute(database);
  try {
    await expect(migrateDatabase(database, () => {})).rejects.toThrow(/migrated by another version/);
  } finally {
    await sql`delete from kysely_migration where name = '999-later'`.execute(database);
  }
});

test('whole numbers of the database come as numbers, and one that is too large is refused', async () => {
  const { rows } = await sql`select 9007199254740991::int8 as large, 4.5::numeric as average`.execute(
    database,
  );
  expect(rows).toEqual([{ large: 9_007_199_254_740_991, average: 4.5 }]);
  await expect(sql`select 9007199254740993::int8`.execute(database)).rejects.toThrow(RangeError);
});
