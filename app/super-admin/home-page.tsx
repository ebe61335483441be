import { HomePageEditor, loadHomePage } from '../staff/home-page/home-page-editor.tsx';
import type { Route } from './+types/home-page.ts';

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return loadHomePage('super-admin', url, request);
}

/** The home page as its owner arranges it, for the super admin. */
export default function SuperAdminHomePage({ loaderData }: Route.ComponentProps) {
  return <HomePageEditor {...loaderData} />;
}
