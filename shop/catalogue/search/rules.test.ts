import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mistakesBetween, searchWords, wordsOf } from './rules.ts';
import { urduSingulars, wordForms } from './word-forms.ts';

describe('the words of a text', () => {
  test.each([
    ['Chef’s Knife, 20 cm', ['chefs', 'knife', '20', 'cm']],
    ['NON-STICK pan', ['non', 'stick', 'pan']],
    ['5kg atta', ['5', 'kg', 'atta']],
    ['Café', ['cafe']],
    ['بالٹی ۱۵ لیٹر', ['بالٹی', '15', 'لیٹر']],
    ['% _ \\ 🎁 \0', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('are the same in Urdu, whichever keyboard wrote them', () => {
    expect(wordsOf('جهاڑو كي')).toEqual(wordsOf('جھاڑو کی'));
  });

  test('are words again when they are read once more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const words = wordsOf(text);
        expect(wordsOf(words.join(' '))).toEqual(words);
      }),
    );
  });
});

describe('the words of a query', () => {
  test('are without those that say nothing, unless there are no others', () => {
    expect(searchWords('bachay ki bottle')).toEqual(['bachay', 'bottle']);
    expect(searchWords('ka')).toEqual(['ka']);
  });

  test('are each there once, at most eight, and none is endless', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        const words = searchWords(query);
        expect(words.length).toBeLessThanOrEqual(8);
        expect(new Set(words).size).toBe(words.length);
        expect(words.every((word) => word.length >= 1 && word.length <= 40)).toBe(true);
      }),
    );
  });
});

describe('the forms of a word', () => {
  test.each([
    ['knife', 'knives'],
    ['shelf', 'shelves'],
    ['glove', 'gloves'],
    ['box', 'boxes'],
    ['brush', 'brushes'],
    ['torch', 'torches'],
    ['glass', 'glasses'],
    ['battery', 'batteries'],
    ['tray', 'trays'],
    ['towel', 'towels'],
    ['plate', 'plates'],
    ['knob', 'knobs'],
    ['child', 'children'],
  ])('one %s, many %s: either finds the other', (one, many) => {
    expect(wordForms(many)).toContain(one);
    expect(wordForms(one)).toContain(many);
  });

  test('leave numbers, short words and Urdu as they are', () => {
    for (const word of ['20', 'cm', 'چمچ', 'led']) expect(wordForms(word)[0]).toBe(word);
    expect(wordForms('چمچ')).toEqual(['چمچ']);
    expect(wordForms('20')).toEqual(['20']);
  });
});

describe('a typing mistake', () => {
  test.each([
    ['karhai', 'karahi', 1],
    ['presure', 'pressure', 1],
    ['kettel', 'kettle', 1],
    ['thermameter', 'thermometer', 1],
    ['jhaarro', 'jharo', 2],
    ['umbrela', 'umbrella', 1],
  ])('%s may be %s', (typed, word, mistakes) => {
    expect(mistakesBetween(typed, word)).toBe(mistakes);
  });

  test('counts half more where only the beginning of a word is there yet', () => {
    expect(mistakesBetween('presu', 'pressure')).toBe(1.5);
  });

  test.each([
    ['mop', 'top'],
    ['karahi', 'bottle'],
    ['lamp', 'bulb'],
    ['kar', 'karahi'],
  ])('%s is not meant for %s', (typed, word) => {
    expect(mistakesBetween(typed, word)).toBeNull();
  });

  test('is a letter left out, doubled or swapped in any word of six letters or more', () => {
    const word = fc.stringMatching(/^[a-z]{6,15}$/);
    fc.assert(
      fc.property(word, fc.nat(), (word, seed) => {
        const place = seed % (word.length - 1);
        const [letter = '', next = ''] = word.slice(place, place + 2);
        const before = word.slice(0, place);
        for (const typed of [
          before + word.slice(place + 1),
          before + letter + word.slice(place),
          before + next + letter + word.slice(place + 2),
        ]) {
          // The last letter left out, or a swap of equal ones: no mistake, or the word's beginning.
          if (!word.startsWith(typed)) expect(mistakesBetween(typed, word)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe("Urdu's plurals", () => {
  test.each([
    ['bachon', 'bach'],
    ['khilone', 'khilona'],
    ['khilonay', 'khilona'],
    ['baltiyan', 'balti'],
    ['gharriyon', 'gharri'],
    ['botalein', 'botal'],
    ['chadaren', 'chadar'],
    ['چمچے', 'چمچہ'],
    ['ٹوکریاں', 'ٹوکری'],
    ['بوتلوں', 'بوتل'],
    ['چادریں', 'چادر'],
  ])('%s may be of %s', (many, one) => {
    expect(urduSingulars(many)).toContain(one);
  });

  test('are not seen in what ends in none', () => {
    for (const word of ['takht', 'چمچ', '20', 'kambal']) expect(urduSingulars(word)).toEqual([]);
  });
});
