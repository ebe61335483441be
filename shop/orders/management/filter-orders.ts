import { type Expression, type ExpressionWrapper, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { OTHER_CITY } from '../../fields/cities.ts';
import { beginningWith, containing, startOfDay } from '../../sql.ts';
import { toCouponCode } from '../coupons/rules.ts';
import { type OrderSearch, readOrderSearch, type SearchWord, SHORTEST_INDEXED_WORD } from '../rules.ts';
import { OPEN_STATUSES, STAGE_CONDITIONS } from '../stages.ts';
import type { FiltersInCities } from './schemas.ts';

type Condition = ExpressionWrapper<Tables, 'orders', SqlBool>;
const eb = expressionBuilder<Tables, 'orders'>();

/** A search whose words are looked for; null where none was typed, or nothing but a city. */
export function searchOf({ search = '', cityNames }: FiltersInCities): OrderSearch | null {
  const read = readOrderSearch(search, cityNames);
  return read.words.length === 0 || read.city !== null ? null : read;
}

/**
 * The orders that staff filtered, whatever words they search for. Every condition is one that an index answers; which, and which
 * columns it looks at, `list-filtered.ts` says (COLUMNS_BESIDE, `sourcesOf`).
 */
export function isFiltered(filters: FiltersInCities): Condition {
  const { status, payment, confirmation, fulfilment, stage, from, to } = filters;
  const conditions: Expression<SqlBool>[] = [];
  const meant = readOrderSearch(filters.search ?? '', filters.cityNames).city;
  if (meant) conditions.push(eb('orders.city', '=', meant));
  if (status) conditions.push(eb('orders.status', '=', status));
  if (filters.city === OTHER_CITY) conditions.push(eb('orders.city', 'not in', filters.cityNames));
  else if (filters.city) conditions.push(eb('orders.city', '=', filters.city));
  if (payment) conditions.push(eb('orders.payment_method', '=', payment));
  if (confirmation) conditions.push(eb('orders.confirmation', '=', confirmation));
  if (fulfilment) conditions.push(eb('orders.fulfilment', '=', fulfilment));
  // Cancelled orders stay 'to-pack', and nobody packs them; the index of statuses knows the few that are open.
  if (fulfilment === 'to-pack') conditions.push(eb('orders.status', 'in', OPEN_STATUSES));
  if (stage) conditions.push(eb(STAGE_CONDITIONS[stage], '=', sql.lit(true)));
  if (filters.coupon) conditions.push(eb('orders.coupon_code', '=', toCouponCode(filters.coupon)));
  if (from) conditions.push(eb('orders.created_at', '>=', startOfDay(from)));
  if (to) conditions.push(eb('orders.created_at', '<', startOfDay(to, 1)));
  return eb.and(conditions);
}

/** The orders whose own text has the words: name, city, address, e-mail, mobile and tracking number, or their number. */
export function hasInText({ words, number }: OrderSearch): Condition {
  if (number !== null) {
    return eb.or([eb('orders.number', '=', number), ...words.filter(isIndexed).map(containsWord)]);
  }
  const byIndex = new Set(words.filter(isIndexed).toSorted(byHowRare).slice(0, MOST_BY_INDEX));
  return eb.and(
    words.map((word, index) => {
      if (byIndex.has(word)) return containsWord(word);
      if (byIndex.size > 0 || index > 0)
        return eb(sql<boolean>`coalesce(${containsWord(word)}, false)`, '=', true);
      return eb(sql<string>`lower(orders.name)`, 'like', beginningWith(word.readings[0] ?? ''));
    }),
  );
}

/** So many words are looked up in the index, and the others in what they find: each one more costs what it finds alone. */
const MOST_BY_INDEX = 2;

/** Digits are rarer than words: of "house 512 street 7" the number says the most. Of words the longest. */
function byHowRare({ readings: [one = ''] }: SearchWord, { readings: [other = ''] }: SearchWord): number {
  return Number(/\d/.test(other)) - Number(/\d/.test(one)) || other.length - one.length;
}

function containsWord({ readings, mobileStart }: SearchWord): Condition {
  const contained = readings.map((reading) => eb('orders.search_text', 'like', containing(reading)));
  return eb.or(mobileStart === null ? contained : [...contained, beginsMobile(mobileStart)]);
}

/** By the index of mobiles: all of them begin alike, so that the index of parts would find nearly all. */
function beginsMobile(start: string): Condition {
  const stored = start.replace(/^0/, '+92');
  return eb.between('orders.mobile', stored, stored.padEnd(stored.length + 10, '9'));
}

function isIndexed({ readings }: SearchWord): boolean {
  return readings.every((reading) => reading.length >= SHORTEST_INDEXED_WORD);
}

/** Whether a name has all the words, in whatever spelling of large and small. @param name a column with an index of its trigrams */
export function hasWords(name: string, { words }: OrderSearch) {
  const contains = ({ readings: [reading], mobileStart }: SearchWord) =>
    sql<boolean>`lower(${sql.ref(name)}) like ${containing(reading ?? mobileStart ?? '')}`;
  return sql<boolean>`(${sql.join(words.map(contains), sql` and `)})`;
}

/** The products whose name has the words, or had them once; then some of them twice. */
export function productsMeant(search: OrderSearch) {
  return sql`(
    select products.id from products where ${hasWords('products.name', search)}
    union all select product_id from former_product_names former where ${hasWords('former.name', search)})`;
}
