import { useRef } from 'react';
import { isInStock } from '../../shop/catalogue/stock/rules.ts';
import { ProductRow } from '../storefront/product-row.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ProductStrip } from './product-strip.tsx';
import { storedRecent } from './recent.ts';
import { useRecentProducts } from './use-recent-products.ts';

/** As many as stand in the cart panel. */
const MOST_IN_PANEL = 4;

interface RecentlyViewedProps {
  /** The product whose page this is. */
  except?: string;
  /** In the cart panel. */
  narrow?: boolean;
}

/** What this browser has looked at, with today's prices (R509). Nothing where that is nothing. */
export function RecentlyViewed({ except, narrow = false }: RecentlyViewedProps) {
  const place = useRef<HTMLElement>(null);
  const { count, products } = useRecentProducts(place, except);
  if (count === 0) return null;
  return (
    <section ref={place} aria-labelledby="recently-viewed">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2
          id="recently-viewed"
          className={narrow ? 'font-bold' : 'text-xl font-bold tracking-tight sm:text-2xl'}
        >
          Recently viewed
        </h2>
        <button
          type="button"
          onClick={() => storedRecent.change(() => [])}
          className="min-h-11 rounded-control text-sm font-medium text-ink-soft underline-offset-4 hover:text-ink hover:underline"
        >
          Clear<span className="sr-only"> what was viewed recently</span>
        </button>
      </div>
      {products === null && <Skeleton className={narrow ? 'h-48' : 'h-72'} />}
      {products !== null && narrow && (
        <ul className="divide-y divide-line">
          {products.slice(0, MOST_IN_PANEL).map((product) => (
            <ProductStrip key={product._id} product={product} inStock={isInStock(product.quantity)} />
          ))}
        </ul>
      )}
      {products !== null && !narrow && <ProductRow label="Recently viewed" products={products} />}
    </section>
  );
}
