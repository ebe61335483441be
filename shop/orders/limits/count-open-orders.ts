import { type RawBuilder, sql } from 'kysely';
import { isUnconfirmed } from '../queries.ts';
import { ORIGIN_KEPT_HOURS } from '../rules.ts';

/** Money that came says that an order is meant, so that nobody waits for a call. */
const isWaiting = sql<boolean>`${isUnconfirmed} and orders.paid_paisa = 0`;

/** How many orders of a mobile number wait for confirmation, counted up to `most`. */
export function countOpenOfMobile(mobile: RawBuilder<unknown>, most: number): RawBuilder<number> {
  return sql<number>`(select count(*) from (
    select from orders where mobile = ${mobile} and ${isWaiting} limit ${most}
  ) as waiting)`;
}

/** As `countOpenOfMobile`, of those that came from a network of late. @param network null counts none */
export function countOpenOfNetwork(network: RawBuilder<unknown>, most: number): RawBuilder<number> {
  return sql<number>`(select count(*) from (
    select from order_origins join orders on orders.id = order_origins.order_id
    where network_hash = ${network} and ${isWaiting}
      and order_origins.created_at > now() - make_interval(hours => ${ORIGIN_KEPT_HOURS})
    limit ${most}
  ) as waiting)`;
}
