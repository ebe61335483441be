import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../rows/bench.ts';
import { ORDERS_OF_THIS_RUN, orderBody, someOf } from '../rows/order-requests.ts';

/** What an ordinary visitor met. Times are milliseconds. */
export interface Visits {
  times: number[];
  orderTimes: number[];
  orders: number;
  refused: number;
  faults: string[];
}

const PAUSE = 100;

/** Each fifth visit is an order. */
const ORDERS = 5;

let visits = 0;

/** Opens a page that is not cached, then another one, and orders now and then, one after the other, at least once. */
export async function visit({ shop, goods }: Bench, over: AbortSignal): Promise<Visits> {
  const seen: Visits = { times: [], orderTimes: [], orders: 0, refused: 0, faults: [] };
  do {
    visits += 1;
    const isOrder = visits % ORDERS === 0;
    const began = performance.now();
    try {
      const response = await (isOrder
        ? fetch(`${shop.url}/api/v1/checkout/create-order`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'idempotency-key': `${ORDERS_OF_THIS_RUN}${randomUUID()}`,
            },
            body: orderBody(
              someOf(goods.many, 2),
              `03${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
            ),
          })
        : fetch(`${shop.url}/products/category/${encodeURIComponent(goods.category)}?visit=${visits}`));
      const text = await response.text();
      const took = performance.now() - began;
      if (response.status === 503 && response.headers.has('retry-after')) seen.refused += 1;
      else if (isOrder && response.status === 201) {
        seen.orders += 1;
        seen.orderTimes.push(took);
      } else if (!isOrder && response.status === 200 && text.includes('</html>')) seen.times.push(took);
      else seen.faults.push(`A visitor: ${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      seen.faults.push(`A visitor: ${error instanceof Error ? (error.cause ?? error.message) : error}`);
    }
    await delay(PAUSE, undefined, { signal: over }).catch(() => {});
  } while (!over.aborted);
  return seen;
}
