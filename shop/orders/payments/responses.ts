import { z } from '../../zod.ts';
import { PAYMENT_STATES, PAYMENT_WAYS } from './types.ts';

const time = z.string().meta({ description: 'ISO time' });

const paymentResponse = z.object({
  _id: z.string(),
  amount: z.number().meta({ description: 'Rupees' }),
  way: z.enum(PAYMENT_WAYS),
  gateway: z.string().nullable().meta({ description: 'Who took it for the shop; null: noted by staff' }),
  state: z.enum(PAYMENT_STATES),
  reference: z.string(),
  paidOn: z.string().nullable().meta({ description: 'As 2026-08-31, where staff noted it' }),
  note: z.string(),
  at: time,
  by: z.string(),
  undone: z.object({ at: time, by: z.string(), reason: z.string() }).nullable(),
});
export type Payment = z.infer<typeof paymentResponse>;

/** What the order's page knows of what was paid by other ways than the courier. */
export const paymentsDetail = {
  /** Oldest first. */
  payments: z.array(paymentResponse),
};
