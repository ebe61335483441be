import { data } from 'react-router';
import { findSubcategoryName } from '../../../shop/catalogue/categories/queries.ts';
import { pageCachingContext, shopContext } from '../../context.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { subcategoryAddress } from '../../layout/site-links.ts';
import { readCategories, useRootData } from '../../layout/use-root-data.ts';
import { leadOnIfMoved } from '../moved.ts';
import { failedPageMeta, pageMeta } from '../page-meta.ts';
import { breadcrumbData } from '../structured-data.ts';
import { categoryOf, subcategoryTrail } from '../trail.ts';
import type { Route } from './+types/subcategory.ts';
import { canonicalPath } from './choice-address.ts';
import { Listing } from './listing.tsx';
import { loadListing, NO_LISTING } from './load-listing.ts';
import { NoProducts } from './no-products.tsx';
import { SubcategoryChips } from './subcategory-chips.tsx';

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const site = matches[0].loaderData;
  if (!loaderData) return failedPageMeta(site, error);
  const { known, name, address, listing } = loaderData;
  if (!known) return pageMeta(site, { title: name, path: null, indexed: false });
  const trail = subcategoryTrail(categoryOf(readCategories(site.categories), name));
  return pageMeta(site, {
    title: name,
    description: `${name} at ${site.store.name}: quality products at affordable prices, delivered across Pakistan in ${site.delivery.time}.`,
    path: canonicalPath(address, listing),
    structured: [breadcrumbData(site, trail, { name, to: address })],
  });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { database } = shop;
  const name = await findSubcategoryName(database, params.subcategory);
  if (name === null) {
    await leadOnIfMoved(shop, request);
    const unknown = { known: false, name: 'Category not found', address: '', listing: NO_LISTING };
    return data(unknown, { status: 404 });
  }
  const listing = await loadListing(database, { subcategory: name }, request.url);
  const address = subcategoryAddress(name);
  context.set(pageCachingContext, { address: canonicalPath(address, listing) });
  return data({ known: true, name, address, listing });
}

export default function SubcategoryPage({ loaderData }: Route.ComponentProps) {
  const { name, address, listing } = loaderData;
  const { categories } = useRootData();
  const category = categoryOf(categories, name);
  return (
    <Listing
      heading={name}
      listing={listing}
      address={address}
      trail={subcategoryTrail(category)}
      empty={<NoProducts message="No products found" />}
    >
      {category && <SubcategoryChips category={category} current={name} />}
    </Listing>
  );
}

export const ErrorBoundary = ErrorPage;
