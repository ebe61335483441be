import { href, Link } from 'react-router';
import type { ProductCard as Product } from '../../shop/catalogue/products/responses.ts';
import { fewLeftLabel, isInStock } from '../../shop/catalogue/stock/rules.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import { useLatestStock } from '../cart/latest-stock.ts';
import { PriceOnCard } from '../ui/price.tsx';
import { ProductPhoto } from '../ui/product-photo.tsx';
import { Stars } from '../ui/stars.tsx';

interface ProductCardProps {
  product: Product;
  /** For the cards that are seen first; the photos of all others load when they come near the screen. */
  eager?: boolean;
  /** Back In Stock does not link what is out of stock (R51). */
  linkSoldOut?: boolean;
}

/** The width of a card in a grid: two stand beside each other on a phone. */
const SEEN_FIRST_AT = '(min-width: 40rem) 320px, 50vw';

/** A product in a list: the whole card leads to its page, the button alone adds one to the cart. */
export function ProductCard({ product, eager = false, linkSoldOut = true }: ProductCardProps) {
  const { _id, name, title, price, discount, photos, rating, reviewCount, variants } = product;
  const quantity = useLatestStock(product);
  const inStock = isInStock(quantity);
  const fewLeft = fewLeftLabel(quantity);
  return (
    <article className="card">
      <div className={eager ? 'card-photo' : 'card-photo waits'}>
        <ProductPhoto
          photos={photos}
          title={title}
          size={320}
          {...(eager && { eager, sizes: SEEN_FIRST_AT })}
          {...(!inStock && { className: 'opacity-60' })}
        />
        {discount > 0 && <span className="card-discount">{`-${discount}%`}</span>}
        {fewLeft && <span className="card-few">{fewLeft}</span>}
      </div>
      <div className="card-words">
        <h3>
          {inStock || linkSoldOut ? (
            <Link to={href('/product/:id', { id: _id })} prefetch="intent">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <Stars rating={rating} count={reviewCount} />
        <PriceOnCard price={price} discount={discount} from={variants?.pricesDiffer} />
        {!inStock ? (
          <p className="card-sold-out">Out of Stock</p>
        ) : variants ? (
          // The whole card leads to the page where they are chosen.
          <p className="card-choose">Choose options</p>
        ) : (
          <button
            type="button"
            aria-label={`ADD TO CART: ${name}`}
            onClick={() => addToCart({ ...product, quantity }, 1, 'card')}
          >
            ADD TO CART
          </button>
        )}
      </div>
    </article>
  );
}
