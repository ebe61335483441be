import { z } from 'zod';
import {
  changedOrdersResponse,
  matchingOrdersResponse,
  scannedOrdersResponse,
} from '../shop/orders/fulfilment/responses.ts';
import type { Step } from '../shop/orders/fulfilment/rules.ts';
import { staffOrderResponse } from '../shop/orders/responses.ts';
import type { Stage } from '../shop/orders/rules.ts';
import { chosen } from './typed-twice.ts';
import type { Day } from './world.ts';

const stepped = z.object({ repeated: z.boolean(), order: staffOrderResponse });

/** The orders of a saved view, all chosen with one click. @returns their ids */
export async function chooseView(day: Day, stage: Stage): Promise<string[]> {
  const search = { stage };
  const { orders } = await day.sana.send(matchingOrdersResponse, 'GET /checkout/orders/matching', { search });
  return orders.map(({ _id }) => _id);
}

/** Takes a step with chosen orders at once; every one has to take it. */
export async function stepMany(day: Day, ids: readonly string[], step: Step): Promise<void> {
  if (ids.length === 0) return;
  const body = { step: chosen(step), ids };
  const { results } = await day.sana.send(changedOrdersResponse, 'PUT /checkout/orders/fulfilment', { body });
  for (const { number, done, reason } of results) {
    if (!done) day.faults.push(`Order ${number} did not take the step “${step}”: ${reason}`);
  }
}

/** Scans a label and takes the step with what it stands for. @param lines what came back, where it is counted in */
export async function stepByScan(
  day: Day,
  code: string,
  step: Step,
  lines?: readonly object[],
): Promise<{ repeated: boolean }> {
  const found = await day.bilal.send(scannedOrdersResponse, 'GET /checkout/scan', { search: { code } });
  const [order, ...others] = found.orders;
  if (!order || others.length > 0)
    throw new Error(`The label ${code} stands for ${found.orders.length} orders.`);
  const { _id, version } = order;
  const body = { step: chosen(step), ...(lines && { lines }), version };
  return day.bilal.send(stepped, `PUT /checkout/order/${_id}/fulfilment`, { body, order: _id });
}
