import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { linePrice } from '../../shop/catalogue/pricing/rules.ts';
import { formatRupees } from '../../shop/money.ts';
import type { CartItem } from '../../shop/orders/cart/rules.ts';
import { ProductPhoto } from '../ui/product-photo.tsx';

interface ProductStripProps {
  product: Pick<CartItem, '_id' | 'name' | 'photos' | 'price' | 'discount'>;
  inStock: boolean;
  children?: ReactNode;
}

/** A product in a list of the cart panel: photo, name, price, and what can be done with it. */
export function ProductStrip({ product, inStock, children }: ProductStripProps) {
  const { _id, name, photos } = product;
  const address = href('/product/:id', { id: _id });
  return (
    <li className="flex gap-3 py-3">
      <Link to={address} tabIndex={-1} aria-hidden="true" className="w-16 shrink-0">
        <ProductPhoto
          photos={photos}
          title=""
          size={64}
          className={inStock ? 'rounded-control' : 'rounded-control opacity-60'}
        />
      </Link>
      <div className="min-w-0 flex-1">
        <Link to={address} className="line-clamp-2 text-sm font-medium hover:text-brand">
          {name}
        </Link>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm">
          <span className="font-bold tabular-nums">{formatRupees(linePrice(product))}</span>
          {!inStock && <span className="font-semibold text-danger">Out of Stock</span>}
        </p>
        {children}
      </div>
    </li>
  );
}
