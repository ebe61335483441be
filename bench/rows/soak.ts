import { meant } from '../measure/alternate.ts';
import { getRequest } from '../measure/capture.ts';
import { median } from '../measure/median.ts';
import { memoryOf } from '../measure/memory.ts';
import { QUERIES } from '../measure/search-queries.ts';
import { type Bench, portOf } from './bench.ts';
import { keepChanging } from './changes.ts';
import { addressesOf } from './pages.ts';

/** What each spell of the load takes (seconds): after each of them the memory is written down. */
const SPELL_S = 15;
const CONNECTIONS = 8;

/** How much more memory the last quarter may need than the second. */
const MOST_GROWTH = 1.2;

/** Pages, searches, orders and new prices at once, for minutes: is every answer right, and does the memory stay? */
export async function soak(bench: Bench, minutes: number): Promise<void> {
  const { port, goods, shop, own } = bench;
  const addresses = addressesOf(bench);
  const second = await bench.openSecond();
  const pages = [
    ...Object.values(addresses),
    ...goods.many.slice(0, 500).flatMap(({ _id }) => [`/product/${_id}`, `/api/v1/products/${_id}`]),
    ...QUERIES.map((query) => `/search?query=${encodeURIComponent(query)}`),
    ...QUERIES.map((query) => `/api/v1/products/searchByName?query=${encodeURIComponent(query)}`),
    // Addresses that are not kept, as somebody makes them up.
    ...Array.from({ length: 20 }, (_, number) => `/?made-up-${number}={n}`),
    `${addresses.listing}?page=3`,
    `${addresses.listing}?sort=price&page=2`,
  ];
  const requests = pages.map((address) => ({
    text: getRequest(port, address),
    expected: { status: 200, contains: [address.startsWith('/api/') ? '[' : '</html>'] },
  }));
  // A product is no list.
  for (const [index, address] of pages.entries()) {
    if (/^\/api\/v1\/products\/[0-9a-f-]{36}$/.test(address)) {
      requests[index] = {
        text: getRequest(port, address),
        expected: { status: 200, contains: [`"_id":"${address.slice(-36)}"`] },
      };
    }
  }
  const stop = keepChanging(bench, [port, portOf(second)], addresses);
  const held: number[] = [];
  const spells = Math.ceil((minutes * 60) / SPELL_S);
  for (let spell = 1; spell <= spells; spell++) {
    const { perSecond, p99 } = meant(
      await bench.load({
        ports: [port],
        connections: CONNECTIONS,
        seconds: SPELL_S,
        requests,
        looksAtEvery: 20,
      }),
    );
    const ours = memoryOf(shop.pid).resident;
    held.push(ours);
    const postgres = memoryOf(own.pid).proportional;
    console.log(
      `${((spell * SPELL_S) / 60).toFixed(2).padStart(6)} min  ${ours.toFixed(0).padStart(4)} MB  ` +
        `PostgreSQL ${postgres.toFixed(0).padStart(4)} MB  ${perSecond.toFixed(0)}/s  p99 ${p99.toFixed(1)} ms`,
    );
  }
  const { prices, orders, stale, failures } = await stop();
  console.log(`${prices} prices and ${orders} orders; ${stale.length} stale, ${failures.length} failures`);
  const quarter = (number: number) =>
    median(held.slice(Math.floor((held.length * (number - 1)) / 4), Math.ceil((held.length * number) / 4)));
  console.log(
    `Memory: ${quarter(2).toFixed(0)} MB in the second quarter, ${quarter(4).toFixed(0)} MB in the last`,
  );
  const fault = failures[0] ?? stale[0];
  if (fault !== undefined) throw new Error(fault);
  if (quarter(4) > MOST_GROWTH * quarter(2)) throw new Error('The memory grows.');
}
