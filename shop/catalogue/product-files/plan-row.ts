import { toPaisa } from '../../money.ts';
import { type CategoryPath, categoryPathOf } from '../categories/find-category-path.ts';
import { type MenuPath, menuPathOf, NO_MENU_PATH } from '../categories/find-menu-path.ts';
import { toBasisPoints } from '../pricing/rules.ts';
import { isChange, type LockedProduct, type ProductState } from '../products/write-products.ts';
import { isSection, menuCategoryProblem, nameKey } from '../rules.ts';
import type { CategoryPaths } from './read-category-paths.ts';
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
  categoryPaths: CategoryPaths,
): Plan {
  const product = row._id === undefined ? undefined : products.get(row._id);
  if (row._id !== undefined && !product) return { kind: 'problem', column: '_id', message: GONE };
  const categoryPath = findCategoryPath(row, product?.state, categoryPaths);
  if ('message' in categoryPath) return { kind: 'problem', ...categoryPath };
  const menuPath = findMenuPath(row, product?.state, categoryPath, categoryPaths);
  if ('message' in menuPath) return { kind: 'problem', ...menuPath };
  const foreign = row.photos?.some((photo) => !product?.state.photos.includes(photo));
  if (foreign) return { kind: 'problem', column: 'photos', message: FOREIGN_PHOTO };
  const after = { ...BLANK, ...product?.state, ...categoryPath, ...menuPath, ...statedFields(row) };
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

/** Where the row files its product. One that stays where it is needs no subcategory, though others do. */
function findCategoryPath(
  row: CheckedRow,
  state: ProductState | undefined,
  categoryPaths: CategoryPaths,
): CategoryPath | { column: Column; message: string } {
  const category = row.category ?? state?.categoryName ?? '';
  const shelf = categoryPaths.get(nameKey(category));
  if (!shelf) return { column: 'category', message: `There is no category named ${category}.` };
  const stays = state?.categoryId === shelf.id;
  const subcategory =
    row.subcategory === undefined ? (stays ? state.subcategoryName : null) : row.subcategory;
  if (stays && nameKey(subcategory ?? '') === nameKey(state.subcategoryName ?? ''))
    return categoryPathOf(state);
  const found = shelf.subcategories.get(nameKey(subcategory ?? ''));
  if (subcategory === null ? shelf.subcategories.size > 0 : !found) {
    const message =
      subcategory === null
        ? `Please name one of the subcategories of ${shelf.name}.`
        : `${shelf.name} has no subcategory named ${subcategory}.`;
    return { column: 'subcategory', message };
  }
  return {
    categoryId: shelf.id,
    categoryName: shelf.name,
    subcategoryId: found?.id ?? null,
    subcategoryName: found?.name ?? null,
  };
}

/** Where the row has the menus show its product. One that leaves the sections is in the menus by its own category. */
function findMenuPath(
  row: CheckedRow,
  state: ProductState | undefined,
  { categoryId, categoryName }: CategoryPath,
  categoryPaths: CategoryPaths,
): MenuPath | { column: Column; message: string } {
  const stays = state?.categoryId === categoryId;
  const kept = stays || (isSection(categoryName) && categoryId !== state?.menuCategoryId);
  const before = state && kept ? menuPathOf(state) : NO_MENU_PATH;
  const category = row.menuCategory === undefined ? before.menuCategoryName : row.menuCategory;
  const sameCategory = nameKey(category ?? '') === nameKey(before.menuCategoryName ?? '');
  const sameSubcategory = sameCategory ? before.menuSubcategoryName : null;
  const subcategory = row.menuSubcategory === undefined ? sameSubcategory : row.menuSubcategory;
  if (sameCategory && nameKey(subcategory ?? '') === nameKey(before.menuSubcategoryName ?? '')) return before;
  if (category === null) {
    if (subcategory === null) return NO_MENU_PATH;
    return { column: 'menuSubcategory', message: 'Please name the category of the menus too.' };
  }
  const shelf = categoryPaths.get(nameKey(category));
  if (!shelf) return { column: 'menuCategory', message: `There is no category named ${category}.` };
  const problem = menuCategoryProblem(categoryName, shelf.name);
  if (problem !== null) return { column: 'menuCategory', message: problem };
  const found = subcategory === null ? null : shelf.subcategories.get(nameKey(subcategory));
  if (found === undefined) {
    return {
      column: 'menuSubcategory',
      message: `${shelf.name} has no subcategory named ${subcategory}.`,
    };
  }
  return {
    menuCategoryId: shelf.id,
    menuCategoryName: shelf.name,
    menuSubcategoryId: found?.id ?? null,
    menuSubcategoryName: found?.name ?? null,
  };
}
