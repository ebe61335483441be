import { loadPages, Pages } from '../../staff/pages/pages-list.tsx';
import type { Route } from './+types/pages.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadPages('admin', request);
}

/** The shop's pages and posts, for Shop Managers. */
export default function PagesScreen({ loaderData }: Route.ComponentProps) {
  return <Pages {...loaderData} />;
}
