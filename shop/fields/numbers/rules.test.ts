import { describe, expect, test } from 'vitest';
import { readNumber } from './rules.ts';

describe('a number that people write', () => {
  test.each([
    ['1999', 1999],
    ['1,999', 1999],
    ['1,99,999', 199_999],
    ['1,999,000.50', 1_999_000.5],
    [' Rs. 1,999 ', 1999],
    ['PKR 450', 450],
    ['0', 0],
    ['-1', -1],
    ['-1,999', -1999],
  ])('%s is %d', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test.each(['', ' ', 'Rs.', '1,5', '19,99', '1,9999', ',999', '1,,999', '1.999,50', 'many', '1 999'])(
    '"%s" is none, and is not guessed at',
    (text) => {
      expect(readNumber(text)).toBeNaN();
    },
  );
});
