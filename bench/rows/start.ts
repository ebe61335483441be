import { progress } from '../../shop/progress.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { measureStart } from '../measure/start.ts';
import type { Bench } from './bench.ts';
import { figureRow, type Row } from './row.ts';

const MOST_S = 2.5;

/** From `npm start` on a built checkout to the first page, with the PostgreSQL that comes along. */
export async function measureStarts({ rounds }: Pick<Bench, 'rounds'>): Promise<Row[]> {
  const [first, again]: [number[], number[]] = [[], []];
  for (let round = 1; round <= rounds; round++) {
    progress(`start: round ${round} of ${rounds}`);
    const folder = temporaryFolder('bench');
    try {
      first.push((await measureStart(folder.path)) / 1000);
      again.push((await measureStart(folder.path)) / 1000);
    } finally {
      folder.remove();
    }
  }
  return [
    {
      ...figureRow('start, first', 's', first, MOST_S),
      note: 'with an empty data folder: PostgreSQL, tables and the demo catalogue are made',
    },
    figureRow('start, again', 's', again, MOST_S),
  ];
}
