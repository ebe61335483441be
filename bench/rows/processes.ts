import { availableParallelism } from 'node:os';
import { alternate } from '../measure/alternate.ts';
import { getRequest } from '../measure/capture.ts';
import { type Bench, openShopOn, portOf } from './bench.ts';
import { CONNECTIONS } from './pages.ts';
import { type Row, rateRow } from './row.ts';

/** The home page from a shop of two processes on one port, beside a shop of one. */
export async function measureProcesses(bench: Bench): Promise<Row> {
  const two = await openShopOn(bench.own, { processes: 2 });
  bench.atEnd(two.close);
  const load = async (port: number) => {
    const requests = [{ text: getRequest(port, '/'), expected: { status: 200, contains: ['</html>'] } }];
    // Each process keeps the page when it was asked for it.
    await bench.load({ ports: [port], connections: CONNECTIONS, seconds: 1, requests });
    return bench.load({
      ports: [port],
      connections: CONNECTIONS,
      seconds: bench.seconds,
      requests,
      looksAtEvery: 200,
    });
  };
  const measured = await alternate(
    'two processes',
    bench.rounds,
    () => load(portOf(two)),
    () => load(bench.port),
  );
  return {
    ...rateRow('two processes', measured, null),
    note: `home; WEB_CONCURRENCY=2 beside 1, on ${availableParallelism()} processors shared with the load`,
  };
}
