import { lazy } from 'react';
import { data, href } from 'react-router';
import { linePrice } from '../../../shop/catalogue/pricing/rules.ts';
import { readReviewsPage } from '../../../shop/catalogue/reviews/rules.ts';
import { choiceSearch } from '../../../shop/catalogue/variants/rules.ts';
import { wayToMobile } from '../../../shop/customers/stock-alerts/rules.ts';
import { isId } from '../../../shop/identity.ts';
import { openGraphImageAddress } from '../../../shop/media/rules.ts';
import { shopAddress } from '../../../shop/settings/settings.ts';
import { pageCachingContext, shopContext } from '../../context.ts';
import { leadOnIfMoved } from '../moved.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { failedPageMeta, pageMeta } from '../page-meta.ts';
import { shortenText } from '../shorten-text.ts';
import { breadcrumbData, productData } from '../structured-data.ts';
import { productTrail } from '../trail.ts';
import type { Route } from './+types/product.ts';
import { loadProduct } from './load-product.ts';
import { loadOptions } from './options/load-options.ts';
import { ProductDetail } from './product-detail.tsx';

/** With its picker, which only a product with options needs. */
const ProductWithOptions = lazy(async () => {
  const { withOptions } = await import('./options/product-with-options.tsx');
  return { default: withOptions(ProductDetail) };
});

const LONGEST_DESCRIPTION = 155;

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const site = matches[0].loaderData;
  if (!loaderData) return failedPageMeta(site, error);
  const { product, isListed, picture, structured } = loaderData;
  const { _id, name, title, description, photos } = product;
  const path = href('/product/:id', { id: _id });
  return pageMeta(site, {
    title: name,
    description: shortenText(description, LONGEST_DESCRIPTION),
    path,
    price: linePrice(product),
    ...(photos.length > 0 && { picture: { path: picture, alt: title } }),
    indexed: isListed,
    structured: [structured, breadcrumbData(site, productTrail(product), { name, to: path })],
  });
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { database } = shop;
  const { searchParams } = new URL(request.url);
  const reviewsPage = readReviewsPage(searchParams.get('reviews'));
  const page = isId(params.id) ? await loadProduct(database, params.id, reviewsPage) : null;
  if (!page?.isSold) await leadOnIfMoved(shop, request);
  if (!page) throw data(null, { status: 404 });
  const { product, reviews } = page;
  const { _id, category, menuCategory, photos } = product;
  const chosen = await loadOptions(shop, product, searchParams);
  context.set(pageCachingContext, {
    address:
      href('/product/:id', { id: _id }) +
      (chosen ? choiceSearch(chosen.options.options, chosen.options.choice) : ''),
    // Related products stand in the same categories.
    shown: [`product:${_id}`, `category:${category}`, `category:${menuCategory}`],
  });
  const { daysToDoor, messages, store } = await shop.currentSettings();
  const picture = openGraphImageAddress(_id, photos);
  const site = { store, address: shopAddress(shop.settings) };
  return data(
    {
      ...page,
      options: chosen?.options,
      picture,
      // Made here, so that no browser loads the scripts for it.
      structured: chosen?.structured ?? productData(site, product, reviews, picture),
      tellsMobiles: wayToMobile(messages) !== null,
      daysToDoor,
    },
    { status: page.isSold ? 200 : 410 },
  );
}

/** Its form says where it comes from, or over plain http it would not be known as the shop's own. */
export const headers = () => ({ 'referrer-policy': 'same-origin' });

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const Page = loaderData.options ? ProductWithOptions : ProductDetail;
  return <Page key={loaderData.product._id} {...loaderData} />;
}

export const ErrorBoundary = NotFoundPage;
