import { filterText } from '../../filters.ts';
import { idSchema } from '../../identity.ts';
import { z } from '../../zod.ts';
import { productFields, seenVersion } from '../schemas.ts';
import { LONGEST_QUERY } from '../search/rules.ts';
import {
  LARGEST_STAFF_PAGE,
  MOST_AT_ONCE,
  PRODUCT_SORTS,
  readNumber,
  STAFF_PAGE_SIZE,
  STOCK_FILTERS,
} from './rules.ts';

/** A number that comes as text: of a form, of a file. An empty text is no number, and not 0. */
export const numberText = (number: z.ZodType<number, number>) =>
  z.preprocess(
    (text) => (typeof text === 'string' ? (text.trim() === '' ? undefined : readNumber(text)) : text),
    number,
  );

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
};

const photos = productFields.photos.min(1, NO_PHOTO);

/** The parts of POST /api/v1/products/create, the pictures as addresses. */
export const createProductFormSchema = z.object({
  ...productTexts,
  subcategory: subcategoryText.default(null),
  menuCategory: menuCategoryText.default(null),
  menuSubcategory: subcategoryText.default(null),
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

export const staffListSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(LARGEST_STAFF_PAGE).default(STAFF_PAGE_SIZE),
  sort: z.enum(PRODUCT_SORTS).default('-added'),
  search: z
    .string()
    .trim()
    .max(LONGEST_QUERY, `A search has at most ${LONGEST_QUERY} characters.`)
    .default(''),
  category: idSchema.optional(),
  subcategory: filterText(80).optional(),
  menus: z.enum(['none']).optional().meta({ description: 'none for what no category of the menus shows' }),
  stock: z.enum(STOCK_FILTERS).optional(),
  discounted: z.enum(['1', '0']).optional(),
});
export type StaffList = z.infer<typeof staffListSchema>;
