import { failure, fieldFailure } from '../../errors.ts';

export function categoryNameTaken(name: string) {
  return fieldFailure('name', `A category named ${name} exists already.`, 'NAME_TAKEN');
}

/** @param field of the request that gave the name */
export function subcategoryNameTaken(name: string, field: 'subcategory' | 'newSubcategoryName') {
  return fieldFailure(field, `This category has a subcategory named ${name} already.`, 'NAME_TAKEN');
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
