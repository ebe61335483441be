import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import type { ApiResult } from '../../api.ts';
import type { Choices } from '../../forms/select.tsx';
import { requestAsStaff, type StaffRequest } from '../../staff/request-as-staff.ts';
import { useWrite } from '../../staff/use-write.ts';
import { showToast } from '../../ui/toast.ts';

/** Categories, to be chosen from. */
export function choicesOf(categories: readonly Category[]): Choices {
  return categories.map(({ _id, name }) => [_id, name]);
}

/** The names of the subcategories of one category; none while no category is chosen. */
export function subcategoriesOf(categories: readonly Category[], id: string): string[] {
  return categories.find(({ _id }) => _id === id)?.subcategories.map(({ name }) => name) ?? [];
}

/** A category, with its subcategory where there is one, as staff read it. */
export function categoryPathName(category: string, subcategory: string | null): string {
  return subcategory === null ? category : `${category} › ${subcategory}`;
}

/** All categories as they are now, for a `clientLoader`. That they could not be loaded is said here. */
export async function loadCategories({ request }: { request: Request }): Promise<ApiResult<Category[]>> {
  const result = await requestAsStaff<Category[]>('admin', '/api/v1/categories', { signal: request.signal });
  // Who is signed out is asked to sign in again.
  if (!result.ok && result.status !== 401)
    showToast('error', 'Error fetching categories', { about: 'categories' });
  return result;
}

/** Stores a category or a subcategory, and tells in a toast whether that worked. */
export function useSaveCategory() {
  const write = useWrite();
  /** @returns what is wrong, or null when it is stored */
  return async (path: string, request: StaffRequest, said: { done: string; failed: string }) => {
    const result = await write(`/api/v1/categories${path}`, request);
    showToast(result.ok ? 'success' : 'error', result.ok ? said.done : said.failed);
    return result.ok ? null : result.message;
  };
}

/** `1 product`, `12 products`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
