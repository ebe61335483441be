import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortenText } from './shorten-text.ts';

describe('a shortened text', () => {
  test('ends at a word', () => {
    expect(shortenText('A steel bottle that keeps tea hot for twelve hours.', 30)).toBe(
      'A steel bottle that keeps tea…',
    );
  });

  test('drops the comma before the ellipsis', () => {
    expect(shortenText('Pots, pans, lids and spoons', 13)).toBe('Pots, pans…');
  });

  test('stays as it is when it fits', () => {
    expect(shortenText('Two  lines\nof text', 40)).toBe('Two lines of text');
  });

  test('is never longer than asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 5, max: 60 }), (text, longest) => {
        expect(shortenText(text, longest).length).toBeLessThanOrEqual(longest);
      }),
    );
  });
});
