import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { Product, ProductCard } from '../../../shop/catalogue/products/responses.ts';
import { isInStock } from '../../../shop/catalogue/stock/rules.ts';
import type { DaysToDoor } from '../../../shop/settings/store-settings/types.ts';
import { rememberViewed } from '../../browser-storage/recent.ts';
import { RecentPlace } from '../../browser-storage/recent-place.tsx';
import { useLatestStock } from '../../cart/latest-stock.ts';
import { Breadcrumb } from '../breadcrumb.tsx';
import { ProductGrid } from '../product-grid.tsx';
import { ProductRow } from '../product-row.tsx';
import { productTrail } from '../trail.ts';
import { BuyBox } from './buy-box.tsx';
import { DeliveryInfo } from './delivery-info.tsx';
import type { ProductPageData } from './load-product.ts';
import { PhotoSlider } from './photo-slider.tsx';
import { Questions } from './questions.tsx';
import { Reviews } from './reviews.tsx';

/** Most products are there. */
const StockAlertForm = lazy(() => import('../stock-alert/stock-alert-form.tsx'));

export interface ProductDetailProps extends ProductPageData {
  tellsMobiles: boolean;
  daysToDoor: DaysToDoor;
  /** What is bought here, where that is a variant of the product. */
  sold?: Product;
  /** Chooses it. */
  picker?: ReactNode;
  /** Asks for what has to be chosen before it can be bought. @returns whether something has to be */
  ask?: () => boolean;
}

/** A product with all that helps to decide: pictures, price, delivery, what others say, and what is alike. */
export function ProductDetail({
  product,
  isSold,
  soldOut,
  sold = product,
  picker,
  ask,
  until,
  reviews,
  reviewsPage,
  questions,
  related,
  tellsMobiles,
  daysToDoor,
}: ProductDetailProps) {
  const { name, title, description } = product;
  const { photos } = sold;
  const inStock = isInStock(useLatestStock(sold));
  useEffect(() => rememberViewed(product._id), [product._id]);
  return (
    <div className="page-width flex flex-col gap-10 pt-3 pb-14 lg:gap-14 lg:pt-5">
      <div>
        <Breadcrumb trail={productTrail(product)} here={name} />
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-10">
          <PhotoSlider key={photos[0]} photos={photos} title={title} />
          {/* While the rest is read on a wide screen, the price and the button stay beside it. */}
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <div className="flex flex-col gap-5 lg:sticky lg:top-24">
              <BuyBox
                heading={name}
                product={sold}
                soldOut={soldOut}
                until={until}
                picker={picker}
                ask={ask}
              />
              {!inStock && isSold && !sold.variants && (
                <Suspense fallback={null}>
                  <StockAlertForm key={sold._id} productId={sold._id} tellsMobiles={tellsMobiles} />
                </Suspense>
              )}
              {!inStock && <InsteadOfIt products={related} />}
              <DeliveryInfo product={sold} inStock={inStock} daysToDoor={daysToDoor} />
            </div>
          </div>
          <div className="flex flex-col gap-10 pt-4 max-lg:col-span-full lg:col-start-1 lg:pt-0">
            <section aria-labelledby="description">
              <h2 id="description" className="mb-3 text-xl font-bold tracking-tight sm:text-2xl">
                Description
              </h2>
              <p className="max-w-3xl leading-7 whitespace-pre-line text-ink-soft">{description}</p>
            </section>
            <Questions productId={product._id} questions={questions} />
            <Reviews product={product} reviews={reviews} page={reviewsPage} />
          </div>
        </div>
      </div>
      {inStock && related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className="mb-4 text-xl font-bold tracking-tight sm:text-2xl">
            Related Products
          </h2>
          <ProductRow label="Related Products" products={related} />
        </section>
      )}
      <RecentPlace except={product._id} />
    </div>
  );
}

/** The related products of what is sold out, right below the button that cannot be pressed; what is in stock first. */
function InsteadOfIt({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null;
  const { there = [], gone = [] } = Object.groupBy(products, ({ quantity }) =>
    isInStock(quantity) ? 'there' : 'gone',
  );
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-3 text-xl font-bold tracking-tight">
        Related Products
      </h2>
      <ProductGrid products={[...there, ...gone]} columns="sm:grid-cols-3 md:grid-cols-2 xl:grid-cols-3" />
    </section>
  );
}
