import type { ApiResult } from '../../api.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';

/** The brands that products have, for a `clientLoader`: to choose from, so that one is spelled in one way. */
export function loadBrands({ request }: { request: Request }): Promise<ApiResult<string[]>> {
  return requestAsStaff<string[]>('admin', '/api/v1/products/staff/brands', { signal: request.signal });
}
