import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { CHECKOUT_CITY_NAMES, OTHER_CITY } from '../../fields/cities.ts';
import { beginningWith, containing, startOfDay } from '../../sql.ts';
import { readOrderSearch, SHORTEST_INDEXED_WORD } from '../rules.ts';
import type { OrderFilters } from '../schemas.ts';
import { STAGE_CONDITIONS } from '../stages.ts';

type OnOrders = ExpressionBuilder<Tables, 'orders'>;
type Condition = ExpressionWrapper<Tables, 'orders', SqlBool>;

/** The orders that staff asked for. Every condition is one that an index answers. */
export function matching(filters: OrderFilters) {
  return (eb: OnOrders): Condition => {
    const { search = '', status, city, payment, confirmation, stage, from, to } = filters;
    const conditions = [...searched(eb, search)];
    if (status) conditions.push(eb('orders.status', '=', status));
    if (city === OTHER_CITY) conditions.push(eb('orders.city', 'not in', CHECKOUT_CITY_NAMES));
    else if (city) conditions.push(eb('orders.city', '=', city));
    if (payment) conditions.push(eb('orders.payment_method', '=', payment));
    if (confirmation) conditions.push(eb('orders.confirmation', '=', confirmation));
    if (stage) conditions.push(eb(STAGE_CONDITIONS[stage], '=', sql.lit(true)));
    if (from) conditions.push(eb('orders.created_at', '>=', startOfDay(from)));
    if (to) conditions.push(eb('orders.created_at', '<', startOfDay(to, 1)));
    return eb.and(conditions);
  };
}

function searched(eb: OnOrders, text: string): Condition[] {
  const { words, number, city } = readOrderSearch(text);
  if (city) return [eb('orders.city', '=', city)];
  const contains = (word: string) => eb('orders.search_text', 'like', containing(word));
  if (number !== null) {
    const mobile = words.filter((word) => word.length >= SHORTEST_INDEXED_WORD).map(contains);
    return [eb.or([eb('orders.number', '=', number), ...mobile])];
  }
  const indexed = words.some((word) => word.length >= SHORTEST_INDEXED_WORD);
  return words.map((word, index) =>
    indexed || index > 0 ? contains(word) : eb(sql<string>`lower(orders.name)`, 'like', beginningWith(word)),
  );
}
