import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../tests/support/database.ts';

test('a connection that is lost between two statements fails its transaction, and nothing else', async () => {
  const database = await testDatabase();
  const lost = database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database);
    await sql`select 1`.execute(transaction);
  });
  await expect(lost).rejects.toThrow(/terminat|Connection/i);
  const { rows } = await sql`select 1 as one`.execute(database);
  expect(rows).toEqual([{ one: 1 }]);
});
