import { describe, expect, test } from 'vitest';
import { formatReviewDate } from './format-review-date.ts';

describe('The reviews of a product', () => {
  test('are dated by the day it was in Pakistan', () => {
    expect(formatReviewDate('2026-09-30T19:30:00.000Z')).toBe('1 October 2026');
  });

  test('without a date say so', () => {
    expect(formatReviewDate(null)).toBe('Date not available');
    expect(formatReviewDate('yesterday')).toBe('Date not available');
  });
});
