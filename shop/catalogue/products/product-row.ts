import type { Row } from '../../../database/tables.ts';
import { toPaisa, toRupees } from '../../money.ts';
import type { CategoryPath, FurtherPlace, MenuPath } from '../categories/rules.ts';
import { toBasisPoints, toPercent } from '../pricing/rules.ts';
import { type ProductOption, toCentimetres, toMillimetres } from './rules.ts';
import type { CreateProduct } from './schemas.ts';

/** What staff may change of a product: columns of its row, with the names of its categories. */
export interface ProductFields
  extends Pick<
      Row<'products'>,
      | 'name'
      | 'title'
      | 'description'
      | 'price_paisa'
      | 'own_discount_basis_points'
      | 'shipping'
      | 'photos'
      | 'sku'
      | 'barcode'
      | 'status'
      | 'brand'
      | 'weight_grams'
      | 'length_mm'
      | 'width_mm'
      | 'height_mm'
      | 'variant_of'
      | 'option_values'
    >,
    Pick<Row<'stock'>, 'quantity'>,
    CategoryPath,
    MenuPath {
  /** Where it is listed besides. */
  also_in: FurtherPlace[];
  /** Of a product that has variants; a variant has `option_values` instead. */
  options: ProductOption[];
}

/** A new product as long as nothing is said about it. */
export const BLANK_PRODUCT: Omit<
  ProductFields,
  'name' | 'description' | 'price_paisa' | 'quantity' | 'shipping' | keyof CategoryPath | keyof MenuPath
> = {
  title: '',
  own_discount_basis_points: 0,
  photos: [],
  sku: null,
  barcode: null,
  status: 'published',
  brand: '',
  weight_grams: null,
  length_mm: null,
  width_mm: null,
  height_mm: null,
  variant_of: null,
  options: [],
  option_values: [],
  also_in: [],
};

/** A product as its row says it. */
export interface ProductRow extends ProductFields, Pick<Row<'products'>, 'id' | 'version'> {}

/** Where a product is listed besides, in a word that two can be compared by. */
export const placesOf = ({ also_in }: ProductFields) =>
  also_in
    .map(({ category_id, subcategory_id }) => `${category_id} ${subcategory_id ?? ''}`)
    .sort()
    .join();

/** The columns that are written: what names categories, further places and the product of a variant are none of them. */
export function toColumns(fields: ProductFields) {
  const { category_name, subcategory_name, menu_category_name, menu_subcategory_name, ...own } = fields;
  const { also_in, variant_of, option_values, ...columns } = own;
  return columns;
}

type StatedField = Exclude<
  keyof CreateProduct,
  'category' | 'subcategory' | 'menuCategory' | 'menuSubcategory' | 'alsoIn'
>;

/** Takes what is left of an object where nothing may be: a field that is added and not handled is an error of types. */
export function nothingLeft(_unhandled: { [name: string]: never }): void {}

/** The columns that something is said about: price in rupees, discount in percent; undefined says nothing. */
export function statedColumns(
  stated: { [Field in StatedField]?: CreateProduct[Field] | undefined },
): Partial<Omit<ProductFields, keyof (CategoryPath & MenuPath) | 'also_in'>> {
  const { name, title, description, price, discount, quantity, shipping, photos, ...more } = stated;
  const { sku, barcode, status, brand, weightGrams, lengthCm, widthCm, heightCm, ...unhandled } = more;
  nothingLeft(unhandled);
  return {
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(price !== undefined && { price_paisa: toPaisa(price) }),
    ...(discount !== undefined && { own_discount_basis_points: toBasisPoints(discount) }),
    ...(quantity !== undefined && { quantity }),
    ...(shipping !== undefined && { shipping }),
    ...(photos !== undefined && { photos }),
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(status !== undefined && { status }),
    ...(brand !== undefined && { brand }),
    ...(weightGrams !== undefined && { weight_grams: weightGrams }),
    ...(lengthCm !== undefined && { length_mm: toMillimetres(lengthCm) }),
    ...(widthCm !== undefined && { width_mm: toMillimetres(widthCm) }),
    ...(heightCm !== undefined && { height_mm: toMillimetres(heightCm) }),
  };
}

type DescribedField = keyof CreateProduct | 'variantOf' | 'options' | 'optionValues';

/** A product in the words of the screens, for the audit log. */
export function describeProduct(product: ProductFields): Record<DescribedField, unknown> {
  return {
    name: product.name,
    title: product.title,
    description: product.description,
    price: toRupees(product.price_paisa),
    discount: toPercent(product.own_discount_basis_points),
    quantity: product.quantity,
    shipping: product.shipping,
    category: product.category_name,
    subcategory: product.subcategory_name,
    menuCategory: product.menu_category_name,
    menuSubcategory: product.menu_subcategory_name,
    photos: product.photos,
    sku: product.sku,
    barcode: product.barcode,
    status: product.status,
    brand: product.brand,
    weightGrams: product.weight_grams,
    lengthCm: toCentimetres(product.length_mm),
    widthCm: toCentimetres(product.width_mm),
    heightCm: toCentimetres(product.height_mm),
    alsoIn: product.also_in
      .map(({ category_name, subcategory_name }) =>
        [category_name, subcategory_name].filter(Boolean).join(' › '),
      )
      .sort(),
    variantOf: product.variant_of,
    options: product.options,
    optionValues: product.option_values,
  };
}

/** The fields that differ, in the words of the screens, as they are in each of two. */
export function difference(before: ProductFields, after: ProductFields) {
  const was: Record<string, unknown> = describeProduct(before);
  const is: Record<string, unknown> = describeProduct(after);
  const names = Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  // The log names categories as people do; a move between two that are called the same is still one.
  if (before.subcategory_id !== after.subcategory_id && !names.includes('subcategory'))
    names.push('subcategory');
  if (before.menu_subcategory_id !== after.menu_subcategory_id && !names.includes('menuSubcategory'))
    names.push('menuSubcategory');
  if (placesOf(before) !== placesOf(after) && !names.includes('alsoIn')) names.push('alsoIn');
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(was), after: pick(is) };
}
