import { PAGE_SIZE, readListingChoice, SEARCH_SORTS } from '../../../shop/catalogue/listing/rules.ts';
import { searchProducts } from '../../../shop/catalogue/search/queries.ts';
import { LONGEST_QUERY, MOST_RESULTS } from '../../../shop/catalogue/search/rules.ts';
import { shopContext } from '../../context.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { searchAddress } from '../../layout/site-links.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { CategoryChips } from '../category-chips.tsx';
import { Listing } from '../listing/listing.tsx';
import { toListing } from '../listing/load-listing.ts';
import { pageAddress } from '../listing/paging.ts';
import { failedPageMeta, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/search.ts';
import { MatchingCategories } from './matching-categories.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchNote } from './search-note.tsx';

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const site = matches[0].loaderData;
  if (!loaderData) return failedPageMeta(site, error);
  const { query, listing } = loaderData;
  const path = pageAddress(searchAddress(query), listing.paging.number);
  return pageMeta(site, { title: headingOf(query), path, indexed: false });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(shopContext);
  const asked = new URL(request.url).searchParams;
  const query = (asked.get('query') ?? '').trim().slice(0, LONGEST_QUERY);
  const choice = readListingChoice(Object.fromEntries(asked), SEARCH_SORTS);
  const { instead, categoryPaths, ...page } = await searchProducts(database, query, choice, PAGE_SIZE);
  return { query, instead, categoryPaths, listing: toListing(choice, page) };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, instead, categoryPaths, listing } = loaderData;
  return (
    <Listing
      heading={headingOf(query)}
      listing={listing}
      address={searchAddress(query)}
      trail={[]}
      here="Search"
      sorts={SEARCH_SORTS}
      most={MOST_RESULTS}
      empty={<NothingFound query={query} />}
    >
      <div className="flex flex-col gap-4">
        <SearchForm query={query} />
        {instead && <SearchNote instead={instead} isFound={listing.prices !== null} />}
        <MatchingCategories categoryPaths={categoryPaths} />
      </div>
    </Listing>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <>
      {query !== '' && (
        <EmptyState
          icon={<SearchIcon className="size-9" />}
          message="No products found!"
          hint="Try fewer or other words, in English or Urdu, or have a look around."
        />
      )}
      <CategoryChips heading="Browse the categories" className="mt-8" />
    </>
  );
}

function headingOf(query: string): string {
  return query === '' ? 'Search' : `Search results for “${query}”`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
