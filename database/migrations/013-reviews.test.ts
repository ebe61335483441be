import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { stockProduct } from '../../tests/support/shop.ts';
import { migration } from './013-reviews.ts';

test('of several reviews of a mobile number and product the newest shown one stays, and none is lost', async () => {
  const database = await testDatabase();
  // As it was before.
  for (const statement of [
    'drop index reviews_one_shown',
    'drop index reviews_mobile',
    'alter table reviews drop column replaced_by',
  ]) {
    await sql.raw(statement).execute(database);
  }
  const { _id } = await stockProduct(database);
  const write = (title: string, day: number, mobile: string, hidden = false) =>
    sql`
      insert into reviews (id, product_id, name, mobile, title, rating, comment, created_at, hidden_at, hidden_reason)
      values (${randomUUID()}, ${_id}, 'Sana', ${mobile}, ${title}, 1, 'Bad.', ${new Date(Date.UTC(2026, 0, day))},
        ${hidden ? new Date() : null}, ${hidden ? 'Rude.' : null})
    `.execute(database);
  for (let day = 1; day <= 10; day++) await write(`One-star ${day}`, day, '+923012345678');
  await write('Rude', 20, '+923012345678', true);
  await write('Another', 5, '+923022345678');

  await migration.up(database);

  const rows = await database.selectFrom('reviews').selectAll().execute();
  const shown = rows.filter(({ hidden_at }) => hidden_at === null);
  expect(shown.map(({ title }) => title).toSorted()).toEqual(['Another', 'One-star 10']);
  expect(rows).toHaveLength(12);
  const newest = shown.find(({ title }) => title === 'One-star 10');
  const replaced = rows.filter(({ replaced_by }) => replaced_by === newest?.id);
  expect(replaced).toHaveLength(9);
  expect(new Set(replaced.map(({ hidden_reason }) => hidden_reason))).toEqual(
    new Set(['Replaced by a newer review of the same mobile number.']),
  );
  expect(rows.find(({ title }) => title === 'Rude')).toMatchObject({
    hidden_reason: 'Rude.',
    replaced_by: null,
  });
});
