import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { linePriceRupees } from './queries.ts';
import { linePricePaisa } from './rules.ts';

interface Goods {
  price_paisa: number;
  discount_basis_points: number;
}

/** What PostgreSQL makes of each, in their order. */
async function computedByPostgres(goods: Goods[]): Promise<number[]> {
  const { rows } = await sql<{ rupees: number }>`
    select ${linePriceRupees} as rupees
    from jsonb_to_recordset(${JSON.stringify(goods.map((one, place) => ({ ...one, place })))}::jsonb)
      as products (place int, price_paisa int, discount_basis_points int)
    order by place
  `.execute(await testDatabase());
  return rows.map(({ rupees }) => rupees);
}

const computedByRule = (goods: Goods[]) =>
  goods.map(
    ({ price_paisa, discount_basis_points }) => linePricePaisa(price_paisa, discount_basis_points) / 100,
  );

test('PostgreSQL sorts and filters by the very line price that shoppers see and pay', async () => {
  const goods = fc.record({
    price_paisa: fc.integer({ min: 1, max: 1_000_000_000 }),
    discount_basis_points: fc.integer({ min: 0, max: 10_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(goods, { minLength: 200, maxLength: 400 }), async (many) => {
      expect(await computedByPostgres(many)).toEqual(computedByRule(many));
    }),
    { numRuns: 25 },
  );
});

test('also at every edge of a rupee, for every discount in whole percent', async () => {
  const edges = Array.from({ length: 101 }, (_, percent) =>
    [1, 99, 100, 101, 99_999, 100_000, 115_000, 1_000_000_000].map((price_paisa) => ({
      price_paisa,
      discount_basis_points: percent * 100,
    })),
  ).flat();
  expect(await computedByPostgres(edges)).toEqual(computedByRule(edges));
});
