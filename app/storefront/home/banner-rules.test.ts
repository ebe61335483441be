import { describe, expect, test } from 'vitest';
import { slideOffset, swipeStep, wrapIndex } from './banner-rules.ts';

describe('The banner slider', () => {
  test('goes from the last slide to the first and back', () => {
    expect(wrapIndex(5, 5)).toBe(0);
    expect(wrapIndex(-1, 5)).toBe(4);
  });

  test('turns at a movement of more than 50 px, and not at 50', () => {
    expect(swipeStep(-51)).toBe(1);
    expect(swipeStep(51)).toBe(-1);
    expect(swipeStep(-50)).toBe(0);
    expect(swipeStep(50)).toBe(0);
  });

  test('keeps a slide ready on either side of every slide, so that the row has no end', () => {
    for (const shown of [0, 1, 2, 3, 4]) {
      const offsets = [0, 1, 2, 3, 4].map((slide) => slideOffset(slide, shown, 5));
      expect(offsets.toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
      expect(offsets[shown]).toBe(0);
    }
  });
});
