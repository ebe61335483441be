import { loadPage, PageScreen } from '../../staff/pages/page-screen.tsx';
import type { Route } from './+types/page.ts';

export function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return loadPage('admin', params.id, request);
}

/** The text of one page, for Shop Managers. */
export default function ChangePage({ loaderData }: Route.ComponentProps) {
  return <PageScreen {...loaderData} />;
}
