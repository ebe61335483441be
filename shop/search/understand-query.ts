import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { isNumber, mistakesBetween, wordForms } from './rules.ts';

/** Words that are looked for together, for example `prayer mat`. */
export type Phrase = readonly string[];

/** One thing that a query asks for, with every way to find it. */
export interface Concept {
  /** Whether something is called so, or the list has it; anything else may be typed wrong. */
  isKnown: boolean;
  /** What was typed, then other words for it (`jharu`, `broom`): found where each is a whole word. */
  whole: Phrase[];
  /** What was typed, where it may be the beginning of a word. */
  beginning: string | null;
  /** What the other words mean that begin so (`taul`, of `tauliya`: `towel`). */
  begun: Phrase[];
  /** What may have been meant, where nothing is called as it was typed. */
  mended: Phrase[];
}

/** The most words that a phrase of the list has. */
const LONGEST_PHRASE = 3;

/** From this many letters on, a word may be the beginning of one in a name; a single letter begins too many. */
const SHORTEST_BEGINNING = 2;

/** And of one in the list of other words, where each adds all that it means. */
const SHORTEST_BEGINNING_IN_LIST = 3;

/** So many near words by trigrams are compared letter by letter. */
const NEAR_WORDS = 25;

/**
 * Finds out what the words of a query may mean, by the words that the shop's names are made of and by the list of
 * other words for them.
 * @param words as searchWords gives them
 */
export async function understandQuery(db: Database, words: readonly string[]): Promise<Concept[]> {
  const known = await readKnownWords(db, words);
  const concepts: Concept[] = [];
  const parts = intoParts(words, known);
  for (const part of parts) {
    const concept = understandPart(part, known, part === parts.at(-1));
    concepts.push({ ...concept, mended: concept.isKnown ? [] : await mend(db, part.join(' ')) });
  }
  return concepts;
}

interface KnownWords {
  /** Words of the shop's names. */
  named: Set<string>;
  /** Other words and phrases, with what each means. */
  meanings: Map<string, Phrase[]>;
}

/** Reads all that the words could turn out to be, at once. */
async function readKnownWords(db: Database, words: readonly string[]): Promise<KnownWords> {
  const single = words.flatMap((word) => [...wordForms(word), ...halves(word).flat()]);
  const pairs = runsOf(words, 2);
  const joined = pairs.map((pair) => pair.join(''));
  const phrases = [...pairs, ...runsOf(words, LONGEST_PHRASE)].map((run) => run.join(' '));
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

function mayBegin(word: string, shortest: number): boolean {
  return !isNumber(word) && word.length >= shortest;
}

/** Every so many words that follow each other. */
function runsOf(words: readonly string[], length: number): Phrase[] {
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length));
}

/** A word in two, at each place where two may have been written as one: `hair` and `dryer`. */
function halves(word: string): Phrase[] {
  const places = Array.from({ length: Math.max(0, word.length - 5) }, (_, place) => place + 3);
  return places.map((place) => [word.slice(0, place), word.slice(place)]);
}

/** Parts a query into phrases: the longest that the list has, two words that names write as one, or one word. */
function intoParts(words: readonly string[], { named, meanings }: KnownWords): Phrase[] {
  const parts: Phrase[] = [];
  for (let start = 0; start < words.length; ) {
    const runs = [LONGEST_PHRASE, 2].map((length) => words.slice(start, start + length));
    const part =
      runs.find((run) => meanings.has(run.join(' ')) || (run.length === 2 && named.has(run.join('')))) ??
      words.slice(start, start + 1);
    parts.push(part);
    start += part.length;
  }
  return parts;
}

/** @param isLast the last one may still be being typed, though it is a word already */
function understandPart(part: Phrase, { named, meanings }: KnownWords, isLast: boolean) {
  const [word = ''] = part;
  if (part.length > 1) {
    const joined = part.join('');
    const others = [...(meanings.get(part.join(' ')) ?? []), ...(named.has(joined) ? [[joined]] : [])];
    return { whole: [part, ...others], beginning: null, begun: [], isKnown: true };
  }
  const forms = wordForms(word);
  const isNamed = forms.some((form) => named.has(form));
  const others = forms.flatMap((form) => meanings.get(form) ?? []);
  const parted = isNamed ? [] : halves(word).filter((half) => half.every((one) => named.has(one)));
  const begun = others.length > 0 ? [] : [...meanings].filter(([other]) => other.startsWith(word));
  return {
    whole: [part, ...others, ...parted],
    beginning: mayBegin(word, SHORTEST_BEGINNING) && (isLast || !isNamed) ? word : null,
    begun: begun.flatMap(([, phrases]) => phrases),
    isKnown: isNamed || others.length > 0 || parted.length > 0 || isNumber(word),
  };
}

/** The words that come nearest to one that is typed wrong, or what they mean; none where all are too far. */
async function mend(db: Database, typed: string): Promise<Phrase[]> {
  const { rows } = await sql<{ word: string; meaning: string }>`
    (select word, word as meaning from search_vocabulary order by word <->> ${typed} limit ${NEAR_WORDS})
    union all
    (select word, meaning from search_words
     where strpos(word, ' ') = 0 order by word <->> ${typed} limit ${NEAR_WORDS})
  `.execute(db);
  const near = rows.flatMap(({ word, meaning }) => {
    const mistakes = mistakesBetween(typed, word);
    return mistakes === null ? [] : [{ mistakes, phrase: meaning.split(' ') }];
  });
  const fewest = Math.min(...near.map(({ mistakes }) => mistakes));
  return near.flatMap(({ mistakes, phrase }) => (mistakes === fewest ? [phrase] : []));
}
