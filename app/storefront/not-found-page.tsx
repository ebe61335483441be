import { ErrorPage } from '../layout/error-page.tsx';
import { SearchForm } from './search/search-form.tsx';

/** In the place of a page that is not there or cannot be shown: what happened, and a search for what was wanted. */
export function NotFoundPage({ error }: { error: unknown }) {
  return (
    <ErrorPage error={error}>
      <div className="mt-6 w-full max-w-lg text-left">
        <SearchForm query="" />
      </div>
    </ErrorPage>
  );
}
