import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { type Asked, keyOf, rangesOf } from './read-sums.ts';

/** How long orders took from placed to delivered, in hours. */
export interface KeyedTime {
  /** Null for all keys together. */
  key: string | null;
  isNow: boolean;
  half: number;
  most: number;
}

const deliveredAt = sql<Date>`orders.delivered_at`;
const hours = sql<number>`extract(epoch from orders.delivered_at - orders.created_at)::float8 / 3600`;

/** The delivery times by the keys of a report of orders, of what was delivered in the days and in those before. */
export async function readDeliveryTimes(transaction: Transaction, asked: Asked): Promise<KeyedTime[]> {
  const { isNow, isInEither } = rangesOf(asked, deliveredAt);
  const { rows } = await sql<KeyedTime>`
    with delivered as (
      select ${keyOf(asked.by, deliveredAt, isNow)} as key, ${isNow} as is_now, ${hours} as hours
      from orders where orders.delivered_at is not null and ${isInEither}
    )
    select key, is_now as "isNow", percentile_cont(0.5) within group (order by hours) as half,
      percentile_cont(0.9) within group (order by hours) as most
    from delivered
    group by grouping sets ((is_now), (is_now, key))
  `.execute(transaction);
  return rows;
}
