import { data } from 'react-router';
import { ErrorPage } from '../layout/error-page.tsx';
import type { Route } from './+types/not-found.ts';
import { failedPageMeta } from './page-meta.ts';
import { SearchForm } from './search/search-form.tsx';

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorPage error={error}>
      <div className="mt-6 w-full max-w-lg text-left">
        <SearchForm query="" />
      </div>
    </ErrorPage>
  );
}
