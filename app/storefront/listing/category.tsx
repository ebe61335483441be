import { data } from 'react-router';
import { findCategory } from '../../../shop/catalogue/categories/queries.ts';
import { pageCachingContext, shopContext } from '../../context.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { categoryAddress } from '../../layout/site-links.ts';
import { useRootData } from '../../layout/use-root-data.ts';
import { leadOnIfMoved } from '../moved.ts';
import { failedPageMeta, pageMeta } from '../page-meta.ts';
import { breadcrumbData } from '../structured-data.ts';
import type { Route } from './+types/category.ts';
import { canonicalPath } from './choice-address.ts';
import { Listing } from './listing.tsx';
import { loadListing, NO_LISTING } from './load-listing.ts';
import { NoProducts } from './no-products.tsx';
import { SubcategoryChips } from './subcategory-chips.tsx';

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const site = matches[0].loaderData;
  if (!loaderData) return failedPageMeta(site, error);
  const { id, name, address, listing } = loaderData;
  if (id === null) return pageMeta(site, { title: name, path: null, indexed: false });
  return pageMeta(site, {
    title: name,
    description: `Shop ${name} at ${site.store.name}: affordable prices, cash on delivery across Pakistan in ${site.delivery.time}.`,
    path: canonicalPath(address, listing),
    structured: [breadcrumbData(site, [], { name, to: address })],
  });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { database } = shop;
  const category = await findCategory(database, params.category);
  if (!category) {
    await leadOnIfMoved(shop, request);
    const unknown = { id: null, name: 'Category not found', address: '', listing: NO_LISTING };
    return data(unknown, { status: 404 });
  }
  const listing = await loadListing(database, { categoryId: category._id }, request.url);
  const { _id: id, name } = category;
  const address = categoryAddress(name);
  context.set(pageCachingContext, { address: canonicalPath(address, listing), shown: [`category:${id}`] });
  return data({ id, name, address, listing });
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { id, name, address, listing } = loaderData;
  const { categories } = useRootData();
  const category = id === null ? undefined : categories.find((each) => each.name === name);
  return (
    <Listing
      heading={name}
      listing={listing}
      address={address}
      trail={[]}
      empty={<NoProducts message="No products available in this category" />}
    >
      {category && <SubcategoryChips category={category} current={null} />}
    </Listing>
  );
}

export const ErrorBoundary = ErrorPage;
