import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { formatRupees } from '../../shop/money.ts';
import { alternate, meant } from '../measure/alternate.ts';
import { getRequest } from '../measure/capture.ts';
import { median } from '../measure/median.ts';
import { type Bench, portOf } from './bench.ts';
import { orderBody, someOf } from './order-requests.ts';
import { addressesOf, type CachedName, CONNECTIONS, findCached, loadPlain, PAGES } from './pages.ts';
import { type Row, rateRow } from './row.ts';

const ORDERS_A_SECOND = 20;
/** A shop that is slower than that gets no more of them at once: the queue would be what is measured. */
const MOST_UNDER_WAY = 2 * ORDERS_A_SECOND;
/** A new price has to be shown everywhere this long after the shop said that it is stored (milliseconds). */
const SHOWN_WITHIN_MS = 100;

/** Of these rows, each beside its limit without any change. */
const NAMES = [...PAGES, 'product-json'] as const satisfies readonly CachedName[];

/** A sample is looked at: to decompress every page would take more than to send it. */
const LOOKS_AT_EVERY = 200;

/** What was changed, and what the shop showed of it. */
export interface Changes {
  prices: number;
  orders: number;
  /** Pages and responses that showed an old price when it was too late to. */
  stale: string[];
  /** New prices that the very next request was shown, in every process. */
  shownAtOnce: number;
  failures: string[];
}

/**
 * Once a second the product that the pages are of gets another price, as staff change it, and twenty orders come in.
 * @param ports of all processes: each has to show the new price
 * @returns a function that stops it and says what was seen
 */
function keepChanging(
  { goods, port, token, shop }: Bench,
  ports: readonly number[],
  addresses: Record<CachedName, string>,
): () => Promise<Changes> {
  const seen: Changes = { prices: 0, orders: 0, stale: [], shownAtOnce: 0, failures: [] };
  const stopping = new AbortController();
  const { signal } = stopping;
  const underWay = new Set<Promise<void>>();
  const begin = (work: Promise<void>) => {
    const settled = work
      .catch((error: unknown) => {
        seen.failures.push(String(error));
      })
      .finally(() => underWay.delete(settled));
    underWay.add(settled);
    return settled;
  };

  async function order(): Promise<void> {
    const response = await fetch(`${shop.url}/api/v1/checkout/create-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: orderBody(someOf(goods.many, 3), `03${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`),
    });
    const said = await response.text();
    if (response.status === 201) seen.orders += 1;
    else seen.failures.push(`An order: ${response.status} ${said}`);
  }

  async function changePrice(): Promise<void> {
    const price = 1000 + Math.floor(Math.random() * 8000);
    const form = new FormData();
    form.set('price', String(price));
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/products/${goods.product._id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    const storedAt = performance.now();
    const said = await response.text();
    if (!response.ok) throw new Error(`A price: ${response.status} ${said}`);
    seen.prices += 1;
    const atOnce = await findStale(price);
    if (atOnce.length === 0) seen.shownAtOnce += 1;
    await delay(Math.max(0, storedAt + SHOWN_WITHIN_MS - performance.now()));
    seen.stale.push(...(await findStale(price)));
  }

  async function findStale(price: number): Promise<string[]> {
    const stale = await Promise.all(
      ports.flatMap((one) =>
        NAMES.filter((name) => name !== 'home').map(async (name) => {
          const at = `http://127.0.0.1:${one}${addresses[name]}`;
          const text = await (await fetch(at)).text();
          const shown = name === 'product-json' ? `"price":${price},` : formatRupees(price);
          return text.includes(shown) ? [] : [`${at} does not show ${shown}`];
        }),
      ),
    );
    return stale.flat();
  }

  /** @param isAlone waits for the work before it begins again: of two prices at once, either may be the newer one */
  const every = async (ms: number, work: () => Promise<void>, isAlone: boolean) => {
    for (let next = performance.now(); !signal.aborted; next = Math.max(next + ms, performance.now() - ms)) {
      if (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay);
      const done = begin(work());
      if (isAlone) await done;
      await delay(Math.max(0, next + ms - performance.now()), undefined, { signal }).catch(() => {});
    }
  };
  void every(1000, changePrice, true);
  void every(1000 / ORDERS_A_SECOND, order, false);
  return async () => {
    stopping.abort();
    while (underWay.size > 0) await Promise.all(underWay);
    return seen;
  };
}

/**
 * Cached pages while what they show changes and orders come in, beside their limit without either. A note says what is
 * left of the limit when the shop has the same changes and orders beside it: what the work itself takes of the machine.
 */
export async function measureChanges(bench: Bench): Promise<Row[]> {
  const second = await bench.openSecond();
  const ports = [bench.port, portOf(second)];
  const addresses = addressesOf(bench);
  const rows: Row[] = [];
  for (const name of NAMES) {
    const address = addresses[name];
    const total = { prices: 0, orders: 0, stale: 0, shownAtOnce: 0 };
    const contains = name === 'product-json' ? [`"_id":"${bench.goods.product._id}"`] : ['</html>'];
    const said = await findCached(bench, name);
    const leftOfLimit: number[] = [];
    const measured = await alternate(
      `${name}, changing`,
      bench.rounds,
      async () => {
        const stop = keepChanging(bench, ports, addresses);
        const result = await bench.load({
          ports: [bench.port],
          connections: CONNECTIONS,
          seconds: bench.seconds,
          requests: [{ text: getRequest(bench.port, address), expected: { status: 200, contains } }],
          looksAtEvery: LOOKS_AT_EVERY,
        });
        const { prices, orders, stale, shownAtOnce, failures } = await stop();
        if (failures[0] !== undefined) throw new Error(failures[0]);
        if (stale[0] !== undefined) throw new Error(`A stale price: ${stale[0]}`);
        total.prices += prices;
        total.orders += orders;
        total.stale += stale.length;
        total.shownAtOnce += shownAtOnce;
        return result;
      },
      async () => {
        const alone = await loadPlain(bench, address, said);
        const stop = keepChanging(bench, ports, addresses);
        const beside = meant(await loadPlain(bench, address, said));
        await stop();
        leftOfLimit.push(beside.perSecond / alone.perSecond);
        return alone;
      },
    );
    rows.push({
      ...rateRow(`${name}, changing`, measured, { ratio: 0.6 }),
      note: `${total.prices} prices, ${total.orders} orders; ${total.stale} stale after ${SHOWN_WITHIN_MS} ms in ${ports.length} processes, ${total.shownAtOnce} shown to the very next request; the limit itself does ${median(leftOfLimit).toFixed(2)} with the same beside it`,
    });
  }
  return rows;
}
