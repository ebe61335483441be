import { memoryOf } from '../measure/memory.ts';
import type { Bench } from './bench.ts';
import { figureRow, type Row } from './row.ts';

/** What the shop's process and what it started hold after everything before, and PostgreSQL apart. */
export function measureMemory({ shop, own }: Bench): Row[] {
  return [
    figureRow('memory of the shop', 'MB', [memoryOf(shop.pid).resident], 300),
    {
      ...figureRow('memory of PostgreSQL', 'MB', [memoryOf(own.pid).proportional], null),
      note: 'all its processes, what they share counted once',
    },
  ];
}
