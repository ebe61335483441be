import { data } from 'react-router';
import type { Route } from './+types/not-found.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { failedPageMeta } from './page-meta.ts';

/** Any other path. */
export function meta({ matches, error }: Route.MetaArgs): Route.MetaDescriptors {
  return failedPageMeta(matches[0].loaderData, error);
}

export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

export const ErrorBoundary = NotFoundPage;
