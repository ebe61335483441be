import { numberText } from '../../fields/numbers/schemas.ts';
import { idSchema } from '../../identity.ts';
import { z } from '../../zod.ts';
import { PRODUCT_STATUSES } from '../products/rules.ts';
import { emptyIsNull, productFields } from '../products/schemas.ts';
import { readOptions, readPlaces, readValues } from './lists.ts';

/** A cell that is read as a list. @param read gives a sentence for what it cannot read */
const listCell = <List>(read: (text: string) => List | string) =>
  z.string().transform((text, context) => {
    const list = read(text);
    if (typeof list !== 'string') return list;
    context.addIssue({ code: 'custom', message: list });
    return z.NEVER;
  });

const blankIsNull = (text: unknown) => (typeof text === 'string' && text.trim() === '' ? null : text);

const measure = (what: string, unit: string, most: number) => {
  const message = `Please enter the ${what} in whole ${unit}, at most ${most.toLocaleString('en-US')}.`;
  const number = z.number({ error: message }).int(message).min(1, message).max(most, message);
  return z.preprocess(blankIsNull, numberText(number).nullable());
};

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
    .pipe(z.string().max(100, 'Please use at most 100 characters.')),
  weight: measure('weight', 'grams', 1_000_000),
  length: measure('length', 'millimetres', 10_000),
  width: measure('width', 'millimetres', 10_000),
  height: measure('height', 'millimetres', 10_000),
  categories: listCell(readPlaces),
  variantOf: z.preprocess(blankIsNull, z.string().trim().min(1).nullable()),
  options: listCell(readOptions),
  optionValues: listCell(readValues),
  photos: productFields.photos,
};

/** A row about a product that the shop has, by its id or its SKU. */
export const changedRowSchema = z.object({
  ...z.object(cells).partial().shape,
  _id: idSchema.optional(),
});

/** A row about a product that is new. Pictures are added in the product's form. */
export const newRowSchema = z.object({
  ...cells,
  _id: z.undefined(),
  title: cells.title.optional(),
  discount: cells.discount.optional(),
  subcategory: cells.subcategory.optional(),
  menuCategory: cells.menuCategory.optional(),
  menuSubcategory: cells.menuSubcategory.optional(),
  sku: cells.sku.optional(),
  barcode: cells.barcode.optional(),
  status: cells.status,
  brand: cells.brand.optional(),
  weight: cells.weight.optional(),
  length: cells.length.optional(),
  width: cells.width.optional(),
  height: cells.height.optional(),
  categories: cells.categories.optional(),
  variantOf: cells.variantOf.optional(),
  options: cells.options.optional(),
  optionValues: cells.optionValues.optional(),
  photos: cells.photos.optional(),
});

export type CheckedRow = z.infer<typeof changedRowSchema> | z.infer<typeof newRowSchema>;
