import { useNavigation } from 'react-router';
import { PAGE_SIZE, readListingChoice } from '../../../shop/listing/rules.ts';
import { searchProducts } from '../../../shop/search/queries.ts';
import { LONGEST_QUERY, MOST_RESULTS } from '../../../shop/search/rules.ts';
import { shopContext } from '../../context.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { CategoryChips } from '../category-chips.tsx';
import { PageLinks } from '../listing/page-links.tsx';
import { pageAddress } from '../listing/paging.ts';
import { failedPageMeta, pageMeta } from '../page-meta.ts';
import { ProductGrid } from '../product-grid.tsx';
import { toCard } from '../to-card.ts';
import type { Route } from './+types/search.ts';
import { searchAddress } from './search-address.ts';
import { SearchForm } from './search-form.tsx';

/** On a phone these are the cards above the fold. */
const SEEN_FIRST = 4;

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const site = matches[0].loaderData;
  if (!loaderData) return failedPageMeta(site, error);
  const { query, paging } = loaderData;
  const path = pageAddress(searchAddress(query), paging.number);
  return pageMeta(site, { title: headingOf(query), path, indexed: false });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(shopContext);
  const asked = new URL(request.url).searchParams;
  const query = (asked.get('query') ?? '').trim().slice(0, LONGEST_QUERY);
  const { page } = readListingChoice({ page: asked.get('page') });
  const found = await searchProducts(database, query, { number: page, size: PAGE_SIZE });
  return { ...found, query, products: found.products.map(toCard) };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, total, paging, products } = loaderData;
  const address = searchAddress(query);
  const waiting = useNavigation().location?.pathname === '/search';
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5">
      <Breadcrumb trail={[]} here="Search" />
      <div className="mt-2 mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-2xl/9 font-extrabold tracking-tight wrap-anywhere text-ink sm:text-3xl">
          {headingOf(query)}
        </h1>
        {total > 0 && (
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            {countOf(total)}
            {paging.pages > 1 && `, page ${paging.number} of ${paging.pages}`}
          </p>
        )}
      </div>
      <SearchForm query={query} />
      {products.length > 0 ? (
        <section aria-busy={waiting} className="mt-5">
          <h2 className="sr-only">Products</h2>
          <div className={`transition-opacity ${waiting ? 'opacity-50' : ''}`}>
            <ProductGrid products={products} eager={SEEN_FIRST} />
          </div>
        </section>
      ) : (
        <NothingFound query={query} />
      )}
      <PageLinks paging={paging} address={address} />
    </div>
  );
}

function NothingFound({ query }: { query: string }) {
  return (
    <section className="mt-5">
      {query !== '' && (
        <EmptyState
          icon={<SearchIcon className="size-9" />}
          sentence="No products found!"
          hint="Try fewer or other words, in English or Urdu, or have a look around."
        />
      )}
      <CategoryChips heading="Browse the categories" className="mt-8" />
    </section>
  );
}

function headingOf(query: string): string {
  return query === '' ? 'Search' : `Search results for “${query}”`;
}

function countOf(total: number): string {
  if (total === MOST_RESULTS) return `The first ${total} products`;
  return `${total} ${total === 1 ? 'product' : 'products'}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
