import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { type ListingPage, readListing } from '../listing/queries.ts';
import type { ListingChoice } from '../listing/rules.ts';
import { listProductsByIds } from '../products/queries.ts';
import type { Product } from '../products/responses.ts';
import { listCategoryPaths } from './list-category-paths.ts';
import { readMatchers } from './match-products.ts';
import { findWords, type Matched, rankFirstLetter, rankProducts } from './rank-products.ts';
import { isLetter, MOST_RESULTS, SEARCH_RESULTS, searchWords } from './rules.ts';
import type { CategoryPath, ShownInstead } from './types.ts';
import { type Concept, understandLetter, understandQuery } from './understand-query.ts';

/** The products that match best, for the list under the search box. */
export async function searchByName(db: Database, query: string): Promise<Product[]> {
  const { ids } = await findProducts(db, query, SEARCH_RESULTS);
  return listProductsByIds(db, ids);
}

export interface SearchPage extends ListingPage {
  instead: ShownInstead | null;
  /** Categories and subcategories of what is found, the fullest first. */
  categoryPaths: CategoryPath[];
}

/** One page of the best MOST_RESULTS products of a query, sorted and filtered as a listing. @param size of a page */
export async function searchProducts(
  db: Database,
  query: string,
  choice: ListingChoice,
  size: number,
): Promise<SearchPage> {
  const { ids, instead } = await findProducts(db, query, MOST_RESULTS);
  const [listing, categoryPaths] = await Promise.all([
    readListing(db, { found: ids }, choice, size),
    listCategoryPaths(db, ids),
  ]);
  return { ...listing, instead, categoryPaths };
}

interface FoundProducts {
  /** Best match first. */
  ids: string[];
  instead: ShownInstead | null;
}

/** @param wanted how many, at most MOST_RESULTS */
async function findProducts(db: Database, query: string, wanted: number): Promise<FoundProducts> {
  const words = searchWords(query);
  const [word = ''] = words;
  if (word === '') return { ids: [], instead: null };
  return byIndex(db, async (transaction) => {
    if (words.length === 1 && isLetter(word)) return findByLetter(transaction, word, wanted);
    return findByWords(transaction, await understandQuery(transaction, words), wanted);
  });
}

async function findByWords(
  db: Database,
  concepts: readonly Concept[],
  wanted: number,
): Promise<FoundProducts> {
  const found = await findWords(db, await readMatchers(db, concepts));
  if (found.total === 0) return { ids: [], instead: suggest(concepts) };
  const ids = await rankProducts(db, found, wanted, likenessOf(concepts));
  return { ids, instead: shownInstead(concepts, found) };
}

/** Names that begin with the letter; where they would not fill the list under the box, also their later words. */
async function findByLetter(db: Database, letter: string, wanted: number): Promise<FoundProducts> {
  const first = await rankFirstLetter(db, letter, wanted);
  if (first.length >= SEARCH_RESULTS) return { ids: first, instead: null };
  const { ids } = await findByWords(db, await understandLetter(db, letter), wanted);
  return { ids: [...new Set([...first, ...ids])].slice(0, wanted), instead: null };
}

/** Keeps the planner to the index: it expects too many matches, and would read the whole table. */
function byIndex<T>(db: Database, search: (transaction: Transaction) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    // What is compiled for a plan whose cost is only forbidding would take longer than the plan.
    await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(
      transaction,
    );
    return search(transaction);
  });
}

/** So many words are compared with a name: an occasion means so many things that none of them says much. */
const MOST_LIKENESS = 8;

/** What the query may mean, each word once. */
function likenessOf(concepts: readonly Concept[]): string {
  const words = new Set(concepts.flatMap(({ whole, mended }) => [...whole, ...mended].flat()));
  return [...words].slice(0, MOST_LIKENESS).join(' ');
}

/** What may have been meant where nothing is found: a word so short that it is not taken for another one by itself. */
function suggest(asked: readonly Concept[]): ShownInstead | null {
  if (asked.every(({ correction }) => correction === null)) return null;
  return { query: asked.map(({ typed, correction }) => correction ?? typed).join(' '), isMended: true };
}

/** What the query was taken for, in the order in which it was typed; null where it was taken as it is. */
function shownInstead(asked: readonly Concept[], { matchers }: Matched): ShownInstead | null {
  const shown = asked.flatMap(({ typed }) => matchers.find(({ concept }) => concept.typed === typed) ?? []);
  const isMended = shown.some(({ concept }) => concept.correction !== null);
  if (!isMended && shown.length === asked.length) return null;
  return { query: shown.map(({ concept }) => concept.correction ?? concept.typed).join(' '), isMended };
}
