import type { StoreSettingsShown } from '../../../shop/settings/store-settings/responses.ts';
import { staffKindAt } from '../areas.ts';
import { requestAsStaff } from '../request-as-staff.ts';

/** What the owner decides about the shop, the words of its messages among it. */
export function loadSettings({ request: { signal }, url }: { request: Request; url: URL }) {
  return requestAsStaff<StoreSettingsShown>(staffKindAt(url.pathname), '/api/v1/store-settings', { signal });
}
