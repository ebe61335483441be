import { numberText, optionalNumberText } from '../../fields/numbers/schemas.ts';
import { optionalText, requiredText } from '../../fields/schemas.ts';
import { filterDay, filterText } from '../../filters.ts';
import { idSchema } from '../../identity.ts';
import { why } from '../../orders/management/schemas.ts';
import { z } from '../../zod.ts';
import { COVER_DAYS, MOST_COVER_DAYS, MOST_LINES } from './rules.ts';

const WHOLE = 'Please enter a whole number of units.';
const MOST_UNITS = 1_000_000;

const unitsFrom = (least: number) =>
  numberText(z.number(WHOLE).int(WHOLE).min(least, WHOLE).max(MOST_UNITS, 'At most 1,000,000 units.'));

const NO_COST = 'Please enter what one unit cost in rupees, for example 850.';
const costRupees = z
  .number(NO_COST)
  .min(0, NO_COST)
  .max(10_000_000, 'A unit costs at most Rs. 10,000,000.')
  .multipleOf(0.01, 'Please enter at most two decimals.');

const once = <Line extends { _id: string }>(lines: readonly Line[]) =>
  new Set(lines.map(({ _id }) => _id)).size === lines.length;
const NAMED_TWICE = 'A product is named twice.';
const NO_LINES = 'Please add a product.';
const TOO_MANY = `At most ${MOST_LINES} products at once.`;

const supplier = optionalText(100).transform((text) => text.replace(/\s+/gu, ' '));
const note = optionalText(300);

const goodsLine = z.object({
  _id: idSchema,
  units: unitsFrom(1),
  /** Rupees, null or empty where nobody knows. */
  unitCost: optionalNumberText(costRupees),
});

/** The body of POST /api/v1/stock/goods-in. */
export const goodsInSchema = z.object({
  lines: z.array(goodsLine).min(1, NO_LINES).max(MOST_LINES, TOO_MANY).refine(once, NAMED_TWICE),
  supplier,
  note,
});
export type GoodsIn = z.infer<typeof goodsInSchema>;

const countLine = z.object({
  _id: idSchema,
  counted: unitsFrom(0),
  /** What the counter was shown: when it is other by now, it is asked again. */
  seen: z.object({ onHand: z.int().min(0), toPack: z.int().min(0) }),
});

/** The body of POST /api/v1/stock/counts. */
export const countSchema = z.object({
  lines: z.array(countLine).min(1, NO_LINES).max(MOST_LINES, TOO_MANY).refine(once, NAMED_TWICE),
  note,
});
export type Count = z.infer<typeof countSchema>;

/** The bodies of POST /api/v1/stock/products/{id}/damaged, …/correction and …/cost, and their forms. */
export const damagedSchema = z.object({ units: unitsFrom(1), reason: why });
export const correctSchema = z.object({
  units: numberText(
    z
      .number('Please enter how many more or fewer, for example 24 or -3.')
      .int(WHOLE)
      .min(-MOST_UNITS)
      .max(MOST_UNITS)
      .refine((units) => units !== 0, 'Nothing changes by 0 units.'),
  ),
  reason: why,
});
export const costSchema = z.object({ cost: numberText(costRupees), reason: why });

/** The forms of one product's goods in and count, parts of the requests above. */
export const goodsInFieldsSchema = z.object({ ...goodsLine.omit({ _id: true }).shape, supplier, note });
export const countFieldsSchema = z.object({ counted: unitsFrom(0), note });

export type Correct = z.infer<typeof correctSchema>;
export type SetCost = z.infer<typeof costSchema>;

export const movementsSchema = z.object({
  /** Those before this one; the newest without it. */
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});

export const findStockSchema = z.object({ code: requiredText('Please scan or type something.', 80) });

const cover = z.coerce.number().int().min(1).max(MOST_COVER_DAYS).default(COVER_DAYS);
export const reorderSchema = z.object({
  cover,
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type ReorderList = z.infer<typeof reorderSchema>;
export const exportReorderSchema = reorderSchema.pick({ cover: true });

export const exportMovementsSchema = z.object({
  from: filterDay.optional(),
  to: filterDay.optional(),
  kind: filterText(20).optional(),
});
export type ExportMovements = z.infer<typeof exportMovementsSchema>;

/** A product at the shelf, as screens show it and drafts keep it. */
export const shelfProductSchema = z.object({
  _id: z.string(),
  name: z.string(),
  photo: z.string().nullable(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  onHand: z.number().meta({ description: 'For sale' }),
  toPack: z.number().meta({ description: 'Sold, and on the shelf still: of orders that are to be packed' }),
});
export type ShelfProduct = z.infer<typeof shelfProductSchema>;

const draftLines = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.array(z.object({ product: shelfProductSchema, ...fields })).max(MOST_LINES);

/** What a stock-take has counted so far, as the tab keeps it; numbers as they are typed. */
export const countDraftSchema = z.object({
  /** Names what is sent, so that a repeated request counts nothing twice. */
  key: z.string(),
  lines: draftLines({ counted: z.string(), moved: z.boolean() }),
});
export type CountDraft = z.infer<typeof countDraftSchema>;

/** A delivery that is being typed, as the tab keeps it. */
export const deliveryDraftSchema = z.object({
  key: z.string(),
  supplier: z.string(),
  note: z.string(),
  lines: draftLines({ units: z.string(), unitCost: z.string() }),
});
export type DeliveryDraft = z.infer<typeof deliveryDraftSchema>;
