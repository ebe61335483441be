import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Phrase } from './known-words.ts';
import type { Concept } from './understand-query.ts';
import { wordForms } from './word-forms.ts';

/**
 * How closely a product may match a concept, closest first; each holds all that stands before it.
 * - `thing`: by a whole word of what it is, its name up to "with", "for" or "in"
 * - `name`: anywhere in its name, also by the beginning of a word
 * - `category`: or by a whole word of its category's or subcategory's name
 * - `text`: or by a whole word of its description
 * - `guess`: or by the beginning of a word there, or by its name or category when the word was typed wrong
 */
export type Closeness = 'thing' | 'name' | 'category' | 'text' | 'guess';

/** A query in PostgreSQL's own language, over the search_document of products. */
type Query = string;

/** What matches a concept, for each closeness. */
export interface Matcher extends Record<Closeness, Query> {
  concept: Concept;
  /** `guess` without what may have been meant by a word that is easily mistaken. */
  unaided: Query;
  /** Products that are called as it was typed, not by another word. */
  asTyped: Query;
  /** Products in a category of that name: of two that are called so, they are the more likely ones. */
  inCategory: Query;
}

/**
 * Where a word of a product stands: A in what it is, B in its name, '' anywhere. search_document has it before the word, so
 * that the index alone knows (migrations/004-listings.ts).
 */
type Place = 'A' | 'B' | '';

/** A query that matches nothing; no word is called so. */
const NOTHING: Query = '_';

export async function readMatchers(db: Database, concepts: readonly Concept[]): Promise<Matcher[]> {
  const categoryPaths = await readCategoryPaths(db, [
    ...concepts.map(({ whole }) => spell(whole, '')),
    ...concepts.map((concept) => anyOf(spellBegun(concept, ''), spell(concept.mended, ''))),
  ]);
  return concepts.map((concept, index) => {
    const { whole, mended } = concept;
    const inCategory = anyOf(...(categoryPaths.get(index) ?? []));
    const guessedCategory = anyOf(...(categoryPaths.get(concepts.length + index) ?? []));
    const name = anyOf(spellBegun(concept, 'B'), spell(whole, 'B', concept));
    const unaided = anyOf(spellBegun(concept, ''), spell(whole, '', concept), inCategory);
    return {
      concept,
      unaided,
      thing: spell(whole, 'A'),
      name,
      category: anyOf(name, inCategory),
      text: anyOf(name, inCategory, spell(whole, '')),
      guess: anyOf(unaided, spell(mended, 'B'), guessedCategory),
      asTyped: spell(whole.slice(0, 1), 'B'),
      inCategory,
    };
  });
}

/** The categories and subcategories that match each query, by its place, as search_document has their ids. */
async function readCategoryPaths(db: Database, queries: readonly Query[]): Promise<Map<number, Query[]>> {
  const { rows } = await sql<{ place: number; id: string }>`
    select place, id from (
      select search_document, id from categories union all select search_document, id from subcategories
    ) as paths
    join unnest(${queries}::text[]) with ordinality as asked (query, place) on search_document @@ query::tsquery
  `.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ place }) => place - 1)].map(([place, found]) => [
      place,
      found.map(({ id }) => `shelf${id.replaceAll('-', '')}`),
    ]),
  );
}

function spellBegun({ beginning, begun }: Concept, place: Place): Query {
  return anyOf(beginning === null ? NOTHING : `${place}${beginning}:*`, spell(begun, place));
}

/** Any of the phrases; words need no quoting. @param besides its beginning's forms are left out, not to count twice */
function spell(phrases: readonly Phrase[], place: Place, besides?: Concept): Query {
  return anyOf(
    ...phrases.map((phrase) => {
      const covered = phrase.length === 1 ? besides?.beginning : null;
      return allOf(phrase.map((word) => spellWord(word, place, covered ?? null)));
    }),
  );
}

function spellWord(word: string, place: Place, covered: string | null): Query {
  const forms = wordForms(word).filter((form) => covered === null || !form.startsWith(covered));
  return anyOf(...forms.map((form) => place + form));
}

function anyOf(...queries: Query[]): Query {
  const possible = queries.filter((query) => query !== NOTHING);
  return possible.length > 0 ? `(${possible.join(' | ')})` : NOTHING;
}

/** What every one of the queries matches. */
export function allOf(queries: readonly Query[]): Query {
  if (queries.includes(NOTHING)) return NOTHING;
  return `(${queries.join(' & ')})`;
}
