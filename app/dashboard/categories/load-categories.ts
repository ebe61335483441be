import type { Category } from '../../../shop/catalogue/responses.ts';
import type { ApiResult } from '../../api.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { showToast } from '../../ui/toast.ts';

/** All categories as they are now, for a `clientLoader`. That they could not be loaded is said here. */
export async function loadCategories(signal: AbortSignal): Promise<ApiResult<Category[]>> {
  const result = await requestAsStaff<Category[]>('admin', '/api/v1/categories', { signal });
  // Whoever is signed out is asked to sign in again.
  if (!result.ok && result.status !== 401)
    showToast('error', 'Error fetching categories', { about: 'categories' });
  return result;
}
