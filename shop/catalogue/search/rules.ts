/** Search (R82, R84; decision 020): what a word is, and what counts as a mistake in typing it. */
export const SEARCH_DEBOUNCE_MS = 300;
/** Rows of the dropdown under the search box. */
export const SEARCH_RESULTS = 12;
/** Characters of a query. */
export const LONGEST_QUERY = 200;
/** Results that the pages of a search show at most; nobody turns fifty pages of 24. */
export const MOST_RESULTS = 1200;

/** Words of a query that count; the rest of a long one adds nothing. */
const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** Words that say little about the product, in English and Urdu ("bachay ki bari bottle"). */
const FILLERS = new Set(
  (
    'a an and at by for in of on or the to with ' +
    'accha acha achi aur bara baray bari chahiye chahye chota chotay choti hai k ka kay ke keliye ki ko liay liye liyay main me mein par se wala wale walay wali ' +
    'اور بڑا بڑی چھوٹا چھوٹی کا کو کی کے لئے لیے میں والا والی والے'
  ).split(' '),
);

/** Letters and digits that are written in several ways, each with the one that represents all of them. */
const SAME_LETTERS = pairs('ØøŁłĐđıيىكهھةۃەٱ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', 'OoLlDdiییکہہہہہا01234567890123456789');

function pairs(from: string, to: string): Map<string, string> {
  const replacements = [...to];
  return new Map([...from].map((letter, place) => [letter, replacements[place] ?? letter]));
}

/** A text as search sees it, as `search_text` in the database: plain small letters, numbers apart from units ("5kg"). */
function plainText(text: string): string {
  return [...text.normalize('NFKD')]
    .map((letter) => SAME_LETTERS.get(letter) ?? letter)
    .join('')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200d\u2019']/g, '')
    .replace(/[0-9]+/g, ' $& ')
    .replace(/[^0-9a-z\u0621-\u064a\u0671-\u06d3]+/g, ' ')
    .trim();
}

/** Every word of a text, in its order; none for a text without letters and digits. */
export function wordsOf(text: string): string[] {
  return plainText(text).split(' ').filter(Boolean);
}

/** The words of a query that count: without fillers, unless there is nothing else. */
export function searchWords(query: string): string[] {
  const words = wordsOf(query.slice(0, LONGEST_QUERY)).map((word) => word.slice(0, LONGEST_WORD));
  const telling = words.filter((word) => !FILLERS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MOST_WORDS);
}

/** Whether a word is one letter, as it stands in the box after the first key. */
export function isLetter(word: string): boolean {
  return word.length === 1 && !isNumber(word);
}

export function isNumber(word: string): boolean {
  return /^[0-9]+$/.test(word);
}

/** Whether a word is so short (`tofa`, `sofa`) that its correction counts only beside words that are known. */
export function isEasilyMistaken(word: string): boolean {
  return word.length <= 4;
}

/** How many letters may be wrong in a word of a length; of three letters or less every word is like another. */
export function mistakesAllowed(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : 3;
}

/** In how many letters two words differ. */
export function lettersBetween(one: string, other: string): number {
  return distancesToBeginnings(one, other).at(-1) ?? Infinity;
}

/** How many letters are wrong; half a point more for a near beginning. Null when too far or no mistake but a beginning. */
export function mistakesBetween(typed: string, word: string): number | null {
  if (word.startsWith(typed)) return null;
  const distances = distancesToBeginnings(typed, word);
  const whole = distances.at(-1) ?? Infinity;
  const beginning = Math.min(...distances) + 0.5;
  const mistakes = Math.min(whole, beginning);
  const allowed = mistakesAllowed(typed.length);
  return allowed > 0 && mistakes < allowed + 1 ? mistakes : null;
}

/** The distance of the text to each beginning of the word, from none of it to the whole (optimal alignment). */
function distancesToBeginnings(text: string, word: string): number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, place) => place);
  for (let row = 1; row <= text.length; row++) {
    const current = [row];
    for (let place = 1; place <= word.length; place++) {
      const same = text[row - 1] === word[place - 1];
      const swapped = text[row - 1] === word[place - 2] && text[row - 2] === word[place - 1];
      current.push(
        Math.min(
          (last[place] ?? Infinity) + 1,
          (current[place - 1] ?? Infinity) + 1,
          (last[place - 1] ?? Infinity) + (same ? 0 : 1),
          swapped ? (beforeLast[place - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last;
}
