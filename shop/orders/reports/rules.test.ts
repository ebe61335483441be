import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  changeInPercent,
  chooseDays,
  countDays,
  daysBefore,
  faultOfDays,
  stepsOf,
  TIME_STEPS,
} from './rules.ts';

describe('the days of a report', () => {
  test.each([
    [{ period: '7-days' }, '2026-02-23', '2026-03-01'],
    [{ period: '30-days' }, '2026-01-31', '2026-03-01'],
    [{ period: 'this-month' }, '2026-03-01', '2026-03-01'],
    [{ period: 'last-month' }, '2026-02-01', '2026-02-28'],
    [{ period: '7-days', from: '2026-02-01', to: '2026-02-03' }, '2026-02-01', '2026-02-03'],
    [{ period: '7-days', from: '2026-02-01' }, '2026-02-01', '2026-03-01'],
    [{ period: '7-days', to: '2026-01-30' }, '2026-01-01', '2026-01-30'],
  ] as const)('%j are, on 1 March, %s to %s', (asked, from, to) => {
    expect(chooseDays(asked, '2026-03-01')).toEqual({ from, to });
  });

  test('are compared with as many days right before', () => {
    expect(daysBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    });
    const days = fc.record({
      start: fc.integer({ min: 0, max: 70_000 }),
      more: fc.integer({ min: 0, max: 365 }),
    });
    fc.assert(
      fc.property(days, ({ start, more }) => {
        const from = addDays('2000-01-01', start);
        const range = { from, to: addDays(from, more) };
        const before = daysBefore(range);
        expect(countDays(before)).toBe(countDays(range));
        expect(addDays(before.to, 1)).toBe(range.from);
      }),
    );
  });

  test('are at most a year, and end after they begin', () => {
    expect(faultOfDays({ from: '2024-01-01', to: '2024-12-31' })).toBeNull();
    expect(faultOfDays({ from: '2024-01-01', to: '2025-01-01' })?.field).toBe('from');
    expect(faultOfDays({ from: '2024-01-02', to: '2024-01-01' })?.field).toBe('to');
    expect(faultOfDays({ from: '2024-01-01', to: '2024-01-01' })).toBeNull();
  });

  test('make weeks that begin on Monday, also over the end of a year', () => {
    expect(stepsOf('week', { from: '2026-12-30', to: '2027-01-11' })).toEqual([
      '2026-12-28',
      '2027-01-04',
      '2027-01-11',
    ]);
    expect(stepsOf('month', { from: '2026-12-31', to: '2027-02-01' })).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]);
    expect(TIME_STEPS.map((step) => stepsOf(step, { from: '2028-02-28', to: '2028-03-01' }))).toEqual([
      ['2028-02-28', '2028-02-29', '2028-03-01'],
      ['2028-02-28'],
      ['2028-02-01', '2028-03-01'],
    ]);
  });
});

test('a change is said in percent only where there was something before', () => {
  expect([changeInPercent(150, 100), changeInPercent(0, 80), changeInPercent(80, 0)]).toEqual([
    50,
    -100,
    null,
  ]);
});
