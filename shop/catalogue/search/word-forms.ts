/** Singular and plural (decision 020): of English words, and of Urdu ones in both scripts. */
const IRREGULAR = new Map([
  ['children', 'child'],
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['child', 'children'],
  ['tooth', 'teeth'],
  ['foot', 'feet'],
]);

/** An English word's singular and plural, itself first; one that is no word (`boxe`) finds nothing. */
export function wordForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  const irregular = IRREGULAR.get(word);
  return [...new Set([word, ...(irregular ? [irregular] : []), ...singulars(word), ...plurals(word)])];
}

function singulars(word: string): string[] {
  if (!/[^su]s$/.test(word) || word.length < 4) return [];
  const stem = word.slice(0, -1);
  if (stem.endsWith('ie')) return [stem, `${stem.slice(0, -2)}y`];
  if (stem.endsWith('ve')) return [stem, `${stem.slice(0, -2)}f`, `${stem.slice(0, -2)}fe`];
  if (/(s|x|z|ch|sh|o)e$/.test(stem)) return [stem, stem.slice(0, -1)];
  return [stem];
}

function plurals(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/(s|x|z|ch|sh)$/.test(word)) return [`${word}es`];
  if (word.endsWith('fe')) return [`${word.slice(0, -2)}ves`];
  if (word.endsWith('f')) return [`${word.slice(0, -1)}ves`, `${word}s`];
  if (word.endsWith('o')) return [`${word}s`, `${word}es`];
  return [`${word}s`];
}

/** Endings of Urdu's plurals in Latin letters, each with the possible endings of the singular. */
const ROMAN_PLURALS: readonly (readonly [plural: RegExp, singular: readonly string[]])[] = [
  [/(iy|i|y)(aa?|o|ou|oo)n$/, ['i']],
  [/(e|ay|ey|ai|ae|aye)$/, ['a']],
  [/(oo?|ou)n?$/, ['a', '']],
  [/(e|ei|ai|ee|i|ain|ay)n$/, ['']],
];

const URDU_PLURALS: typeof ROMAN_PLURALS = [
  [/(یاں|یوں)$/, ['ی', 'ا']],
  [/ییں$/, ['', 'ا']],
  [/وں$/, ['', 'ہ', 'ا']],
  [/یں$/, ['']],
  [/ے$/, ['ہ', 'ا']],
];

/** The possible singulars of an Urdu word; some of them may be no words. */
export function urduSingulars(word: string): string[] {
  const plurals = /^[a-z]+$/.test(word) ? ROMAN_PLURALS : URDU_PLURALS;
  return plurals.flatMap(([plural, endings]) =>
    plural.test(word) ? endings.map((ending) => word.replace(plural, ending)) : [],
  );
}
