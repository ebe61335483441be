import { failure } from '../errors.ts';

/** What several operations on categories refuse alike. */
export function categoryNameTaken(name: string) {
  const message = `A category named ${name} exists already.`;
  return failure('NAME_TAKEN', message, { fields: { name: message } });
}

/** @param field of the call that gave the name */
export function subcategoryNameTaken(name: string, field: 'subcategory' | 'newSubcategoryName') {
  const message = `This category has a subcategory named ${name} already.`;
  return failure('NAME_TAKEN', message, { fields: { [field]: message } });
}

export function noSuchCategory() {
  return failure('NOT_FOUND', 'This category does not exist.');
}

export function noSuchSubcategory() {
  return failure('NOT_FOUND', 'This subcategory does not exist.');
}

/** Products are in the way of a removal: how many, and the question where they go. */
export function hasProducts(name: string, count: number) {
  const products = count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`;
  return failure('HAS_PRODUCTS', `${name} has ${products}. Choose where they go.`, { data: { count } });
}
