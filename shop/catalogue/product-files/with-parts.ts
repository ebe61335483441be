import type { FilingCategory, FurtherPlace } from '../categories/rules.ts';
import type { ProductFields, ProductRow } from '../products/product-row.ts';
import type { SomeParts } from './parts.ts';

/** A product with parts as they were. @param categories by id; those of the parts are among them */
export function withParts(
  product: ProductRow,
  {
    price,
    discount,
    weight,
    length,
    width,
    height,
    category,
    menuCategory,
    categories: further,
    variants,
    ...same
  }: SomeParts,
  categories: ReadonlyMap<string, FilingCategory>,
): ProductFields {
  return {
    ...product,
    ...same,
    ...(price !== undefined && { price_paisa: price }),
    ...(discount !== undefined && { own_discount_basis_points: discount }),
    ...(weight !== undefined && { weight_grams: weight }),
    ...(length !== undefined && { length_mm: length }),
    ...(width !== undefined && { width_mm: width }),
    ...(height !== undefined && { height_mm: height }),
    ...(category && { ...category, ...namesOf(category, categories) }),
    ...(menuCategory && menuPathOf(menuCategory, categories)),
    ...(further && {
      also_in: further.map((place): FurtherPlace => ({ ...place, ...namesOf(place, categories) })),
    }),
    ...variants,
  };
}

interface Place {
  category_id: string | null;
  subcategory_id: string | null;
}

function namesOf({ category_id, subcategory_id }: Place, categories: ReadonlyMap<string, FilingCategory>) {
  const category = categories.get(category_id ?? '');
  const subcategory = [...(category?.subcategories.values() ?? [])].find(({ id }) => id === subcategory_id);
  return { category_name: category?.name ?? '', subcategory_name: subcategory?.name ?? null };
}

function menuPathOf(place: Place, categories: ReadonlyMap<string, FilingCategory>) {
  const { category_name, subcategory_name } = namesOf(place, categories);
  return {
    menu_category_id: place.category_id,
    menu_category_name: place.category_id === null ? null : category_name,
    menu_subcategory_id: place.subcategory_id,
    menu_subcategory_name: subcategory_name,
  };
}
