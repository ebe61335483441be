import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { isNumber, lettersBetween, mistakesAllowed, mistakesBetween } from './rules.ts';
import { urduSingulars, wordForms } from './word-forms.ts';

/** Words that are looked for together, for example `prayer mat`. */
export type Phrase = readonly string[];

export interface KnownWords {
  named: Set<string>;
  /** Synonyms, words and phrases, with the meaning of each. */
  meanings: Map<string, Phrase[]>;
}

/** The most words of a phrase in the list of synonyms. */
export const LONGEST_PHRASE = 3;

/** From this many letters on, a word may be the beginning of a synonym. */
const SHORTEST_BEGINNING_IN_LIST = 3;

/** A shorter word sounds like too many others. */
const SHORTEST_HEARD = 4;

/** How many of the nearest words by trigrams are compared letter by letter. */
const NEAR_WORDS = 25;

/** How many synonyms that begin with a single letter count, where no name does. */
const BEGUN_BY_A_LETTER = 12;

/** Reads, in one query, everything that the words of a search could mean. */
export async function readKnownWords(db: Database, words: readonly string[]): Promise<KnownWords> {
  const single = words.flatMap((word) => [
    ...wordForms(word),
    ...urduSingulars(word),
    ...halves(word).flat(),
  ]);
  const joined = runsOf(words, 2).map((pair) => pair.join(''));
  const phrases = phrasesOf(words).map((run) => run.join(' '));
  const beginnings = words.filter((word) => mayBegin(word, SHORTEST_BEGINNING_IN_LIST));
  const { rows } = await sql<{ word: string; meaning: string | null }>`
    select word, null as meaning from search_vocabulary where word = any(${[...single, ...joined]})
    union all
    select word, meaning from search_words
    where word = any(${[...single, ...phrases]}) or word like any(${beginnings.map((word) => `${word}%`)})
  `.execute(db);
  const meanings = rows.flatMap(({ word, meaning }) =>
    meaning === null ? [] : [{ word, meaning: meaning.split(' ') }],
  );
  const byWord = Map.groupBy(meanings, ({ word }) => word);
  return {
    named: new Set(rows.flatMap(({ word, meaning }) => (meaning === null ? [word] : []))),
    meanings: new Map([...byWord].map(([word, found]) => [word, found.map(({ meaning }) => meaning)])),
  };
}

export function mayBegin(word: string, shortest: number): boolean {
  return !isNumber(word) && word.length >= shortest;
}

/** Every group of this many words in a row. */
function runsOf(words: readonly string[], length: number): Phrase[] {
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length));
}

/** Every group of words that may be a phrase of the list, the longest first. */
export function phrasesOf(words: readonly string[]): Phrase[] {
  return [...runsOf(words, LONGEST_PHRASE), ...runsOf(words, 2)];
}

/** A word in two, at each place where two may have been written as one: `hair` and `dryer`. */
export function halves(word: string): Phrase[] {
  const places = Array.from({ length: Math.max(0, word.length - 5) }, (_, place) => place + 3);
  return places.map((place) => [word.slice(0, place), word.slice(place)]);
}

export interface NearWord {
  word: string;
  /** Its meanings; itself, where the shop's names have it. */
  meanings: Phrase[];
  isNamed: boolean;
}

interface NearRow {
  word: string;
  meaning: string;
  is_named: boolean;
}

/** The nearest words that sound like typed ones (`khilaune`, `khilona`). @param typed words and phrases that no name has */
export async function readHeardWords(db: Database, typed: readonly string[]): Promise<Map<string, NearWord>> {
  const asked = typed
    .filter((text) => text.length >= SHORTEST_HEARD)
    .flatMap((text) => [text, ...urduSingulars(text)].map((spelled) => ({ text, spelled })));
  if (asked.length === 0) return new Map();
  const { rows } = await sql<NearRow & { text: string; spelled: string }>`
    select text, spelled, word, meaning, is_named
    from unnest(${asked.map(({ text }) => text)}::text[], ${asked.map(({ spelled }) => spelled)}::text[])
      as asked (text, spelled)
    join lateral (
      select word, meaning, false as is_named from search_words where search_sound(word) = search_sound(spelled)
      union all
      select word, word, true from search_vocabulary where search_sound(word) = search_sound(spelled)
    ) as heard on true
  `.execute(db);
  const heard = [...Map.groupBy(rows, ({ text }) => text)].flatMap(([text, found]) => {
    const near = nearest(found, ({ word, spelled, is_named }) => heardAs(spelled, word, is_named));
    return near ? [[text, near] as const] : [];
  });
  return new Map(heard);
}

/** How far apart two words of one sound are spelled; null for too far. English names often sound alike by chance. */
function heardAs(spelled: string, word: string, isNamed: boolean): number | null {
  const distance = lettersBetween(withoutDoubles(spelled), withoutDoubles(word));
  const most = Math.max(1, Math.floor(spelled.length / (isNamed ? 3 : 2)));
  return distance > most ? null : distance;
}

const withoutDoubles = (word: string) => word.replaceAll(' ', '').replace(/(.)\1+/g, '$1');

/** The word nearest to a mistyped one; null where all are too far, or where it is the beginning of one. */
export async function readMeantWord(db: Database, typed: string): Promise<NearWord | null> {
  if (mistakesAllowed(typed.length) === 0) return null;
  const { rows } = await sql<NearRow>`
    (select word, word as meaning, true as is_named
     from search_vocabulary order by word <->> ${typed} limit ${NEAR_WORDS})
    union all
    (select word, meaning, false from search_words
     where strpos(word, ' ') = 0 order by word <->> ${typed} limit ${NEAR_WORDS})
  `.execute(db);
  if (rows.some(({ word, is_named }) => is_named && word.startsWith(typed))) return null;
  return nearest(rows, ({ word }) => mistakesBetween(typed, word));
}

/** The meanings of synonyms that begin with a letter. */
export async function readBegunByLetter(db: Database, letter: string): Promise<Phrase[]> {
  const { rows } = await sql<{ meaning: string }>`
    select meaning from search_words where word like ${`${letter}%`}
    group by meaning order by count(*) desc, meaning limit ${BEGUN_BY_A_LETTER}
  `.execute(db);
  return rows.map(({ meaning }) => meaning.split(' '));
}

/** Among equals, a word that names have: the shop sells it. */
function nearest<T extends NearRow>(
  rows: readonly T[],
  distanceOf: (row: T) => number | null,
): NearWord | null {
  const measured = rows.flatMap((row) => {
    const distance = distanceOf(row);
    return distance === null ? [] : [{ row, distance }];
  });
  const [first] = measured.toSorted(
    (one, other) =>
      one.distance - other.distance ||
      Number(other.row.is_named) - Number(one.row.is_named) ||
      one.row.word.localeCompare(other.row.word),
  );
  if (!first) return null;
  const { word } = first.row;
  const meanings = new Set(rows.flatMap((row) => (row.word === word ? [row.meaning] : [])));
  return { word, meanings: [...meanings].map((meaning) => meaning.split(' ')), isNamed: first.row.is_named };
}
