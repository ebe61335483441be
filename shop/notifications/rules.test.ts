import { expect, test } from 'vitest';
import { retryAfterMinutes } from './rules.ts';

test('a mail that does not leave is tried ever more seldom, and given up after about a day', () => {
  const waits: number[] = [];
  for (let attempts = 1; ; attempts++) {
    const minutes = retryAfterMinutes(attempts);
    if (minutes === null) break;
    waits.push(minutes);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  const hours = waits.reduce((sum, minutes) => sum + minutes) / 60;
  expect(hours).toBeGreaterThan(18);
  expect(hours).toBeLessThan(30);
});
