import { numberText } from '../../fields/numbers/schemas.ts';
import { idSchema } from '../../identity.ts';
import { z } from '../../zod.ts';
import { emptyIsNull, productFields } from '../products/schemas.ts';

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
  photos: productFields.photos,
};

/** A row about a product that the shop has. */
export const changedRowSchema = z.object({
  ...z.object(cells).partial().shape,
  _id: idSchema,
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
  photos: cells.photos.optional(),
});

export type CheckedRow = z.infer<typeof changedRowSchema> | z.infer<typeof newRowSchema>;
