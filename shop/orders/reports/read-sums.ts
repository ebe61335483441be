import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { dayOf, startOfDay } from '../../sql.ts';
import {
  BESIDE_LINES,
  type Days,
  type Fact,
  isOfLines,
  isTimeStep,
  MOST_DAYS,
  type ReportBy,
} from './rules.ts';

/** What came together under one key: of a fact, in the days or in those before. */
export interface Sum {
  /** Null for all keys that are not among the largest. */
  key: string | null;
  fact: Fact;
  isNow: boolean;
  count: number;
  paisa: number;
}

export interface Asked {
  by: ReportBy;
  days: Days;
  daysBefore: Days;
}

type Sql = RawBuilder<unknown>;

/** What a unit of a product cost on average, and from when until when (decision 112). */
const COSTS = sql`costs as materialized (
  select product_id, average_cost_paisa as cost_paisa, at as since,
    lead(at, 1, 'infinity') over (partition by product_id order by id) as until
  from stock_movements where average_cost_paisa is not null
)`;

/** With each line what a unit of it cost when it was ordered; nothing where nobody knows. */
const COST_OF_LINE = sql`left join costs on costs.product_id = order_lines.product_id
  and order_lines.placed_at >= costs.since and order_lines.placed_at < costs.until`;

/** What an order's discount and coupon take off. */
const TAKEN_OFF = sql`(orders.discount_paisa + orders.coupon_paisa)`;

/** The units of which the cost is known, and what they earned. */
const EARNED = {
  count: sql`coalesce(sum(quantity) filter (where cost_paisa is not null), 0)`,
  paisa: sql`coalesce(sum((line_price_paisa - cost_paisa)::bigint * quantity), 0)`,
};

/** When orders became what a report counts. Each time has an index (028-reports.ts). */
const TIMES: readonly { fact: Fact; at: RawBuilder<Date>; where: Sql }[] = [
  { fact: 'placed', at: sql<Date>`orders.created_at`, where: sql`true` },
  { fact: 'confirmed', at: sql<Date>`orders.confirmation_at`, where: sql`orders.confirmation = 'confirmed'` },
  { fact: 'delivered', at: sql<Date>`orders.delivered_at`, where: sql`orders.delivered_at is not null` },
  { fact: 'cameBack', at: sql<Date>`orders.came_back_at`, where: sql`orders.came_back_at is not null` },
];

/** What puts orders together; nothing where times do. */
const KEYS: Readonly<Partial<Record<ReportBy, Sql>>> = {
  city: sql`orders.city`,
  courier: sql`coalesce(orders.courier, '')`,
  'taken-by': sql`coalesce(orders.taken_by, '')`,
  'confirmed-by': sql`case when orders.confirmation = 'confirmed' then coalesce(orders.confirmation_by, '') else '' end`,
};

/** Of a time the first day of its day, week (from Monday on) or month; what was in the days before is under one key. */
export function keyOf(by: ReportBy, at: RawBuilder<Date>, isNow: Sql): Sql {
  return (
    KEYS[by] ??
    sql`case when ${isNow} then date_trunc(${sql.lit(by)}, ${dayOf(at)}::timestamp)::date::text else '' end`
  );
}

/** Whether a moment is in the days, and whether it is in them or in those before. */
export function rangesOf({ days, daysBefore }: Pick<Asked, 'days' | 'daysBefore'>, at: RawBuilder<Date>) {
  return {
    isNow: sql`${at} >= ${startOfDay(days.from)}`,
    isInEither: sql`${at} >= ${startOfDay(daysBefore.from)} and ${at} < ${startOfDay(days.to, 1)}`,
  };
}

/**
 * Counts and sums what happened in the days and in those before.
 * @param most so many keys that are no times have rows of their own: those of which most was placed, in rupees
 */
export async function readSums(transaction: Transaction, asked: Asked, most: number): Promise<Sum[]> {
  // Times are never put together, and all that was before them has one key.
  const limit = isTimeStep(asked.by) ? MOST_DAYS + 1 : most;
  const { rows } = await sql<Sum>`
    with ${COSTS}, ${isOfLines(asked.by) ? sumsOfLines(asked) : sumsOfOrders(asked)},
    kept as materialized (
      select key from sums group by key
      order by sum(paisa) filter (where fact = 'placed' and is_now) desc nulls last, key limit ${limit}
    )
    select kept.key, fact, is_now as "isNow", sum(count)::int as count, sum(paisa)::bigint as paisa
    from sums left join kept using (key)
    group by kept.key, fact, is_now
  `.execute(transaction);
  return rows;
}

function sumsOfOrders(asked: Asked): Sql {
  return sql`event (key, fact, is_now, count, paisa) as (${sql.join(eventsOfOrders(asked), sql` union all `)}),
    sums as materialized (
      select key, fact, is_now, sum(count) as count, sum(paisa) as paisa from event group by key, fact, is_now
    )`;
}

function eventsOfOrders(asked: Asked): Sql[] {
  const ofOrders = TIMES.map(({ fact, at, where }) => {
    const { isNow, isInEither } = rangesOf(asked, at);
    return sql`select ${keyOf(asked.by, at, isNow)}, ${sql.lit(fact)}, ${isNow}, 1, orders.total_paisa
      from orders where ${where} and ${isInEither}`;
  });
  const askedAt = sql<Date>`returns.asked_at`;
  const returned = rangesOf(asked, askedAt);
  // The day is one of the shop, as staff wrote it.
  const paidAt = sql<Date>`${startOfDay(sql<string>`refunds.paid_on`)}`;
  const refunded = rangesOf(asked, paidAt);
  const deliveredAt = sql<Date>`orders.delivered_at`;
  const delivered = rangesOf(asked, deliveredAt);
  return [
    ...ofOrders,
    sql`select ${keyOf(asked.by, deliveredAt, delivered.isNow)}, 'margin', ${delivered.isNow}, ${EARNED.count},
        ${EARNED.paisa} - case when count(cost_paisa) > 0 then ${TAKEN_OFF} else 0 end
      from orders join order_lines on order_lines.order_id = orders.id ${COST_OF_LINE}
      where ${delivered.isInEither} group by orders.id`,
    sql`select ${keyOf(asked.by, askedAt, returned.isNow)}, 'returned', ${returned.isNow}, 1,
        coalesce(returns.goods_paisa, 0)
      from returns join orders on orders.id = returns.order_id
      where returns.state not in ('declined', 'cancelled') and ${returned.isInEither}`,
    sql`select ${keyOf(asked.by, paidAt, refunded.isNow)}, 'refunded', ${refunded.isNow}, 1, refunds.amount_paisa
      from refunds join orders on orders.id = refunds.order_id
      where refunds.undone_at is null and ${refunded.isInEither}`,
  ];
}

/**
 * The units of the orders' lines by their products. Each order is read once, whatever became of it in the days, and its
 * lines are put together before anything is asked of their products. What an order costs beside its lines has a key of its own.
 */
function sumsOfLines(asked: Asked): Sql {
  const wheres = TIMES.map(({ at, where }) => sql`(${where} and ${rangesOf(asked, at).isInEither})`);
  const flags = TIMES.map(({ fact, at, where }) => {
    const { isNow, isInEither } = rangesOf(asked, at);
    return sql`case when ${where} and ${isInEither} then ${isNow} end as ${sql.ref(fact)}`;
  });
  const columns = sql.join(TIMES.map(({ fact }) => sql.ref(fact)));
  const facts = sql`(values ${sql.join(TIMES.map(({ fact }) => sql`(${sql.lit(fact)}, ${sql.ref(fact)})`))})
    as facts (fact, is_now)`;
  const key = asked.by === 'product' ? sql`products.id` : sql`products.category_id`;
  return sql`chosen as materialized (
      select orders.id, orders.created_at, orders.shipping_paisa - ${TAKEN_OFF} as beside_paisa,
        ${TAKEN_OFF} as taken_off_paisa, ${sql.join(flags)}
      from orders where ${sql.join(wheres, sql` or `)}
    ),
    sold as materialized (
      select order_lines.product_id, ${columns}, sum(quantity) as count,
        sum(line_price_paisa::bigint * quantity) as paisa, ${EARNED.count} as known_count, ${EARNED.paisa} as earned_paisa
      from chosen join order_lines on order_lines.order_id = chosen.id ${COST_OF_LINE}
      -- No line is older than its order: by the index of lines only those since the first of these orders are read.
      where order_lines.placed_at >= (select min(created_at) from chosen)
      group by order_lines.product_id, ${columns}
    ),
    sums (key, fact, is_now, count, paisa) as materialized (
      select coalesce(${key}::text, ''), fact, is_now, sum(count), sum(paisa)
      from sold left join products on products.id = sold.product_id cross join lateral ${facts}
      where is_now is not null group by 1, 2, 3
      union all
      select coalesce(${key}::text, ''), 'margin', delivered, sum(known_count), sum(earned_paisa)
      from sold left join products on products.id = sold.product_id where delivered is not null group by 1, 2, 3
      union all
      select ${BESIDE_LINES}::text, 'margin', delivered, 0, -sum(taken_off_paisa) from chosen
      where delivered is not null and taken_off_paisa <> 0 and exists (
        select from order_lines ${COST_OF_LINE} where order_lines.order_id = chosen.id and cost_paisa is not null
      ) group by delivered
      union all
      select ${BESIDE_LINES}::text, fact, is_now, 0, sum(beside_paisa) from chosen cross join lateral ${facts}
      where is_now is not null group by fact, is_now
    )`;
}
