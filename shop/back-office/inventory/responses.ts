import { MOVEMENT_KINDS } from '../../catalogue/stock/rules.ts';
import { z } from '../../zod.ts';
import { shelfProductSchema } from './schemas.ts';

export const shelfProductsResponse = z.object({ products: z.array(shelfProductSchema) });

const movementResponse = z.object({
  _id: z.number(),
  kind: z.enum(MOVEMENT_KINDS),
  units: z.number().meta({ description: 'Positive adds to the stock' }),
  onHand: z.number().meta({ description: 'What was on hand after it' }),
  order: z.object({ _id: z.string(), number: z.number() }).nullable(),
  unitCost: z.number().nullable().meta({ description: 'Rupees; Shop Managers alone see it' }),
  supplier: z.string(),
  note: z.string(),
  by: z.string(),
  at: z.string(),
});
export type Movement = z.infer<typeof movementResponse>;

/** A product's stock. What it costs only Shop Managers see. */
export const productStockResponse = z.object({
  product: shelfProductSchema,
  linePrice: z.number().meta({ description: 'Rupees, after the discount' }),
  cost: z
    .object({
      average: z.number().nullable().meta({ description: 'Rupees a unit, null where nobody knows' }),
      value: z.number().nullable().meta({ description: 'Rupees of all that is on hand' }),
      margin: z.number().nullable(),
      marginPercent: z.number().nullable(),
    })
    .nullable(),
  movements: z.array(movementResponse),
  next: z.number().nullable().meta({ description: 'What `before` of the next page is' }),
});
export type ProductStock = z.infer<typeof productStockResponse>;

export const reorderResponse = z.object({
  products: z.array(
    shelfProductSchema.omit({ toPack: true }).extend({
      sold: z.number(),
      lastsDays: z.number().nullable(),
      suggested: z.number(),
    }),
  ),
  salesDays: z.number(),
  cover: z.number(),
  page: z.number(),
  totalPages: z.number(),
  total: z.number(),
});
export type ReorderPage = z.infer<typeof reorderResponse>;
export type ReorderProduct = ReorderPage['products'][number];
