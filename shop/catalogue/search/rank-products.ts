import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { IS_LISTED } from '../products/conditions.ts';
import { allOf, type Closeness, type Matcher } from './match-products.ts';
import { isNumber, MOST_RESULTS, SEARCH_RESULTS } from './rules.ts';

export interface Matched {
  matchers: Matcher[];
  /** How many products have them, at most MOST_RESULTS. */
  total: number;
}

/** So many in the sample are 1,200 and more of all, but for a chance that nobody meets. */
const MANY_IN_SAMPLE = 60;

/** For the list under the search box, so many products of one rank are compared with each other. */
const MOST_COMPARED = 300;

/** The products of the index products_search_sample, a sixty-fourth of all. */
const IN_SAMPLE = sql<boolean>`id < '04000000-0000-0000-0000-000000000000'`;

/** The concepts that products have: all of them, or else as many as occur together, by weight. */
export async function findWords(db: Database, given: readonly Matcher[]): Promise<Matched> {
  const asked = given.some(canSupport) ? given : given.map(withoutAid);
  const all = { matchers: [...asked], total: await countMatches(db, asked) };
  if (all.total > 0 || asked.length < 2) return all;
  const alone: { matcher: Matcher; total: number }[] = [];
  for (const matcher of asked) alone.push({ matcher, total: await countMatches(db, [matcher]) });
  let found: Matched = { matchers: [], total: 0 };
  for (const { matcher } of byWeight(alone.filter(({ total }) => total > 0))) {
    const matchers = [...found.matchers, found.matchers.some(canSupport) ? matcher : withoutAid(matcher)];
    const total = await countMatches(db, matchers);
    if (total > 0) found = { matchers, total };
  }
  return found;
}

/** Whether a word is specific enough for a short mistyped word to be corrected beside it. */
function canSupport({ concept: { typed, isKnown, needsSupport, mended } }: Matcher): boolean {
  return !needsSupport && (isKnown || mended.length > 0) && !isNumber(typed);
}

function withoutAid(matcher: Matcher): Matcher {
  if (!matcher.concept.needsSupport) return matcher;
  const concept = { ...matcher.concept, correction: null, mended: [] };
  return { ...matcher, concept, guess: matcher.unaided };
}

/** The most specific words first: known ones, then rarer, then later, which are the thing itself ("kitchen ka dabba"). */
function byWeight<T extends { matcher: Matcher; total: number }>(alone: readonly T[]): T[] {
  const weight = ({ concept: { isKnown, needsSupport } }: Matcher) => Number(isKnown) - Number(needsSupport);
  return alone
    .toReversed()
    .toSorted((one, other) => weight(other.matcher) - weight(one.matcher) || one.total - other.total);
}

/** At most MOST_RESULTS. What many have is found often in the sample; what few have is found quickly among all. */
async function countMatches(db: Database, matchers: readonly Matcher[]): Promise<number> {
  if (matchers.length === 0) return 0;
  const matching = hasAll(matchers, 'guess');
  const inSample = await countUpTo(db, sql<boolean>`${matching} and ${IN_SAMPLE}`, MANY_IN_SAMPLE);
  return inSample === MANY_IN_SAMPLE ? MOST_RESULTS : countUpTo(db, matching, MOST_RESULTS);
}

async function countUpTo(db: Database, matching: RawBuilder<boolean>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from products where ${IS_LISTED} and ${matching} limit ${most}) as found
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The order of results. A sold-out product comes before mere guesses: who looks for it by name sees that it is sold out. */
const RUNGS: readonly { inStock: boolean; closeness: Closeness; beyond: Closeness | null }[] = [
  { inStock: true, closeness: 'thing', beyond: null },
  { inStock: true, closeness: 'name', beyond: 'thing' },
  { inStock: true, closeness: 'category', beyond: 'name' },
  { inStock: false, closeness: 'category', beyond: null },
  { inStock: true, closeness: 'text', beyond: 'category' },
  { inStock: true, closeness: 'guess', beyond: 'text' },
  { inStock: false, closeness: 'guess', beyond: 'category' },
];

/** What is called so is looked for among all; of what only mentions it, the sample has more than a list takes. */
const BY_NAME: ReadonlySet<Closeness> = new Set(['thing', 'name']);

/** The best matches: few are sorted at once, many read rank by rank. @param likeness the text that decides between equals */
export async function rankProducts(
  db: Database,
  { matchers, total }: Matched,
  wanted: number,
  likeness: string,
): Promise<string[]> {
  const order = sql`
    ${howMany(matchers.map(({ asTyped }) => asTyped))} desc,
    ${howMany(matchers.map(({ inCategory }) => inCategory))} desc,
    similarity(lower(name), ${likeness}) desc,
    created_at desc,
    id`;
  const isDropdown = wanted <= SEARCH_RESULTS;
  const sort = (matching: RawBuilder<boolean>, by: RawBuilder<unknown>, missing: number) =>
    sortMatches(db, matching, by, { wanted: missing, most: isDropdown ? MOST_COMPARED : MOST_RESULTS });
  if (total < (isDropdown ? MOST_COMPARED : MOST_RESULTS)) {
    return sort(hasAll(matchers, 'guess'), sql`${placeOnRungs(matchers)}, ${order}`, wanted);
  }
  const ids: string[] = [];
  for (const { inStock, closeness, beyond } of RUNGS) {
    const missing = wanted - ids.length;
    if (missing === 0) break;
    const rung = sql<boolean>`${hasAll(matchers, closeness)} and ${stock(inStock)}
      and not ${beyond ? hasAll(matchers, beyond) : sql`false`}`;
    const isSampled = isDropdown && total === MOST_RESULTS;
    const sampled = isSampled ? await sort(sql`${rung} and ${IN_SAMPLE}`, order, missing) : [];
    const isEnough = isSampled && (sampled.length === missing || !BY_NAME.has(closeness));
    ids.push(...(isEnough ? sampled : await sort(rung, order, missing)));
  }
  return ids;
}

/** The ids of the products whose names begin with a letter: in stock first, newest first. */
export async function rankFirstLetter(db: Database, letter: string, wanted: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, in_stock, created_at from products
      where left(search_text(name), 1) = ${letter} and ${IS_LISTED}
      order by created_at desc, id
      limit ${MOST_RESULTS}
    ) as found
    order by in_stock desc, created_at desc, id
    limit ${wanted}
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function sortMatches(
  db: Database,
  matching: RawBuilder<boolean>,
  order: RawBuilder<unknown>,
  { wanted, most }: { wanted: number; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, name, in_stock, search_document, created_at from products
      where ${IS_LISTED} and ${matching}
      limit ${most}
    ) as found
    order by ${order}
    limit ${wanted}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The number of the best rank that a product matches. */
function placeOnRungs(matchers: readonly Matcher[]): RawBuilder<number> {
  const cases = RUNGS.map(
    ({ inStock, closeness }, place) =>
      sql`when ${stock(inStock)} and ${hasAll(matchers, closeness)} then ${sql.lit(place)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

function stock(inStock: boolean): RawBuilder<boolean> {
  return inStock ? sql`in_stock` : sql`not in_stock`;
}

function hasAll(matchers: readonly Matcher[], closeness: Closeness): RawBuilder<boolean> {
  return has(allOf(matchers.map((matcher) => matcher[closeness])));
}

function has(query: string): RawBuilder<boolean> {
  return sql`(search_document @@ ${query}::tsquery)`;
}

function howMany(queries: readonly string[]): RawBuilder<number> {
  return sql`${sql.join(
    queries.map((query) => sql`${has(query)}::int`),
    sql` + `,
  )}`;
}
