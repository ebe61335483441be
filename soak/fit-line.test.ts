import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitLine } from './fit-line.ts';

const points = (values: readonly number[]) => values.map((value, at) => ({ at, value }));
const finite = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('the line through measurements', () => {
  test('is exact, and without an error, for points on a line', () => {
    fc.assert(
      fc.property(finite, fc.double({ min: -1e3, max: 1e3, noNaN: true }), (start, slope) => {
        const line = fitLine(points(Array.from({ length: 20 }, (_, at) => start + slope * at)));
        expect(line.slope).toBeCloseTo(slope, 4);
        expect(line.start).toBeCloseTo(start, 4);
        expect(line.end).toBeCloseTo(start + 19 * slope, 4);
        expect(line.error).toBeCloseTo(0, 4);
      }),
    );
  });

  test('has the slope and the error of the textbook where neighbours are not alike', () => {
    // Slope 1 and what is left over −1, 1, 0, −1, 1: squares 4, spread of the places 10.
    const { slope, error } = fitLine(points([-1, 2, 2, 2, 5]));
    expect(slope).toBeCloseTo(1.2, 6);
    expect(error).toBeCloseTo(Math.sqrt(3.6 / 3 / 10), 6);
  });

  test('is surer of its slope by independent points than by those that follow their neighbours', () => {
    const wave = (period: number) =>
      fitLine(points(Array.from({ length: 120 }, (_, at) => Math.sin((2 * Math.PI * at) / period)))).error;
    expect(wave(40)).toBeGreaterThan(3 * wave(3));
  });

  test('is level where everything was measured at one place', () => {
    const { slope, error } = fitLine([1, 2, 3].map((value) => ({ at: 7, value })));
    expect([slope, error]).toEqual([0, 0]);
  });

  test('is refused for too few points', () => {
    expect(() => fitLine(points([1, 2]))).toThrow(RangeError);
  });
});
