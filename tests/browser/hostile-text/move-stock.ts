import type { APIRequestContext } from '@playwright/test';
import { z } from '../../../shop/zod.ts';
import type { ShownField } from './text-fields.ts';

const stockSchema = z.object({ product: z.object({ onHand: z.number(), toPack: z.number() }) });

/** Moves the stock of a product in every way that asks for words. */
export async function moveStock(
  http: APIRequestContext,
  asStaff: { headers: Record<string, string> },
  id: string,
  type: (field: ShownField) => string,
): Promise<void> {
  const post = async (path: string, data: object) => {
    const response = await http.post(`/api/v1/stock/${path}`, { ...asStaff, data });
    if (!response.ok()) throw new Error(await response.text());
  };
  const lines = [{ _id: id, units: 9, unitCost: 100 }];
  const supplier = type('goodsInSchema.supplier');
  await post('goods-in', { lines, supplier, note: type('goodsInSchema.note') });
  const product = `products/${id}`;
  await post(`${product}/damaged`, { units: 1, reason: type('damagedSchema.reason') });
  await post(`${product}/correction`, { units: 1, reason: type('correctSchema.reason') });
  await post(`${product}/cost`, { cost: 90, reason: type('costSchema.reason') });
  const stock = await (await http.get(`/api/v1/stock/${product}`, asStaff)).json();
  const { product: seen } = stockSchema.parse(stock);
  const counted = [{ _id: id, counted: seen.onHand + seen.toPack, seen }];
  await post('counts', { lines: counted, note: type('countSchema.note') });
}
