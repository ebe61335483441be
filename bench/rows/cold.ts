import { progress } from '../../shop/progress.ts';
import type { LoadResult } from '../load/types.ts';
import { meant, middle } from '../measure/alternate.ts';
import { getRequest } from '../measure/capture.ts';
import type { Bench } from './bench.ts';
import { figureRow, type Row } from './row.ts';

/** The home page under an address that is never cached, one request at a time. */
export async function measureCold(bench: Bench): Promise<Row> {
  const text = getRequest(bench.port, '/?x={n}');
  const results: LoadResult[] = [];
  for (let round = 1; round <= bench.rounds; round++) {
    progress(`home, cold: round ${round} of ${bench.rounds}`);
    results.push(
      meant(
        await bench.load({
          ports: [bench.port],
          connections: 1,
          seconds: bench.seconds,
          requests: [{ text, expected: { status: 200, contains: ['</html>'] } }],
        }),
      ),
    );
  }
  const { p50, p99 } = middle(results);
  return figureRow(
    'home, cold',
    'ms',
    results.map((result) => result.p50),
    25,
    { p50, p99 },
  );
}
