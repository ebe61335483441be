import { Link } from 'react-router';
import { menuCategories } from '../../../shop/catalogue/categories/rules.ts';
import { PAGE_SIZE, readListingChoice, SEARCH_SORTS } from '../../../shop/catalogue/listing/rules.ts';
import { searchProducts } from '../../../shop/catalogue/search/queries.ts';
import { LONGEST_QUERY, MOST_RESULTS } from '../../../shop/catalogue/search/rules.ts';
import type { CategoryPath, ShownInstead } from '../../../shop/catalogue/search/types.ts';
import { RecentPlace } from '../../browser-storage/recent-place.tsx';
import { shopContext } from '../../context.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { categoryAddress, searchAddress, subcategoryAddress } from '../../layout/site-links.ts';
import { useRootData } from '../../layout/use-root-data.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { CategoryChips } from '../category-chips.tsx';
import { Listing } from '../listing/listing.tsx';
import { toListing } from '../listing/load-listing.ts';
import { pageAddress } from '../listing/paging.ts';
import { failedPageMeta, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/search.ts';
import { SearchForm } from './search-form.tsx';

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
      <div className="mt-10 empty:hidden">
        <RecentPlace />
      </div>
    </>
  );
}

function headingOf(query: string): string {
  return query === '' ? 'Search' : `Search results for “${query}”`;
}

export const ErrorBoundary = ErrorPage;

interface SearchNoteProps {
  instead: ShownInstead;
  /** Whether anything was found by it. */
  isFound: boolean;
}

/** Says which words the results are for, where they are not the typed ones. */
function SearchNote({ instead: { query, isMended }, isFound }: SearchNoteProps) {
  const link = (
    <Link
      to={searchAddress(query)}
      className="font-semibold text-brand underline underline-offset-4 wrap-anywhere hover:no-underline"
    >
      {query}
    </Link>
  );
  if (!isMended) {
    return <p className="text-ink-soft">Nothing has all of these words. These are the results for {link}.</p>;
  }
  return (
    <p className="text-ink-soft">
      Did you mean {link}?{isFound && ' These are the results for it.'}
    </p>
  );
}

/** The categories and subcategories that fit a search, to look around in; a category only where the menus have it. */
function MatchingCategories({ categoryPaths }: { categoryPaths: readonly CategoryPath[] }) {
  const { categories } = useRootData();
  const inMenus = new Set(menuCategories(categories).map(({ name }) => name));
  const links = categoryPaths.flatMap(({ category, subcategory }) => {
    if (subcategory !== null) return [{ name: subcategory, to: subcategoryAddress(subcategory) }];
    return inMenus.has(category) ? [{ name: category, to: categoryAddress(category) }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav
      aria-labelledby="matching-categories"
      className="-mx-(--page-margin) sm:mx-0 sm:flex sm:items-center sm:gap-3"
    >
      <h2
        id="matching-categories"
        className="px-(--page-margin) text-sm font-semibold whitespace-nowrap sm:px-0"
      >
        Look around in
      </h2>
      <ul className="flex gap-2 overflow-x-auto px-(--page-margin) py-1 [scrollbar-width:none] sm:flex-wrap sm:px-0">
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:border-brand hover:text-brand"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
