import { href, Link } from 'react-router';
import type { ProductCard as Product } from '../../shop/catalogue/responses.ts';
import { fewLeftLabel, isInStock } from '../../shop/catalogue/stock/rules.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { useLatestStock } from '../cart/latest-stock.ts';
import { Button } from '../ui/button.tsx';
import { DiscountBadge, PriceOnCard } from '../ui/price.tsx';
import { ProductPhoto } from '../ui/product-photo.tsx';
import { Stars } from '../ui/stars.tsx';

interface ProductCardProps {
  product: Product;
  /** For the cards that are seen first; the photos of all others load when they come near the screen. */
  eager?: boolean;
  /** Back In Stock does not link what is out of stock (R51). */
  linkSoldOut?: boolean;
}

/** A product in a list: the whole card leads to its page, the button alone adds one to the cart. */
export function ProductCard({ product, eager = false, linkSoldOut = true }: ProductCardProps) {
  const { _id, name, title, price, discount, photos, rating, reviewCount } = product;
  const quantity = useLatestStock(product);
  const inStock = isInStock(quantity);
  const fewLeft = fewLeftLabel(quantity);
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-paper shadow-card transition duration-200 ease-calm hover:-translate-y-0.5 hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-brand">
      <div className="relative overflow-hidden bg-mist">
        <ProductPhoto
          photos={photos}
          title={title}
          size={320}
          eager={eager}
          className={`transition duration-300 ease-calm group-hover/card:scale-[1.03] ${inStock ? '' : 'opacity-60'}`}
        />
        {discount > 0 && (
          <span className="absolute top-2 left-2 flex rounded-md shadow-card">
            <DiscountBadge discount={discount} />
          </span>
        )}
        {fewLeft && (
          <span className="absolute bottom-2 left-2 rounded-full bg-paper px-2.5 py-1 text-xs font-semibold text-accent shadow-card">
            {fewLeft}
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-1.5 px-2 py-2.5 sm:p-3">
        <h3 className="line-clamp-2 shrink-0 text-sm/5 font-medium text-wrap text-ink">
          {inStock || linkSoldOut ? (
            <Link
              to={href('/product/:id', { id: _id })}
              prefetch="intent"
              className="outline-none after:absolute after:inset-0"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <Stars rating={rating} count={reviewCount} />
        <div className="mt-auto">
          <PriceOnCard price={price} discount={discount} />
        </div>
        <div className="relative pt-1">
          {inStock ? (
            <Button
              variant="soft"
              className="w-full text-xs tracking-wide sm:text-sm"
              aria-label={`ADD TO CART: ${name}`}
              onClick={() => addToCart({ ...product, quantity }, 1, 'card')}
            >
              ADD TO CART
            </Button>
          ) : (
            <p className="grid min-h-11 place-items-center rounded-control bg-mist text-sm font-semibold text-ink-quiet">
              Out of Stock
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
