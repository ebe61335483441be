import type { Product } from '../../shop/catalogue/products/responses.ts';
import type { JudgedQueries, Standard } from './standards.ts';

const LOOKED_AT = 3;

type Found = Pick<Product, 'name' | 'categoryName' | 'subcategory'>;

export interface Miss {
  query: string;
  standard: Standard;
  /** The names of the first three. */
  found: string[];
}

/** Asks every query. */
export async function measureSearch(
  search: (query: string) => Promise<readonly Found[]>,
  kinds: JudgedQueries,
): Promise<{ asked: number; misses: Miss[] }> {
  const queries = Object.values(kinds).flat();
  const misses: Miss[] = [];
  for (const [query, standard] of queries) {
    const first = (await search(query)).slice(0, LOOKED_AT);
    if (!meets(first, standard)) misses.push({ query, standard, found: first.map(({ name }) => name) });
  }
  return { asked: queries.length, misses };
}

/** A miss in a line, for people. */
export function describeMiss({ query, standard, found }: Miss): string {
  const wanted = typeof standard === 'string' ? standard : JSON.stringify(standard);
  return `${query}: found ${found.join(' | ') || 'nothing'}; wanted ${wanted}`;
}

function meets(first: readonly Found[], standard: Standard): boolean {
  if (typeof standard === 'string') return first.some(({ name }) => name === standard);
  if ('oneOf' in standard) return first.some((product) => isOneOf(product, standard.oneOf));
  if (first.length === 0) return false;
  if ('only' in standard) return first.every((product) => isOneOf(product, standard.only));
  return first.every(({ name }) =>
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.startsWith(standard.begins)),
  );
}

function isOneOf({ name, categoryName, subcategory }: Found, names: readonly string[]): boolean {
  return [name, categoryName, subcategory].some((given) => given !== null && names.includes(given));
}
