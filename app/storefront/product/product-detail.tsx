import { Breadcrumb } from '../breadcrumb.tsx';
import { ProductShelf } from '../product-shelf.tsx';
import { BuyBox } from './buy-box.tsx';
import { DeliveryInfo } from './delivery-info.tsx';
import type { ProductPageData } from './load-product.ts';
import { PhotoSlider } from './photo-slider.tsx';
import { productTrail } from './product-trail.ts';
import { Reviews } from './reviews.tsx';

/** A product with all that helps to decide: pictures, price, delivery, what others say, and what is alike. */
export function ProductDetail({ product, reviews, related }: ProductPageData) {
  const { name, title, photos, description } = product;
  return (
    <div className="page-width flex flex-col gap-10 pt-3 pb-14 lg:gap-14 lg:pt-5">
      <div>
        <Breadcrumb trail={productTrail(product)} here={name} />
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-12">
          <PhotoSlider photos={photos} title={title} />
          <div className="flex flex-col gap-6">
            <BuyBox product={product} />
            <DeliveryInfo />
          </div>
        </div>
      </div>
      <section aria-labelledby="description">
        <h2 id="description" className="mb-3 text-xl font-bold tracking-tight sm:text-2xl">
          Description
        </h2>
        <p className="max-w-3xl leading-7 whitespace-pre-line text-ink-soft">{description}</p>
      </section>
      <Reviews product={product} reviews={reviews} />
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related" className="mb-4 text-xl font-bold tracking-tight sm:text-2xl">
            Related Products
          </h2>
          <ProductShelf label="Related Products" products={related} />
        </section>
      )}
    </div>
  );
}
