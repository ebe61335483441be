import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { linePrice } from '../../shop/catalogue/pricing/rules.ts';
import { isInStock } from '../../shop/catalogue/stock/rules.ts';
import { formatRupees } from '../../shop/money.ts';
import { ProductPhoto } from '../ui/product-photo.tsx';
import { MoreBelow } from './more-below.tsx';
import { useMoreBelow } from './use-more-below.ts';
import type { FoundProduct } from './use-product-search.ts';

interface SearchResultsProps {
  listId: string;
  products: FoundProduct[];
  /** Place of the one that Enter picks; -1 for none. */
  active: number;
  /** The page of all results, where there is one, and what to do when it is asked for. */
  allAddress?: string;
  onAll?: () => void;
  onPick: (product: FoundProduct) => void;
  onPoint: (place: number) => void;
}

/** The matching products under the search box: photo, name, price and stock. */
export function SearchResults({
  listId,
  products,
  active,
  allAddress,
  onAll,
  onPick,
  onPoint,
}: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const moreBelow = useMoreBelow(end, true);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className="absolute inset-x-0 top-full z-50 mt-2 overflow-hidden rounded-card border border-line bg-paper shadow-lift">
      <div className="relative">
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label="Products found"
          className="max-h-[min(26rem,60dvh)] scroll-pb-14 overflow-y-auto overscroll-contain p-1.5"
        >
          {products.map((product, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are its text box's
            <div
              key={product._id}
              id={`${listId}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(product)}
              onMouseMove={() => onPoint(place)}
              className="flex cursor-pointer items-center gap-3 rounded-control p-2 aria-selected:bg-brand-soft"
            >
              <span className="w-14 shrink-0">
                <ProductPhoto photos={product.photos} title="" size={56} className="rounded-lg" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 text-sm font-medium">{product.name}</span>
                <span className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm">
                  <span className="font-bold tabular-nums">{formatRupees(linePrice(product))}</span>
                  {isInStock(product.quantity) ? (
                    <span className="font-medium text-brand">In Stock</span>
                  ) : (
                    <span className="font-medium text-danger">Out of Stock</span>
                  )}
                </span>
              </span>
            </div>
          ))}
          <div ref={end} aria-hidden="true" />
        </div>
        {moreBelow && <MoreBelow />}
      </div>
      {allAddress !== undefined && (
        <Link
          to={allAddress}
          onClick={onAll}
          className="flex min-h-11 items-center justify-center border-t border-line text-sm font-semibold text-brand hover:bg-mist focus-visible:-outline-offset-3"
        >
          See all results
        </Link>
      )}
    </div>
  );
}
