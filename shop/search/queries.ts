import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { listProductsByIds } from '../catalogue/queries.ts';
import type { Product } from '../catalogue/types.ts';
import { findPaging, type Paging } from '../listing/rules.ts';
import { readMatchers } from './match-products.ts';
import { findWords, rankProducts } from './rank-products.ts';
import { SEARCH_RESULTS, searchWords } from './rules.ts';
import { type Concept, understandQuery } from './understand-query.ts';

/** The products that match best, for the list under the search box. */
export async function searchByName(db: Database, query: string): Promise<Product[]> {
  const { products } = await searchProducts(db, query, { number: 1, size: SEARCH_RESULTS });
  return products;
}

export interface SearchPage {
  products: Product[];
  paging: Paging;
  /** How many products all pages show, at most MOST_RESULTS. */
  total: number;
}

const NOTHING_FOUND: SearchPage = { products: [], paging: { number: 1, pages: 1 }, total: 0 };

/**
 * One page of the products that a query finds, best match first.
 * @param asked the number of the page, 1 for the first; one past the end shows the last
 */
export async function searchProducts(
  db: Database,
  query: string,
  asked: { number: number; size: number },
): Promise<SearchPage> {
  const words = searchWords(query);
  if (words.length === 0) return NOTHING_FOUND;
  return byIndex(db, async (transaction) => {
    const concepts = await understandQuery(transaction, words);
    const found = await findWords(transaction, await readMatchers(transaction, concepts));
    const { total } = found;
    if (total === 0) return NOTHING_FOUND;
    const paging = findPaging(asked.number, total, asked.size);
    const end = Math.min(paging.number * asked.size, total);
    const ids = await rankProducts(transaction, found, end, likenessOf(concepts));
    const products = await listInOrder(transaction, ids.slice((paging.number - 1) * asked.size));
    return { products, paging, total };
  });
}

/**
 * Keeps the planner to the index. It takes words that are often together for independent, expects too many
 * matches, and would read the whole table to find the first thousand.
 */
function byIndex<T>(db: Database, search: (transaction: Database) => Promise<T>): Promise<T> {
  return inTransaction(db, async (transaction) => {
    // What is compiled for a plan whose cost is only forbidding would take longer than the plan.
    await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(
      transaction,
    );
    return search(transaction);
  });
}

async function listInOrder(db: Database, ids: readonly string[]): Promise<Product[]> {
  const products = await listProductsByIds(db, ids);
  const byId = new Map(products.map((product) => [product._id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All that the query may mean, each word once. */
function likenessOf(concepts: readonly Concept[]): string {
  return [...new Set(concepts.flatMap(({ whole, mended }) => [...whole, ...mended].flat()))].join(' ');
}
