import { expect, test } from 'vitest';
import { fillDays } from './rules.ts';

test('the overview has thirty days up to today, also those without an order', () => {
  const days = fillDays([{ day: '2026-02-27', orders: 3, sales: 4500 }], '2026-03-01');
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-01-31', orders: 0, sales: 0 });
  expect(days.at(-3)).toEqual({ day: '2026-02-27', orders: 3, sales: 4500 });
  expect(days.at(-2)?.day).toBe('2026-02-28');
  expect(days.at(-1)?.day).toBe('2026-03-01');
});
