import { describe, expect, test } from 'vitest';
import { swipeStep } from './use-carousel.ts';

describe('The banner', () => {
  test('turns at a movement of more than 50 px, and not at 50', () => {
    expect(swipeStep(-51, 50)).toBe(1);
    expect(swipeStep(51, 50)).toBe(-1);
    expect(swipeStep(-50, 50)).toBe(0);
    expect(swipeStep(50, 50)).toBe(0);
  });
});
