import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import type { BulkChange } from '../../../shop/catalogue/products/schemas.ts';
import type { ApiResult } from '../../api.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';

/** What a bulk change gives to every product. */
export type Wanted = { discount: number } | { category: string; subcategory: string | null };

/** The changes, each with the version that is in view. */
export function changesTo(products: readonly StaffProduct[], wanted: Wanted): BulkChange[] {
  return products.map(({ _id, version }) => ({ _id, version, ...wanted }));
}

/**
 * The changes that take a bulk change back.
 * @param before the products as they were
 * @param after as the change left them
 */
export function changesBack(
  before: readonly StaffProduct[],
  after: readonly StaffProduct[],
  wanted: Wanted,
): BulkChange[] {
  const versions = new Map(after.map(({ _id, version }) => [_id, version]));
  return before.map(({ _id, discount, category, subcategory, menuCategory, menuSubcategory }) => ({
    _id,
    version: versions.get(_id),
    ...('discount' in wanted ? { discount } : { category, subcategory, menuCategory, menuSubcategory }),
  }));
}

/** Carries changes out, all or none. */
export async function changeTogether(changes: readonly BulkChange[]): Promise<ApiResult<StaffProduct[]>> {
  const result = await requestAsStaff<{ products: StaffProduct[] }>('admin', '/api/v1/products/staff', {
    method: 'PUT',
    body: { changes },
  });
  return result.ok ? { ok: true, value: result.value.products } : result;
}
