import {
  besidesOwn,
  type CategoryPath,
  categoryPathIn,
  type MenuPath,
  menuPathIn,
  nameKey,
  type PathProblem,
  staysIn,
  unchangedCategoryPath,
  unchangedMenuPath,
} from '../categories/rules.ts';
import { isChange, type ProductFields, type ProductRow, statedColumns } from '../products/write-products.ts';
import type { FilingCategories } from './read-category-paths.ts';
import type { Column } from './rules.ts';
import type { CheckedRow } from './schemas.ts';

/** What a row asks for: a product as it is to be, or what is in the way. */
export type Plan =
  | { kind: 'created'; after: ProductFields }
  | { kind: 'changed' | 'unchanged'; product: ProductRow; after: ProductFields }
  | { kind: 'problem'; column: Column; message: string };

const GONE = 'There is no product with this id.';
const STALE = 'Staff changed this product after the file was saved. Export it again.';
const FOREIGN_PHOTO = 'Pictures are added in the product’s form; here they can only be ordered or left out.';

/** A new product as long as nothing is said about it. */
const BLANK: Omit<
  ProductFields,
  keyof (CategoryPath & MenuPath) | 'name' | 'description' | 'price_paisa' | 'quantity' | 'shipping'
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
  also_in: [],
};

/** Plans what a checked row asks for. @param products those that the rows name, by id */
export function planRow(
  row: CheckedRow,
  products: ReadonlyMap<string, ProductRow>,
  categories: FilingCategories,
): Plan {
  const product = row._id === undefined ? undefined : products.get(row._id);
  if (row._id !== undefined && !product) return { kind: 'problem', column: '_id', message: GONE };
  const path = findCategoryPath(row, product, categories);
  if ('message' in path) return { kind: 'problem', ...path };
  const menuPath = findMenuPath(row, product, path, categories);
  if ('message' in menuPath) return { kind: 'problem', ...menuPath };
  const foreign = row.photos?.some((photo) => !product?.photos.includes(photo));
  if (foreign) return { kind: 'problem', column: 'photos', message: FOREIGN_PHOTO };
  const after = { ...BLANK, ...product, ...path, ...menuPath, ...statedColumns(row) };
  if (!isWhole(after)) throw new Error('A row was taken for a new product that says too little about it.');
  if (after.title === '') after.title = after.name;
  after.also_in = besidesOwn(after.also_in, after);
  if (!product) return { kind: 'created', after };
  if (!isChange({ product, after })) return { kind: 'unchanged', product, after };
  if (row.version !== undefined && row.version !== product.version) {
    return { kind: 'problem', column: 'version', message: STALE };
  }
  return { kind: 'changed', product, after };
}

function isWhole(fields: Partial<ProductFields>): fields is ProductFields {
  const { name, description, price_paisa, quantity, shipping } = fields;
  return [name, description, price_paisa, quantity, shipping].every((field) => field !== undefined);
}

type RowProblem = { column: Column; message: string };

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
