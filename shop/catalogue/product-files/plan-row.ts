import {
  besidesOwn,
  type CategoryPath,
  categoryPathIn,
  type FurtherPlace,
  type MenuPath,
  menuPathIn,
  nameKey,
  type PathProblem,
  staysIn,
  unchangedCategoryPath,
  unchangedMenuPath,
} from '../categories/rules.ts';
import type { NewProduct } from '../products/insert-products.ts';
import {
  BLANK_PRODUCT,
  type ProductFields,
  type ProductRow,
  statedColumns,
} from '../products/product-row.ts';
import { isChange } from '../products/write-products.ts';
import type { FamilyPlace } from './plan-families.ts';
import type { RowProblem } from './problem-of.ts';
import type { FilingCategories } from './read-category-paths.ts';
import type { NewProductStatus } from './rules.ts';
import type { CheckedRow } from './schemas.ts';

/** What a row asks for: a product as it is to be, or what is in the way. */
export type Plan =
  | { kind: 'created'; after: NewProduct }
  | { kind: 'changed' | 'unchanged'; product: ProductRow; after: ProductFields }
  | ({ kind: 'problem' } & RowProblem);

const STALE = 'Staff changed this product after the file was saved. Export it again.';
const FOREIGN_PHOTO = 'Pictures are added in the product’s form; here they can only be ordered or left out.';

/** What a row is planned with besides its own cells. */
export interface RowContext {
  categories: FilingCategories;
  /** The product that the row is about; undefined for a new one. */
  product: ProductRow | undefined;
  /** Its place among variants; undefined where the file says nothing of them. */
  place: FamilyPlace | undefined;
  newStatus: NewProductStatus;
}

/** Plans what a checked row asks for. */
export function planRow(row: CheckedRow, { categories, product, place, newStatus }: RowContext): Plan {
  const path = findCategoryPath(row, product, categories);
  if ('message' in path) return { kind: 'problem', ...path };
  const menuPath = findMenuPath(row, product, path, categories);
  if ('message' in menuPath) return { kind: 'problem', ...menuPath };
  const further = findFurtherCategories(row, categories);
  if (further && 'message' in further) return { kind: 'problem', ...further };
  const foreign = row.photos?.some((photo) => !product?.photos.includes(photo));
  if (foreign) return { kind: 'problem', column: 'photos', message: FOREIGN_PHOTO };
  const { id, ...family } = place ?? {};
  const after = {
    ...BLANK_PRODUCT,
    status: newStatus,
    ...product,
    ...path,
    ...menuPath,
    ...statedColumns({
      ...row,
      weightGrams: row.weight,
      lengthCm: row.length,
      widthCm: row.width,
      heightCm: row.height,
    }),
    ...(further && { also_in: further }),
    ...family,
    ...saidElsewhere(product, place),
  };
  if (!isWhole(after)) throw new Error('A row was taken for a new product that says too little about it.');
  if (after.title === '') after.title = after.name;
  after.also_in = besidesOwn(after.also_in, after);
  if (!product) return { kind: 'created', after: { ...after, ...(id !== undefined && { id }) } };
  if (!isChange({ product, after })) return { kind: 'unchanged', product, after };
  if (row.version !== undefined && row.version !== product.version) {
    return { kind: 'problem', column: 'version', message: STALE };
  }
  return { kind: 'changed', product, after };
}

/**
 * What the file says in vain: what a product with options costs and how many there are is said by its variants, and a variant
 * shares what its product says (decision 117).
 */
function saidElsewhere(
  product: ProductRow | undefined,
  place: FamilyPlace | undefined,
): Partial<ProductFields> {
  const { options, variant_of } = place ?? product ?? { options: [], variant_of: null };
  if (options.length > 0) {
    if (!product) return { quantity: 0 };
    const { price_paisa, own_discount_basis_points, quantity } = product;
    return { price_paisa, own_discount_basis_points, quantity: product.options.length > 0 ? quantity : 0 };
  }
  if (variant_of === null || product?.variant_of !== variant_of) return {};
  const { id, version, price_paisa, own_discount_basis_points, quantity, sku, barcode, ...shared } = product;
  const { variant_of: _, options: __, option_values, ...all } = shared;
  return all;
}

function isWhole(fields: Partial<ProductFields>): fields is ProductFields {
  const { name, description, price_paisa, quantity, shipping } = fields;
  return [name, description, price_paisa, quantity, shipping].every((field) => field !== undefined);
}

function findCategoryPath(
  row: CheckedRow,
  before: ProductFields | undefined,
  categories: FilingCategories,
): CategoryPath | RowProblem {
  const name = row.category ?? before?.category_name ?? '';
  const category = categories.get(nameKey(name));
  if (!category) return { column: 'category', message: `There is no category named ${name}.` };
  const path =
    unchangedCategoryPath(before, category.id, row.subcategory) ??
    categoryPathIn(category, row.subcategory ?? null);
  return 'reason' in path ? explain(path, category.name, row.subcategory) : path;
}

function findMenuPath(
  row: CheckedRow,
  before: ProductFields | undefined,
  path: CategoryPath,
  categories: FilingCategories,
): MenuPath | RowProblem {
  const unchanged = unchangedMenuPath(before, path);
  const name = row.menuCategory === undefined ? unchanged.menu_category_name : row.menuCategory;
  const category = name === null ? null : categories.get(nameKey(name));
  if (category === undefined)
    return { column: 'menuCategory', message: `There is no category named ${name}.` };
  const now = { category_id: unchanged.menu_category_id, subcategory_name: unchanged.menu_subcategory_name };
  if (staysIn(now, category?.id ?? null, row.menuSubcategory)) return unchanged;
  const menuPath = menuPathIn(path.category_name, category, row.menuSubcategory ?? null);
  return 'reason' in menuPath ? explain(menuPath, category?.name, row.menuSubcategory) : menuPath;
}

function findFurtherCategories(
  { categories: places }: CheckedRow,
  categories: FilingCategories,
): FurtherPlace[] | RowProblem | undefined {
  if (places === undefined) return undefined;
  const found = new Map<string, FurtherPlace>();
  for (const { category: name, subcategory } of places) {
    const category = categories.get(nameKey(name));
    if (!category) return { column: 'categories', message: `There is no category named ${name}.` };
    const below = subcategory === null ? null : category.subcategories.get(nameKey(subcategory));
    if (below === undefined) {
      return { column: 'categories', message: `${category.name} has no subcategory named ${subcategory}.` };
    }
    found.set(`${category.id} ${below?.id}`, {
      category_id: category.id,
      category_name: category.name,
      subcategory_id: below?.id ?? null,
      subcategory_name: below?.name ?? null,
    });
  }
  return [...found.values()];
}

/** What is wrong with a path, as the reader of the file understands it. */
function explain(
  { field, reason, message }: PathProblem,
  category: string | undefined,
  subcategory: string | null | undefined,
): RowProblem {
  if (reason === 'clash') return { column: field, message };
  if (reason === 'unknown') {
    return { column: field, message: `${category} has no subcategory named ${subcategory}.` };
  }
  return field === 'subcategory'
    ? { column: field, message: `Please name one of the subcategories of ${category}.` }
    : { column: field, message: 'Please name the category of the menus too.' };
}
