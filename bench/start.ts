import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { median } from './measure/median.ts';
import { measureStart } from './measure/start.ts';

/**
 * From `npm start` on a built checkout to the first page, as a newcomer waits for it: with an empty data folder
 * (PostgreSQL made, tables, the demo catalogue), and then with what is there. `npm run bench -- start`
 */
const RUNS = 5;

const folder = temporaryFolder('bench');
try {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  console.log(`empty data folder: ${seconds(await measureStart(folder.path))} to the first page`);
  const again: number[] = [];
  for (let run = 0; run < RUNS; run++) again.push(await measureStart(folder.path));
  console.log(`what is there: ${seconds(median(again))} to the first page (median of ${RUNS})`);
} finally {
  folder.remove();
}
