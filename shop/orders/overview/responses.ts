import { z } from '../../zod.ts';

const rupees = z.number().meta({ description: 'Rupees' });

/** One day, Asia/Karachi; cancelled orders don't count. */
const dayOfSales = z.object({
  /** As 2026-08-31. */
  day: z.string(),
  orders: z.number(),
  /** What the shoppers pay, delivery included. */
  sales: rupees,
});
export type DayOfSales = z.infer<typeof dayOfSales>;

export const overviewResponse = z.object({
  today: dayOfSales,
  yesterday: dayOfSales,
  waiting: z.object({
    /** Cash orders to call about now. */
    toConfirm: z.number(),
    pending: z.number(),
    processing: z.number(),
  }),
  /** Mails that did not arrive, and that nobody has looked after. */
  undeliveredMails: z.number(),
  stock: z.object({
    /** From this number of units down a product is low. */
    lowAt: z.number(),
    low: z.number(),
    soldOut: z.number(),
    /** The lowest of them. */
    products: z.array(z.object({ _id: z.string(), name: z.string(), quantity: z.number() })),
  }),
  /** Thirty days, today the last. */
  days: z.array(dayOfSales),
  /** Of these thirty days, by units. */
  bestSellers: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      units: z.number(),
      /** What its units were sold for. */
      sales: rupees,
      /** Units on hand. */
      quantity: z.number(),
    }),
  ),
});
export type Overview = z.infer<typeof overviewResponse>;
