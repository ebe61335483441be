import { href, Link } from 'react-router';
import type { ProductCard } from '../../../shop/catalogue/responses.ts';
import { Price } from '../../ui/price.tsx';
import { ProductPhoto } from '../../ui/product-photo.tsx';
import { SoldOutLabel } from './sold-out-label.tsx';

/** A large picture of a product that leads to its page. */
export function TrendingSlide({ product }: { product: ProductCard }) {
  const { _id, name, title, photos, price, discount } = product;
  return (
    <Link
      to={href('/product/:id', { id: _id })}
      draggable={false}
      prefetch="intent"
      className="group/slide relative block overflow-hidden rounded-card border border-line bg-paper shadow-card transition-shadow duration-200 hover:shadow-lift"
    >
      <span className="block overflow-hidden">
        <ProductPhoto
          photos={photos}
          title={title}
          size={480}
          className="transition duration-300 ease-calm group-hover/slide:scale-[1.03]"
        />
      </span>
      <SoldOutLabel product={product} />
      <span className="block p-3">
        <span className="mb-1 line-clamp-1 text-sm font-medium text-ink">{name}</span>
        <Price price={price} discount={discount} size="card" />
      </span>
    </Link>
  );
}
