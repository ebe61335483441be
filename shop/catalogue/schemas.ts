import { optionalText, paragraph, requiredText } from '../fields/schemas.ts';
import { idSchema } from '../identity.ts';
import { z } from '../zod.ts';
import { SHIPPING_CHOICES } from './rules.ts';

const NAME_MISSING = 'Name is required';

const categoryName = requiredText(NAME_MISSING, 80);

/** The version of a record that its changer had in view; without one nothing is compared. */
export const seenVersion = z.coerce
  .number({ error: 'This is not a version.' })
  .int('This is not a version.')
  .min(1, 'This is not a version.')
  .optional();

/** A subcategory by its name, or as it is stored, with the count of its products. */
const namedSubcategory = z.preprocess(
  (one) => (typeof one === 'object' && one !== null && 'name' in one ? one.name : one),
  categoryName.meta({ description: 'The name, or { name, count }' }),
);

/** The body of POST /api/v1/categories. Counts may come along; they are computed here, not believed (R213). */
export const createCategorySchema = z.object({
  name: categoryName,
  subcategories: z.array(namedSubcategory).max(100, 'A category has at most 100 subcategories.').default([]),
});
export type CreateCategory = z.infer<typeof createCategorySchema>;

/** What the form of a new category checks by itself: nothing, since the server says what is wrong with a name. */
export const nameFormSchema = z.object({ name: z.string().trim() });

export const renameCategorySchema = z.object({ name: categoryName, version: seenVersion });
export type RenameCategory = z.infer<typeof renameCategorySchema>;

/** The body of PUT /api/v1/categories/order: every category, the first of the menu first. */
export const orderCategoriesSchema = z.object({
  ids: z.array(idSchema).max(1000, 'These are too many categories.'),
});

export const addSubcategorySchema = z.object({ subcategory: categoryName, version: seenVersion });
export type AddSubcategory = z.infer<typeof addSubcategorySchema>;

export const renameSubcategorySchema = z.object({ newSubcategoryName: categoryName, version: seenVersion });
export type RenameSubcategory = z.infer<typeof renameSubcategorySchema>;

/** Which of a category's subcategories a call means: its place in the list, from 0. */
export const subcategoryIndex = z.coerce
  .number({ error: 'This is not the number of a subcategory.' })
  .int('This is not the number of a subcategory.')
  .min(0, 'This is not the number of a subcategory.');

/** Whether a category or subcategory that has products may go, and where to these go. */
export const removalSchema = z.object({
  moveToCategory: idSchema.optional().meta({ description: 'Id of the category that the products go to' }),
  moveToSubcategory: categoryName.optional().meta({ description: 'Name of its subcategory, if any' }),
  version: seenVersion,
});
export type Removal = z.infer<typeof removalSchema>;

/** The most pictures of a product, and the largest of each in bytes. */
export const MOST_PHOTOS = 8;
export const LARGEST_PHOTO = 10 * 1024 * 1024;

export const TOO_MANY_PHOTOS = `A product has at most ${MOST_PHOTOS} pictures.`;

const TWO_DECIMALS = 'Please use at most two decimals.';

/** The fields of a product (R69, R165): rupees with at most two decimals, percent likewise. */
export const productFields = {
  category: z.uuid({ error: 'Please choose a category.' }),
  subcategory: categoryName.nullable(),
  menuCategory: z
    .uuid({ error: 'Please choose a category.' })
    .nullable()
    .meta({ description: 'Only beside a section: id of the category that the menus show it in' }),
  menuSubcategory: categoryName.nullable().meta({ description: 'Name of a subcategory of that, if any' }),
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
};
