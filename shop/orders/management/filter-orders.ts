import { type Expression, type ExpressionWrapper, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { CHECKOUT_CITY_NAMES, OTHER_CITY } from '../../fields/cities.ts';
import { beginningWith, containing, startOfDay } from '../../sql.ts';
import { type OrderSearch, readOrderSearch, SHORTEST_INDEXED_WORD } from '../rules.ts';
import { STAGE_CONDITIONS } from '../stages.ts';
import type { OrderFilters } from './schemas.ts';

type Condition = ExpressionWrapper<Tables, 'orders', SqlBool>;
const eb = expressionBuilder<Tables, 'orders'>();

/** A search whose words are looked for; null where none was typed, or nothing but a city. */
export function searchOf({ search = '' }: OrderFilters): OrderSearch | null {
  const read = readOrderSearch(search);
  return read.words.length === 0 || read.city !== null ? null : read;
}

/** The orders that staff filtered, whatever words they search for. Every condition is one that an index answers. */
export function isFiltered(filters: OrderFilters): Condition {
  const { status, payment, confirmation, fulfilment, stage, from, to } = filters;
  const conditions: Expression<SqlBool>[] = [];
  const meant = readOrderSearch(filters.search ?? '').city;
  if (meant) conditions.push(eb('orders.city', '=', meant));
  if (status) conditions.push(eb('orders.status', '=', status));
  if (filters.city === OTHER_CITY) conditions.push(eb('orders.city', 'not in', CHECKOUT_CITY_NAMES));
  else if (filters.city) conditions.push(eb('orders.city', '=', filters.city));
  if (payment) conditions.push(eb('orders.payment_method', '=', payment));
  if (confirmation) conditions.push(eb('orders.confirmation', '=', confirmation));
  if (fulfilment) conditions.push(eb('orders.fulfilment', '=', fulfilment));
  // Cancelled orders stay 'to-pack', and nobody packs them; the index of statuses knows the few that are open.
  if (fulfilment === 'to-pack') conditions.push(eb('orders.status', 'in', ['Pending', 'Processing']));
  if (stage) conditions.push(eb(STAGE_CONDITIONS[stage], '=', sql.lit(true)));
  if (from) conditions.push(eb('orders.created_at', '>=', startOfDay(from)));
  if (to) conditions.push(eb('orders.created_at', '<', startOfDay(to, 1)));
  return eb.and(conditions);
}

/** The orders whose own text has the words: name, city, address, e-mail, mobile and tracking number, or their number. */
export function hasInText({ words, number }: OrderSearch): Condition {
  const contains = (word: readonly string[]) =>
    eb.or(word.map((reading) => eb('orders.search_text', 'like', containing(reading))));
  if (number !== null) {
    return eb.or([eb('orders.number', '=', number), ...words.filter(isIndexed).map(contains)]);
  }
  const indexed = words.some(isIndexed);
  return eb.and(
    words.map((word, index) =>
      indexed || index > 0
        ? contains(word)
        : eb(sql<string>`lower(orders.name)`, 'like', beginningWith(word[0] ?? '')),
    ),
  );
}

function isIndexed(word: readonly string[]): boolean {
  return word.every((reading) => reading.length >= SHORTEST_INDEXED_WORD);
}

/** Whether a name has all the words, in whatever spelling of large and small. @param name a column with an index of its trigrams */
export function hasWords(name: string, { words }: OrderSearch) {
  const contains = ([word = '']: readonly string[]) =>
    sql<boolean>`lower(${sql.ref(name)}) like ${containing(word)}`;
  return sql<boolean>`(${sql.join(words.map(contains), sql` and `)})`;
}
