import { loadSettings, Settings } from '../staff/settings/settings.tsx';
import type { Route } from './+types/settings.ts';

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return loadSettings('super-admin', url, request);
}

/** What the owner decides about the shop, for the super admin. */
export default function SuperAdminSettings({ loaderData }: Route.ComponentProps) {
  return <Settings {...loaderData} />;
}
