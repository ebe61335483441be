import { requiredText } from '../../fields/schemas.ts';
import { idSchema, seenVersion } from '../../identity.ts';
import { z } from '../../zod.ts';

export const NAME_MISSING = 'Name is required';

const categoryName = requiredText(NAME_MISSING, 80);

/** Fields of a category that products have, too. */
export const categoryFields = { name: categoryName };

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
