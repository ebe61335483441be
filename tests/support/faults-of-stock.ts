import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/**
 * What is wrong with the ledger of stock: a product whose units are not the sum of its movements, or one that was moved
 * past the ledger. @returns in words, nothing for a sound ledger
 */
export async function faultsOfStock(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'Stock is ' || coalesce(quantity, 0) || ', its movements come to ' || coalesce(units, 0) as fault
      from stock full join (select product_id, sum(units) as units from stock_movements group by product_id) as sums
      using (product_id) where coalesce(quantity, 0) <> coalesce(units, 0)
    union all select 'A movement leaves ' || on_hand || ' units, all up to it come to ' || units from (
      select on_hand, sum(units) over (partition by product_id order by id) as units from stock_movements
    ) as sums where on_hand <> units
    union all select 'Stock moved past the ledger: ' || units from stock_movements where kind = 'unexplained'
  `.execute(db);
  return rows.map(({ fault }) => fault);
}
