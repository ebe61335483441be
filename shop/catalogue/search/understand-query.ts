import type { Database } from '../../../database/connect.ts';
import {
  halves,
  type KnownWords,
  LONGEST_PHRASE,
  mayBegin,
  type NearWord,
  type Phrase,
  phrasesOf,
  readBegunByLetter,
  readHeardWords,
  readKnownWords,
  readMeantWord,
} from './known-words.ts';
import { isEasilyMistaken, isNumber } from './rules.ts';
import { urduSingulars, wordForms } from './word-forms.ts';

/** One thing that a query asks for, with every way to find it. */
export interface Concept {
  /** As it was typed. */
  typed: string;
  /** The word it was taken for, where no name has the typed one. */
  correction: string | null;
  /** Whether a name or the list of synonyms has it; any other word may be mistyped. */
  isKnown: boolean;
  /** Whether `mended` counts only beside something that is known. */
  needsSupport: boolean;
  /** The typed word, then synonyms of it (`jharu`, `broom`): found where each is a whole word. */
  whole: Phrase[];
  /** The typed word, where it may be the beginning of a longer one. */
  beginning: string | null;
  /** The meanings of synonyms that begin with it (`taul`, of `tauliya`: `towel`). */
  begun: Phrase[];
  /** The words that may have been meant, where no name has the typed one. */
  mended: Phrase[];
}

/** From this many letters on, a word may be the beginning of one in a name; a single letter begins too many. */
const SHORTEST_BEGINNING = 2;

/** What the words of a query may mean, by the shop's names and the list of synonyms. */
export async function understandQuery(db: Database, words: readonly string[]): Promise<Concept[]> {
  const known = await readKnownWords(db, words);
  const heard = await readHeardWords(db, unknownOf(words, known));
  const parts = intoParts(words, known, heard);
  const concepts: Concept[] = [];
  for (const part of parts) {
    const concept = understandPart(part, known, heard, part === parts.at(-1));
    concepts.push(concept.isKnown ? concept : await mend(db, concept));
  }
  return concepts;
}

/** A single letter: words of names that begin with it; of an Urdu letter, which no name has, the meanings of such words. */
export async function understandLetter(db: Database, letter: string): Promise<Concept[]> {
  if (/[a-z]/.test(letter)) return [{ ...unknown([letter]), beginning: letter }];
  return [{ ...unknown([letter]), begun: await readBegunByLetter(db, letter) }];
}

/** The words that no name has, and the phrases with such a word. */
function unknownOf(words: readonly string[], known: KnownWords): string[] {
  const unknownWords = words.filter((word) => {
    const { isKnown, begun } = understandWord(word, known, true);
    return !isKnown && begun.length === 0;
  });
  const phrases = phrasesOf(words).filter((run) => run.some((word) => unknownWords.includes(word)));
  return [...unknownWords, ...phrases.map((run) => run.join(' '))];
}

/** Splits a query into phrases: the longest of the list of synonyms, two words that names write as one, or one word. */
function intoParts(
  words: readonly string[],
  { named, meanings }: KnownWords,
  heard: ReadonlyMap<string, NearWord>,
): Phrase[] {
  const parts: Phrase[] = [];
  for (let start = 0; start < words.length; ) {
    const runs = [LONGEST_PHRASE, 2].map((length) => words.slice(start, start + length));
    const part =
      runs.find((run) => meanings.has(run.join(' ')) || (run.length === 2 && named.has(run.join('')))) ??
      runs.find((run) => run.length > 1 && heard.has(run.join(' '))) ??
      words.slice(start, start + 1);
    parts.push(part);
    start += part.length;
  }
  return parts;
}

/** @param isLast the last word may be unfinished, though it is a word already */
function understandPart(
  part: Phrase,
  known: KnownWords,
  heard: ReadonlyMap<string, NearWord>,
  isLast: boolean,
): Concept {
  const [word = ''] = part;
  const concept = part.length > 1 ? understandPhrase(part, known) : understandWord(word, known, isLast);
  const near = concept.isKnown ? undefined : heard.get(concept.typed);
  if (!near) return concept;
  const correction = near.isNamed ? near.word : null;
  return { ...concept, isKnown: true, correction, whole: [...concept.whole, ...near.meanings] };
}

function understandPhrase(part: Phrase, { named, meanings }: KnownWords): Concept {
  const joined = part.join('');
  const others = [...(meanings.get(part.join(' ')) ?? []), ...(named.has(joined) ? [[joined]] : [])];
  return { ...unknown(part), whole: [part, ...others], isKnown: others.length > 0 };
}

function understandWord(word: string, { named, meanings }: KnownWords, isLast: boolean): Concept {
  const forms = wordForms(word);
  const isNamed = forms.some((form) => named.has(form));
  const listed = forms.flatMap((form) => meanings.get(form) ?? []);
  const others =
    isNamed || listed.length > 0
      ? listed
      : urduSingulars(word).flatMap((form) => meanings.get(form) ?? (named.has(form) ? [[form]] : []));
  const parted = isNamed ? [] : halves(word).filter((half) => half.every((one) => named.has(one)));
  const begun = others.length > 0 ? [] : [...meanings].filter(([other]) => other.startsWith(word));
  return {
    ...unknown([word]),
    whole: [[word], ...others, ...parted],
    beginning: mayBegin(word, SHORTEST_BEGINNING) && (isLast || !isNamed) ? word : null,
    begun: begun.flatMap(([, phrases]) => phrases),
    isKnown: isNamed || others.length > 0 || parted.length > 0 || isNumber(word),
  };
}

async function mend(db: Database, concept: Concept): Promise<Concept> {
  const meant = await readMeantWord(db, concept.typed);
  if (!meant) return concept;
  return {
    ...concept,
    correction: meant.word,
    mended: meant.meanings,
    needsSupport: isEasilyMistaken(concept.typed),
  };
}

function unknown(part: Phrase): Concept {
  return {
    typed: part.join(' '),
    correction: null,
    isKnown: false,
    needsSupport: false,
    whole: [part],
    beginning: null,
    begun: [],
    mended: [],
  };
}
