import { nullableNumberText, numberText } from '../../fields/numbers/schemas.ts';
import { optionalText, paragraph, requiredText } from '../../fields/schemas.ts';
import { idSchema, isId, seenVersion } from '../../identity.ts';
import { z } from '../../zod.ts';
import { MOST_FURTHER_PLACES } from '../categories/rules.ts';
import { categoryFields, NAME_MISSING } from '../categories/schemas.ts';
import {
  HEAVIEST_GRAMS,
  LONGEST_BRAND,
  LONGEST_CM,
  LONGEST_NAME,
  MOST_AT_ONCE,
  PRODUCT_STATUSES,
  SHIPPING_CHOICES,
} from './rules.ts';

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

const centimetres = z
  .number({ error: 'Please enter centimetres, for example 12.5.' })
  .min(0.1, 'Please enter at least 0.1 cm.')
  .max(LONGEST_CM, `Please enter at most ${LONGEST_CM.toLocaleString('en-US')} cm.`)
  .multipleOf(0.1, 'Please use at most one decimal.');

/** One of the further places of a product: id of a category, and the name of a subcategory of it, if any. */
const furtherPlace = z.object({
  category: z.uuid({ error: 'Please choose a category.' }),
  subcategory: categoryFields.name.nullable(),
});

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
  name: requiredText(NAME_MISSING, LONGEST_NAME),
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
  status: z.enum(PRODUCT_STATUSES, 'Please choose draft, published, hidden or archived.'),
  brand: optionalText(LONGEST_BRAND),
  weightGrams: z
    .number({ error: 'Please enter grams, for example 450.' })
    .int('The weight has to be in whole grams.')
    .min(1, 'The weight has to be at least 1 g.')
    .max(HEAVIEST_GRAMS, `The weight can be at most ${HEAVIEST_GRAMS.toLocaleString('en-US')} g.`),
  lengthCm: centimetres,
  widthCm: centimetres,
  heightCm: centimetres,
  alsoIn: z
    .array(furtherPlace)
    .max(MOST_FURTHER_PLACES, `A product is listed in at most ${MOST_FURTHER_PLACES} further categories.`)
    .refine(
      (places) =>
        new Set(places.map(({ category, subcategory }) => `${category} ${subcategory?.toLowerCase() ?? ''}`))
          .size === places.length,
      'A category is named twice.',
    ),
};

export const emptyIsNull = (text: unknown) => (text === '' ? null : text);

const subcategoryText = z.preprocess(emptyIsNull, productFields.subcategory);
const menuCategoryText = z.preprocess(emptyIsNull, productFields.menuCategory);

/** Further places as a form sends them: a line for each, the id of the category and behind a space the subcategory's name. */
const alsoInText = z
  .string()
  .max(5000, 'This is too long.')
  .transform((text, context) => {
    const places = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [category = '', ...name] = line.trim().split(' ');
        return { category, subcategory: name.join(' ') || null };
      });
    if (places.some(({ category }) => !isId(category))) {
      context.addIssue({ code: 'custom', message: 'Please choose a category.' });
      return z.NEVER;
    }
    return places;
  })
  .pipe(productFields.alsoIn)
  .meta({
    description: 'Lines, each the id of a category, and behind a space the name of a subcategory, if any',
  });

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
  status: productFields.status,
  brand: productFields.brand,
  weightGrams: nullableNumberText(productFields.weightGrams),
  lengthCm: nullableNumberText(productFields.lengthCm),
  widthCm: nullableNumberText(productFields.widthCm),
  heightCm: nullableNumberText(productFields.heightCm),
  alsoIn: alsoInText,
} satisfies Record<Exclude<keyof typeof productFields, 'discount' | 'photos'>, z.ZodType>;

type WithDefault<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends z.ZodDefault ? Name : never;
}[keyof Fields];

/** Their defaults would empty what a change does not send. */
const withoutDefaults = {
  title: productFields.title.unwrap(),
  brand: productFields.brand.unwrap(),
} satisfies Record<WithDefault<typeof productTexts>, z.ZodType>;

const photos = productFields.photos.min(1, NO_PHOTO);

/** The parts of POST /api/v1/products/create, the pictures as addresses. */
export const createProductFormSchema = z.object({
  ...productTexts,
  subcategory: subcategoryText.default(null),
  menuCategory: menuCategoryText.default(null),
  menuSubcategory: subcategoryText.default(null),
  sku: codeText.default(null),
  barcode: codeText.default(null),
  status: productFields.status.default('published'),
  weightGrams: productTexts.weightGrams.default(null),
  lengthCm: productTexts.lengthCm.default(null),
  widthCm: productTexts.widthCm.default(null),
  heightCm: productTexts.heightCm.default(null),
  alsoIn: alsoInText.default([]),
  discount: z.preprocess(
    (text) => (text === undefined || (typeof text === 'string' && text.trim() === '') ? '0' : text),
    numberText(productFields.discount),
  ),
  photos: z.array(z.string(), NO_PHOTO).pipe(photos),
});
export type CreateProduct = z.infer<typeof createProductFormSchema>;

/** The parts of PUT /api/v1/products/{id}: what is not sent stays as it is. */
export const changeProductFormSchema = z.object({
  ...z.object({ ...productTexts, ...withoutDefaults }).partial().shape,
  discount: numberText(productFields.discount).optional(),
  photos: photos.optional(),
  version: seenVersion,
  seenQuantity: numberText(productFields.quantity)
    .optional()
    .meta({ description: 'The stock that the changer had in view; refused when it is another by now' }),
});
export type ChangeProduct = z.infer<typeof changeProductFormSchema>;

/** One product of a bulk change: its new discount, place or status. */
const bulkChange = z.object({
  _id: idSchema,
  version: seenVersion,
  discount: productFields.discount.optional(),
  category: productFields.category.optional(),
  subcategory: productFields.subcategory.optional(),
  menuCategory: productFields.menuCategory.optional(),
  menuSubcategory: productFields.menuSubcategory.optional(),
  status: productFields.status.optional(),
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
