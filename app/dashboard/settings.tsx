import { loadSettings, Settings } from '../staff/settings/settings.tsx';
import type { Route } from './+types/settings.ts';

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return loadSettings('admin', url, request);
}

/** What the owner decides about the shop, for Shop Managers. */
export default function DashboardSettings({ loaderData }: Route.ComponentProps) {
  return <Settings {...loaderData} />;
}
