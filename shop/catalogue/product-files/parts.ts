import { z } from '../../zod.ts';
import { nothingLeft, type ProductFields } from '../products/product-row.ts';
import { PRODUCT_STATUSES, SHIPPING_CHOICES } from '../products/rules.ts';

const place = z.object({ category_id: z.string(), subcategory_id: z.string().nullable() });
const measure = z.number().nullable();

/**
 * The parts of a product that an import changes and its undo puts back, each for itself. Each is what its columns say,
 * without the names of categories, which others may change.
 */
const parts = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  price: z.number(),
  discount: z.number(),
  quantity: z.number(),
  shipping: z.enum(SHIPPING_CHOICES),
  category: place,
  menuCategory: z.object({ category_id: z.string().nullable(), subcategory_id: z.string().nullable() }),
  photos: z.array(z.string()),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  status: z.enum(PRODUCT_STATUSES),
  brand: z.string(),
  weight: measure,
  length: measure,
  width: measure,
  height: measure,
  categories: z.array(place),
  variants: z.object({
    variant_of: z.string().nullable(),
    option_values: z.array(z.string()),
    options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  }),
});
type Parts = z.infer<typeof parts>;
export type Part = keyof Parts;
export const PARTS = parts.keyof().options;

/** As they are stored with an import: those that it changed. */
export const somePartsSchema = parts.partial();
export type SomeParts = z.infer<typeof somePartsSchema>;

export function partsOf(product: ProductFields): Parts {
  const { name, title, description, quantity, shipping, photos, sku, barcode, status, brand, ...others } =
    product;
  const { price_paisa, own_discount_basis_points, weight_grams, length_mm, width_mm, height_mm, ...places } =
    others;
  const { category_id, subcategory_id, menu_category_id, menu_subcategory_id, also_in, ...rest } = places;
  const { variant_of, option_values, options, ...names } = rest;
  const { category_name, subcategory_name, menu_category_name, menu_subcategory_name, ...unhandled } = names;
  nothingLeft(unhandled);
  return {
    name,
    title,
    description,
    price: price_paisa,
    discount: own_discount_basis_points,
    quantity,
    shipping,
    category: { category_id, subcategory_id },
    menuCategory: { category_id: menu_category_id, subcategory_id: menu_subcategory_id },
    photos,
    sku,
    barcode,
    status,
    brand,
    weight: weight_grams,
    length: length_mm,
    width: width_mm,
    height: height_mm,
    categories: also_in
      .map((one) => ({ category_id: one.category_id, subcategory_id: one.subcategory_id }))
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
    variants: {
      variant_of,
      option_values,
      options: options.map(({ name, values }) => ({ name, values })),
    },
  };
}

/** Whether a part says the same in both. What was stored is read by the schema, and so in the order of `partsOf`. */
export function isSamePart(part: Part, one: SomeParts, other: SomeParts): boolean {
  return JSON.stringify(one[part]) === JSON.stringify(other[part]);
}

/** The parts that differ, as they are in each of two. */
export function differingParts(before: ProductFields, after: ProductFields) {
  const [was, is] = [partsOf(before), partsOf(after)];
  const names = PARTS.filter((part) => !isSamePart(part, was, is));
  const pick = (from: Parts): SomeParts => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(was), after: pick(is) };
}
