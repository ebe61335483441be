import { expect, test } from 'vitest';
import { FEWEST_ORDERS } from '../../day/plan-day.ts';
import { runDay } from '../../day/run-day.ts';

test('after a day of the shop everything agrees: orders, shelf, parcels, ledger; every fault of a sheet is found, and nothing was typed twice', async () => {
  const report = await runDay({
    seed: 7,
    orders: FEWEST_ORDERS,
    program: 'tests/support/start-without-pages.ts',
    onProgress: () => {},
  });
  expect(report.disagreements).toEqual([]);
  expect(report.planted.size).toBe(10);
  expect(report.typed).toBeGreaterThan(10);
  expect(report.compared.length).toBeGreaterThan(40);
}, 600_000);
