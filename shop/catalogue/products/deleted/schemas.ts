import { idSchema, seenVersion } from '../../../identity.ts';
import { z } from '../../../zod.ts';
import { MOST_AT_ONCE } from '../rules.ts';

const NONE = 'Please choose at least one product.';
const TOO_MANY = `Please choose at most ${MOST_AT_ONCE} products at once.`;
const TWICE = 'A product is named twice.';

export const deleteProductsSchema = z.object({
  products: z
    .array(z.object({ _id: idSchema, version: seenVersion }))
    .min(1, NONE)
    .max(MOST_AT_ONCE, TOO_MANY)
    .refine((products) => new Set(products.map(({ _id }) => _id)).size === products.length, TWICE),
});
export type DeleteProducts = z.infer<typeof deleteProductsSchema>['products'];

export const restoreProductsSchema = z.object({
  ids: z
    .array(idSchema)
    .min(1, NONE)
    .max(MOST_AT_ONCE, TOO_MANY)
    .refine((ids) => new Set(ids).size === ids.length, TWICE),
});

export const listDeletedSchema = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) });
