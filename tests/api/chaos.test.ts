import { expect, test } from 'vitest';
import { runChaos } from '../../chaos/run-chaos.ts';

test('through fifteen kills, standstills and broken networks no answered order is lost, doubled or oversold', async () => {
  const report = await runChaos({
    seed: 7,
    faults: 15,
    program: 'tests/support/start-without-pages.ts',
    onFault: () => {},
  });
  expect(report.contradictions).toEqual([]);
  expect(report.recoveries).toHaveLength(15);
  expect(report.placed).toBeGreaterThan(100);
}, 300_000);
