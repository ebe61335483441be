import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { OrderSearch } from '../rules.ts';
import { hasWords, isFiltered, productsMeant } from './filter-orders.ts';
import type { FiltersInCities } from './schemas.ts';

/** Up to so many products each is asked for its newest lines; of more, all lines are passed, newest first. */
const FEW_PRODUCTS = 500;

/**
 * The newest orders in which something of these words was sold, where that is frequent: by indexes of the lines, and never
 * by the orders that it was not sold in.
 *
 * Lines are in the order of when they were added, and a line may be added to an order later. So what was found is known to be
 * the newest only down to the last line that was looked at; where that is not enough, more lines are looked at.
 */
export async function walkSold(
  db: Database,
  filters: FiltersInCities,
  search: OrderSearch,
  wanted: number,
): Promise<string[]> {
  const { products } = (
    await sql<{
      products: number;
    }>`
      select count(*)::int as products from (
        select from ${productsMeant(search)} as meant limit ${sql.lit(FEW_PRODUCTS + 1)}
      ) as counted
    `.execute(db)
  ).rows[0] ?? { products: 0 };
  const linesOf = products <= FEW_PRODUCTS ? newestOfEach : newestOfAll;
  for (let lines = 2 * wanted; ; lines *= 4) {
    const { rows } = await sql<{ id: string; isKnown: boolean; isAll: boolean }>`
      with seen as materialized (${linesOf(filters, search, lines)}),
      edge as (
        select max(oldest) as placed_at from (
          select min(placed_at) as oldest from seen group by source having count(*) = ${lines}
        ) as cut
      )
      select orders.id, orders.created_at >= edge.placed_at as "isKnown", edge.placed_at is null as "isAll"
      from orders, edge where orders.id in (select order_id from seen)
      order by orders.created_at desc, orders.id limit ${wanted}
    `.execute(db);
    const isEnough = rows.length === wanted && rows.every(({ isKnown }) => isKnown);
    if (isEnough || rows.length === 0 || rows.every(({ isAll }) => isAll)) return rows.map(({ id }) => id);
  }
}

type LinesOf = (filters: FiltersInCities, search: OrderSearch, lines: number) => RawBuilder<unknown>;

/** Asked of each line that is passed, and never of all orders at once. */
const isOfFiltered = (filters: FiltersInCities) =>
  sql`coalesce((select true from orders where orders.id = order_lines.order_id and ${isFiltered(filters)}), false)`;

const newestOfEach: LinesOf = (filters, search, lines) => {
  const newest = (isOf: RawBuilder<boolean>) => sql`(
    select order_id, placed_at from order_lines
    where ${isOf} and ${hasWords('order_lines.name', search)} and ${isOfFiltered(filters)}
    order by order_lines.placed_at desc limit ${lines})`;
  return sql`
    select meant.id as source, line.order_id, line.placed_at
    from ${productsMeant(search)} as meant
      cross join lateral ${newest(sql`order_lines.product_id = meant.id`)} as line
    union all
    select null, gone.order_id, gone.placed_at from ${newest(sql`order_lines.product_id is null`)} as gone`;
};

/** Where the words are frequent, few lines are passed for the page; all that was sold is there, also what is gone. */
const newestOfAll: LinesOf = (filters, search, lines) => sql`
  select null::uuid as source, order_lines.order_id, order_lines.placed_at
  from (
    select order_id, placed_at from order_lines where coalesce(${hasWords('order_lines.name', search)}, false)
    order by placed_at desc offset 0
  ) as order_lines
  where ${isOfFiltered(filters)}
  order by order_lines.placed_at desc limit ${lines}`;
