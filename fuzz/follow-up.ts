import { TOTP } from 'otpauth';
import { z } from 'zod';
import type { Sent } from './compose.ts';
import type { Endpoint } from './document.ts';
import { readJson } from './judge.ts';
import type { Answer } from './send.ts';

const refusedOrderSchema = z.object({
  code: z.literal('AMOUNTS_CHANGED'),
  data: z.object({ shippingCost: z.number(), totalAmount: z.number() }),
});

const begunTwoFactorSchema = z.object({ secret: z.string() });

const placedOrderSchema = z.object({
  items: z.array(z.object({ _id: z.string(), quantity: z.number() })).min(1),
});

const objectSchema = z.record(z.string(), z.unknown());

/**
 * The request that makes sense after this response and that chance alone would hardly find: an order again with the
 * shop's amounts, its purchase acknowledged by the same browser, two-factor authentication confirmed with the code of
 * its secret.
 * @returns null where nothing follows
 */
export function followUp(
  sent: Sent,
  { status, headers, body: bytes }: Answer,
  endpoints: readonly Endpoint[],
): Sent | null {
  const find = (name: string) => endpoints.find(({ method, path }) => `${method} ${path}` === name) ?? null;
  const response = readJson(bytes);
  const refused = refusedOrderSchema.safeParse(response);
  const body = objectSchema.safeParse(sent.body && readJson(sent.body));
  if (refused.success && body.success) {
    const { shippingCost, totalAmount } = refused.data.data;
    const { 'idempotency-key': _used, ...others } = sent.headers;
    return { ...sent, headers: others, body: json({ ...body.data, shippingCost, totalAmount }) };
  }
  const placed = placedOrderSchema.safeParse(body.data);
  if (status === 201 && sent.name === 'POST /api/v1/checkout/create-order' && placed.success) {
    const [line] = placed.data.items;
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    const name = 'POST /api/v1/products/purchase';
    return {
      ...sent,
      endpoint: find(name),
      name,
      target: '/api/v1/products/purchase',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: json({ productId: line?._id, quantityPurchased: line?.quantity }),
      token: null,
    };
  }
  const begun = begunTwoFactorSchema.safeParse(response);
  if (begun.success) {
    const code = new TOTP({ secret: begun.data.secret }).generate();
    const name = sent.name.replace('POST', 'PUT');
    return { ...sent, endpoint: find(name), name, method: 'PUT', body: json({ code }) };
  }
  return null;
}

const json = (value: object) => Buffer.from(JSON.stringify(value));
