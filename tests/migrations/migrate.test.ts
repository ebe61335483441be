import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { migrateDatabase, migrationsAreDone } from '../../database/migrate.ts';
import { StartError } from '../../database/start-error.ts';
import { blankDatabase, emptyDatabase, migrateBefore, testDatabase } from '../support/database.ts';

let database: Database;

beforeEach(async () => {
  database = await testDatabase();
  await emptyDatabase();
});

test('a migrated database stays as it is when the shop starts again', async () => {
  const lines: string[] = [];
  await migrateDatabase(database, (line) => lines.push(line));
  expect(lines).toEqual([]);
  expect(await migrationsAreDone(database)).toBe(true);
});

test('a database without the tables is known as not migrated', async () => {
  const blank = await blankDatabase();
  try {
    expect(await migrationsAreDone(blank.database)).toBe(false);
  } finally {
    await blank.drop();
  }
});

test('a migration that meets a table in use lets the others through, and is carried out when it is free', async () => {
  const blank = await blankDatabase();
  await migrateBefore(blank.database, '005');
  const inUse = Promise.withResolvers<void>();
  const user = connectDatabase(blank.target, 1);
  try {
    const lines: string[] = [];
    let migrated: Promise<void> | undefined;
    await user.transaction().execute(async (transaction) => {
      await sql`lock table categories`.execute(transaction);
      migrated = migrateDatabase(blank.database, (line) => {
        lines.push(line);
        if (line.includes('in use')) inUse.resolve();
      });
      migrated.then(inUse.resolve, inUse.reject);
      await inUse.promise;
      expect(lines).toEqual(['The tables are in use; the migration is tried again until they are free.']);
    });
    await migrated;
    expect(await migrationsAreDone(blank.database)).toBe(true);
  } finally {
    await user.destroy();
    await blank.drop();
  }
});

test.each(['SQL_ASCII', 'LATIN1'])('a database in %s is refused in one sentence', async (encoding) => {
  const blank = await blankDatabase(
    `encoding '${encoding}' locale_provider libc locale 'C' template template0`,
  );
  try {
    const refused = migrateDatabase(blank.database, () => {});
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      `The database ${blank.target.database} keeps its text as ${encoding}, and the shop needs UTF8`,
    );
  } finally {
    await blank.drop();
  }
});

test('a role that may not create tables is named in one sentence', async () => {
  const blank = await blankDatabase();
  const role = `bob_of_${blank.target.database}`;
  await sql.raw(`create role ${role} login`).execute(database);
  const asBob = connectDatabase({ ...blank.target, user: role }, 1);
  try {
    const refused = migrateDatabase(asBob, () => {});
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      `The role ${role} cannot set up the database ${blank.target.database}`,
    );
  } finally {
    await asBob.destroy();
    await sql.raw(`drop role ${role}`).execute(database);
    await blank.drop();
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
