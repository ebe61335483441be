import { numberText } from '../../fields/numbers/schemas.ts';
import { optionalText, paragraph, requiredText } from '../../fields/schemas.ts';
import { idSchema, seenVersion } from '../../identity.ts';
import { z } from '../../zod.ts';
import { categoryFields, NAME_MISSING } from '../categories/schemas.ts';
import { MOST_AT_ONCE, SHIPPING_CHOICES } from './rules.ts';

/** The most pictures of a product, and the largest of each in bytes. */
export const MOST_PHOTOS = 8;
export const LARGEST_PHOTO = 10 * 1024 * 1024;

/** Characters of a SKU or a barcode. */
const LONGEST_CODE = 64;

/** Letters and digits, and what parts them on labels. */
const CODE = /^[\p{L}\p{N} ._/#+-]+$/u;

export const TOO_MANY_PHOTOS = `A product has at most ${MOST_PHOTOS} pictures.`;

/** What a product is told by at the shelf; empty is none. */
const codeText = z.preprocess(
  (text) => (typeof text === 'string' && text.trim() === '' ? null : text),
  requiredText('Please enter a code.', LONGEST_CODE)
    .pipe(z.string().regex(CODE, 'Please use letters, digits, spaces and . _ - / # + alone.'))
    .nullable(),
);

const TWO_DECIMALS = 'Please use at most two decimals.';

/** The fields of a product (R69, R165): rupees with at most two decimals, percent likewise. */
export const productFields = {
  category: z.uuid({ error: 'Please choose a category.' }),
  subcategory: categoryFields.name.nullable(),
  menuCategory: z
    .uuid({ error: 'Please choose a category.' })
    .nullable()
    .meta({ description: 'Only beside a section: id of the category that the menus show it in' }),
  menuSubcategory: categoryFields.name
    .nullable()
    .meta({ description: 'Name of a subcategory of that, if any' }),
  name: requiredText(NAME_MISSING, 200),
  title: optionalText(200),
  description: paragraph('Description is required', 10_000),
  price: z
    .number({ error: 'Please enter the price in rupees, for example 1450.' })
    .min(1, 'The price has to be at least Rs. 1.')
    .max(10_000_000, 'The price can be at most Rs. 10,000,000.')
    .multipleOf(0.01, TWO_DECIMALS),
  discount: z
    .number({ error: 'Please enter the discount in percent, for example 10.' })
    .min(0, 'A discount cannot be negative.')
    .max(100, 'A discount is at most 100 percent.')
    .multipleOf(0.01, TWO_DECIMALS),
  quantity: z
    .number({ error: 'Please enter the quantity, for example 25.' })
    .int('The quantity has to be a whole number.')
    .min(0, 'The quantity cannot be negative.')
    .max(1_000_000, 'The quantity can be at most 1,000,000.'),
  shipping: z.enum(SHIPPING_CHOICES, 'Please choose free or paid.'),
  photos: z.array(z.string().min(1).max(200)).max(MOST_PHOTOS, TOO_MANY_PHOTOS),
  sku: codeText,
  barcode: codeText,
};

export const emptyIsNull = (text: unknown) => (text === '' ? null : text);

const subcategoryText = z.preprocess(emptyIsNull, productFields.subcategory);
const menuCategoryText = z.preprocess(emptyIsNull, productFields.menuCategory);

const NO_PHOTO = 'Please choose at least one picture.';

/** What a form says about a product, all of it text (R211). */
const productTexts = {
  category: productFields.category,
  subcategory: subcategoryText,
  menuCategory: menuCategoryText,
  menuSubcategory: subcategoryText,
  name: productFields.name,
  title: productFields.title,
  description: productFields.description,
  price: numberText(productFields.price),
  quantity: numberText(productFields.quantity),
  shipping: productFields.shipping,
  sku: codeText,
  barcode: codeText,
};

const photos = productFields.photos.min(1, NO_PHOTO);

/** The parts of POST /api/v1/products/create, the pictures as addresses. */
export const createProductFormSchema = z.object({
  ...productTexts,
  subcategory: subcategoryText.default(null),
  menuCategory: menuCategoryText.default(null),
  menuSubcategory: subcategoryText.default(null),
  sku: codeText.default(null),
  barcode: codeText.default(null),
  discount: z.preprocess(
    (text) => (text === undefined || (typeof text === 'string' && text.trim() === '') ? '0' : text),
    numberText(productFields.discount),
  ),
  photos: z.array(z.string(), NO_PHOTO).pipe(photos),
});
export type CreateProduct = z.infer<typeof createProductFormSchema>;

/** The parts of PUT /api/v1/products/{id}: what is not sent stays as it is. */
export const changeProductFormSchema = z.object({
  ...z.object(productTexts).partial().shape,
  // Its default would empty a title that was not sent.
  title: productFields.title.unwrap().optional(),
  discount: numberText(productFields.discount).optional(),
  photos: photos.optional(),
  version: seenVersion,
  seenQuantity: numberText(productFields.quantity)
    .optional()
    .meta({ description: 'The stock that the changer had in view; refused when it is another by now' }),
});
export type ChangeProduct = z.infer<typeof changeProductFormSchema>;

/** One product of a bulk change: its new discount, its new place, or both. */
const bulkChange = z.object({
  _id: idSchema,
  version: seenVersion,
  discount: productFields.discount.optional(),
  category: productFields.category.optional(),
  subcategory: productFields.subcategory.optional(),
  menuCategory: productFields.menuCategory.optional(),
  menuSubcategory: productFields.menuSubcategory.optional(),
});

export const changeProductsSchema = z.object({
  changes: z
    .array(bulkChange)
    .min(1, 'Please choose at least one product.')
    .max(MOST_AT_ONCE, `Please choose at most ${MOST_AT_ONCE} products at once.`)
    .refine(
      (changes) => new Set(changes.map(({ _id }) => _id)).size === changes.length,
      'A product is named twice.',
    ),
});
export type BulkChange = z.infer<typeof bulkChange>;
