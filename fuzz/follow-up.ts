import { TOTP } from 'otpauth';
import { z } from 'zod';
import type { Sent } from './compose.ts';
import { readJson } from './judge.ts';

const refusedOrderSchema = z.object({
  code: z.literal('AMOUNTS_CHANGED'),
  data: z.object({ shippingCost: z.number(), totalAmount: z.number() }),
});

const begunSecondFactorSchema = z.object({ secret: z.string() });

const objectSchema = z.record(z.string(), z.unknown());

/**
 * The request that makes sense after this answer and that chance alone would hardly hit on: an order again with the
 * shop's amounts, a second step confirmed with the code of its secret.
 * @returns null where nothing follows
 */
export function followUp(sent: Sent, answer: unknown): Sent | null {
  const refused = refusedOrderSchema.safeParse(answer);
  const body = objectSchema.safeParse(sent.body && readJson(sent.body));
  if (refused.success && body.success) {
    const { shippingCost, totalAmount } = refused.data.data;
    const { 'idempotency-key': _used, ...headers } = sent.headers;
    return { ...sent, headers, body: json({ ...body.data, shippingCost, totalAmount }) };
  }
  const begun = begunSecondFactorSchema.safeParse(answer);
  if (begun.success) {
    const code = new TOTP({ secret: begun.data.secret }).generate();
    const name = sent.name.replace('POST', 'PUT');
    return { ...sent, endpoint: null, name, method: 'PUT', body: json({ code }) };
  }
  return null;
}

const json = (value: object) => Buffer.from(JSON.stringify(value));
