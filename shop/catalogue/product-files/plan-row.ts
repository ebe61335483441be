import { toPaisa } from '../../money.ts';
import { toBasisPoints } from '../pricing/rules.ts';
import { isChange, type LockedProduct, type ProductState } from '../products/write-products.ts';
import {
  type CategoryPath,
  categoryPathIn,
  keptCategoryPath,
  keptMenuPath,
  type MenuPath,
  menuPathIn,
  nameKey,
  type PathProblem,
  staysIn,
} from '../rules.ts';
import type { FilingCategories } from './read-category-paths.ts';
import type { Column } from './rules.ts';
import type { CheckedRow } from './schemas.ts';

/** What a row asks for: a product as it is to be, or what is in the way. */
export type Plan =
  | { kind: 'created'; after: ProductState }
  | { kind: 'changed' | 'unchanged'; product: LockedProduct; after: ProductState }
  | { kind: 'problem'; column: Column; message: string };

const GONE = 'There is no product with this id.';
const STALE = 'Staff changed this product after the file was saved. Export it again.';
const FOREIGN_PHOTO = 'Pictures are added in the product’s form; here they can only be ordered or left out.';

/** A new product as long as nothing is said about it. */
const BLANK = { title: '', discountBasisPoints: 0, photos: [] } as const;

/**
 * Plans what a checked row asks for.
 * @param products those that the rows name, by id
 */
export function planRow(
  row: CheckedRow,
  products: ReadonlyMap<string, LockedProduct>,
  categories: FilingCategories,
): Plan {
  const product = row._id === undefined ? undefined : products.get(row._id);
  if (row._id !== undefined && !product) return { kind: 'problem', column: '_id', message: GONE };
  const path = findCategoryPath(row, product?.state, categories);
  if ('message' in path) return { kind: 'problem', ...path };
  const menuPath = findMenuPath(row, product?.state, path, categories);
  if ('message' in menuPath) return { kind: 'problem', ...menuPath };
  const foreign = row.photos?.some((photo) => !product?.state.photos.includes(photo));
  if (foreign) return { kind: 'problem', column: 'photos', message: FOREIGN_PHOTO };
  const after = { ...BLANK, ...product?.state, ...path, ...menuPath, ...statedFields(row) };
  if (!isWhole(after)) throw new Error('A row was taken for a new product that says too little about it.');
  if (after.title === '') after.title = after.name;
  if (!product) return { kind: 'created', after };
  if (!isChange({ product, after })) return { kind: 'unchanged', product, after };
  if (row.version !== undefined && row.version !== product.version) {
    return { kind: 'problem', column: 'version', message: STALE };
  }
  return { kind: 'changed', product, after };
}

type Stated = Partial<Omit<ProductState, keyof (CategoryPath & MenuPath)>>;

/** What the row says itself; a column that is not there says nothing. */
function statedFields(row: CheckedRow): Stated {
  return {
    ...(row.name !== undefined && { name: row.name }),
    ...(row.title !== undefined && { title: row.title }),
    ...(row.description !== undefined && { description: row.description }),
    ...(row.price !== undefined && { pricePaisa: toPaisa(row.price) }),
    ...(row.discount !== undefined && { discountBasisPoints: toBasisPoints(row.discount) }),
    ...(row.quantity !== undefined && { quantity: row.quantity }),
    ...(row.shipping !== undefined && { shipping: row.shipping }),
    ...(row.photos !== undefined && { photos: row.photos }),
  };
}

function isWhole(state: Stated & CategoryPath & MenuPath): state is ProductState {
  const { name, description, pricePaisa, quantity, shipping } = state;
  return [name, description, pricePaisa, quantity, shipping].every((field) => field !== undefined);
}

type RowProblem = { column: Column; message: string };

/** Where the row files its product. */
function findCategoryPath(
  row: CheckedRow,
  before: ProductState | undefined,
  categories: FilingCategories,
): CategoryPath | RowProblem {
  const name = row.category ?? before?.categoryName ?? '';
  const category = categories.get(nameKey(name));
  if (!category) return { column: 'category', message: `There is no category named ${name}.` };
  const path =
    keptCategoryPath(before, category.id, row.subcategory) ??
    categoryPathIn(category, row.subcategory ?? null);
  return 'reason' in path ? explain(path, category.name, row.subcategory) : path;
}

/** Where the row has the menus show its product. */
function findMenuPath(
  row: CheckedRow,
  before: ProductState | undefined,
  path: CategoryPath,
  categories: FilingCategories,
): MenuPath | RowProblem {
  const kept = keptMenuPath(before, path);
  const name = row.menuCategory === undefined ? kept.menuCategoryName : row.menuCategory;
  const category = name === null ? null : categories.get(nameKey(name));
  if (category === undefined)
    return { column: 'menuCategory', message: `There is no category named ${name}.` };
  const now = { categoryId: kept.menuCategoryId, subcategoryName: kept.menuSubcategoryName };
  if (staysIn(now, category?.id ?? null, row.menuSubcategory)) return kept;
  const menuPath = menuPathIn(path.categoryName, category, row.menuSubcategory ?? null);
  return 'reason' in menuPath ? explain(menuPath, category?.name, row.menuSubcategory) : menuPath;
}

/** What is wrong with a path, as whoever looks at the file understands it. */
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
