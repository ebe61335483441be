import { z } from '../../zod.ts';
import { FACTS, REPORTS } from './rules.ts';

const figure = z.object({
  /** Orders, parcels or returns; units where the report is of products or categories. */
  count: z.number(),
  /** Rupees: totals of orders; of products and categories what their units cost. */
  amount: z.number().meta({ description: 'Rupees' }),
});
export type Figure = z.infer<typeof figure>;

/** How long it took from placed to delivered, in hours, of what was delivered in these days. */
const deliveryTime = z.object({
  /** Half of them took no longer. */
  half: z.number(),
  /** Nine of ten took no longer. */
  most: z.number(),
});
export type DeliveryTime = z.infer<typeof deliveryTime>;

const figures = z.partialRecord(z.enum(FACTS), figure);

const reportRow = z.object({
  /** The first day of a day, week or month; otherwise an id or a name. */
  _id: z.string(),
  /** As staff read it; of times the first day. */
  name: z.string(),
  figures,
  /** In the days before; null where the rows are times. */
  before: figures.nullable(),
  /** Null where nothing was delivered, and of products and categories. */
  deliveryTime: deliveryTime.nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;

const days = z.object({ from: z.string(), to: z.string() });

export const reportResponse = z.object({
  by: z.enum(REPORTS),
  days,
  /** As many days right before. */
  daysBefore: days,
  rows: z.array(reportRow),
  /** All rows; its `before` is that of the days before. */
  total: reportRow,
  deliveryTimeBefore: deliveryTime.nullable(),
});
export type Report = z.infer<typeof reportResponse>;
