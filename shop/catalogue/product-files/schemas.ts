import { numberText } from '../../fields/numbers/schemas.ts';
import { idSchema } from '../../identity.ts';
import { z } from '../../zod.ts';
import { HEAVIEST_GRAMS, LONGEST_BRAND, LONGEST_CM, PRODUCT_STATUSES } from '../products/rules.ts';
import { emptyIsNull, productFields } from '../products/schemas.ts';
import { readOptions, readPlaces, readValues } from './lists.ts';
import type { Column } from './rules.ts';

/** A cell that is read as a list. @param read gives a sentence for what it cannot read */
const listCell = <List>(read: (text: string) => List | string) =>
  z.string().transform((text, context) => {
    const list = read(text);
    if (typeof list !== 'string') return list;
    context.addIssue({ code: 'custom', message: list });
    return z.NEVER;
  });

const blankIsNull = (text: unknown) => (typeof text === 'string' && text.trim() === '' ? null : text);

/** A measure; an empty cell says that nobody knows it. */
const measure = (number: z.ZodType<number, number>) =>
  z.preprocess(blankIsNull, numberText(number).nullable());

const centimetres = measure(
  z
    .number({ error: 'Please enter centimetres, for example 12.5.' })
    .min(0.1, 'Please enter at least 0.1 cm.')
    .max(LONGEST_CM, `Please enter at most ${LONGEST_CM.toLocaleString('en-US')} cm.`)
    .multipleOf(0.1, 'Please use at most one decimal.'),
);

const grams = measure(
  z
    .number({ error: 'Please enter grams, for example 450.' })
    .int('The weight has to be in whole grams.')
    .min(1, 'The weight has to be at least 1 g.')
    .max(HEAVIEST_GRAMS, `The weight can be at most ${HEAVIEST_GRAMS.toLocaleString('en-US')} g.`),
);

/** Of a cell with a status: neither case nor spaces count, and an empty one says nothing. */
const statusText = z.preprocess(
  (text) => (typeof text === 'string' ? text.trim().toLowerCase() || undefined : text),
  z.enum(PRODUCT_STATUSES, 'Please write draft, published, hidden or archived.').optional(),
);

const emptyIsZero = (text: unknown) => (typeof text === 'string' && text.trim() === '' ? '0' : text);

/** The cells of a row; a column that the file has not says nothing. */
const cells = {
  version: z.preprocess(
    (text) => (text === '' ? undefined : text),
    z.coerce.number('This is not a version.').int('This is not a version.').optional(),
  ),
  name: productFields.name,
  title: z.string().pipe(productFields.title.unwrap()),
  description: productFields.description,
  price: numberText(productFields.price),
  discount: z.preprocess(emptyIsZero, numberText(productFields.discount)),
  quantity: numberText(productFields.quantity),
  shipping: productFields.shipping,
  category: z.string('Please name the category.').trim().min(1, 'Please name the category.'),
  subcategory: z.preprocess(emptyIsNull, productFields.subcategory),
  menuCategory: z.preprocess(emptyIsNull, z.string().trim().min(1).nullable()),
  menuSubcategory: z.preprocess(emptyIsNull, productFields.menuSubcategory),
  sku: productFields.sku,
  barcode: productFields.barcode,
  status: statusText,
  brand: z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim())
    .pipe(z.string().max(LONGEST_BRAND, `Please use at most ${LONGEST_BRAND} characters.`)),
  weight: grams,
  length: centimetres,
  width: centimetres,
  height: centimetres,
  categories: listCell(readPlaces),
  variantOf: z.preprocess(blankIsNull, z.string().trim().min(1).nullable()),
  options: listCell(readOptions),
  optionValues: listCell(readValues),
  photos: productFields.photos,
} satisfies Record<Exclude<Column, '_id'>, z.ZodType>;

/** A row about a product that the shop has, by its id or its SKU. */
export const changedRowSchema = z.object({
  ...z.object(cells).partial().shape,
  _id: idSchema.optional(),
});

/** A row about a product that is new. Pictures are added in the product's form. */
export const newRowSchema = z.object({
  ...z.object(cells).partial().shape,
  _id: z.undefined(),
  name: cells.name,
  description: cells.description,
  price: cells.price,
  quantity: cells.quantity,
  shipping: cells.shipping,
  category: cells.category,
});

export type CheckedRow = z.infer<typeof changedRowSchema> | z.infer<typeof newRowSchema>;
