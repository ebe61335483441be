import type { ApiResult } from '../api.ts';
import { staffKindAt } from './areas.ts';
import { requestAsStaff } from './request-as-staff.ts';

/** The `clientLoader` of a list, which shows what the query of its screen's address asks for. */
export const loadList =
  <T>(path: string) =>
  ({ request, url }: { request: Request; url: URL }): Promise<ApiResult<T>> =>
    requestAsStaff<T>(staffKindAt(url.pathname), `${path}${url.search}`, { signal: request.signal });
