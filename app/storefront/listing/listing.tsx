import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import type { Category } from '../../../shop/catalogue/types.ts';
import { withoutFilters } from '../../../shop/listing/rules.ts';
import { Breadcrumb, type Crumb } from '../breadcrumb.tsx';
import { ProductGrid } from '../product-grid.tsx';
import { choiceAddress } from './choice-address.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import type { ListingData } from './load-listing.ts';
import { NoProducts } from './no-products.tsx';
import { PageLinks } from './page-links.tsx';
import { SubcategoryChips } from './subcategory-chips.tsx';

/** On a phone these are the cards above the fold. */
const SEEN_FIRST = 4;

interface ListingProps {
  heading: string;
  listing: ListingData;
  /** The listing's own address. */
  address: string;
  trail: readonly Crumb[];
  /** The category whose parts are offered; undefined when the listing belongs to none. */
  category: Category | undefined;
  /** The subcategory that is shown; null for the whole category. */
  subcategory: string | null;
  /** Said when there is nothing in it. */
  empty: string;
}

/** The products of a category or subcategory. */
export function Listing(props: ListingProps) {
  const { heading, listing, address, trail, category, subcategory, empty } = props;
  const { choice, count, paging, products, prices } = listing;
  const { location } = useNavigation();
  const waiting = location?.pathname === address;

  // A chip that is taken away takes the focus with it; the new count is what comes next.
  const result = useRef<HTMLParagraphElement>(null);
  const chipRemoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is when the chip is gone
  useEffect(() => {
    if (chipRemoved.current) result.current?.focus({ preventScroll: true });
    chipRemoved.current = false;
  }, [choice]);

  return (
    <div className="page-width pt-3 pb-14 lg:pt-5">
      <Breadcrumb trail={trail} here={heading} />
      <div className="mt-2 mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="text-2xl/9 font-extrabold tracking-tight text-ink sm:text-3xl">{heading}</h1>
        {prices && (
          <p
            ref={result}
            role="status"
            tabIndex={-1}
            className="text-sm text-ink-soft tabular-nums outline-none"
          >
            {count} {count === 1 ? 'product' : 'products'}
            {paging.pages > 1 && `, page ${paging.number} of ${paging.pages}`}
          </p>
        )}
      </div>
      {category && <SubcategoryChips category={category} current={subcategory} />}
      {prices && (
        <>
          <FilterForm address={address} choice={choice} prices={prices} />
          <FilterChips
            address={address}
            choice={choice}
            onRemove={() => {
              chipRemoved.current = true;
            }}
          />
        </>
      )}
      <section aria-busy={waiting} className="mt-5">
        <h2 className="sr-only">Products</h2>
        <div className={`transition-opacity ${waiting ? 'opacity-50' : ''}`}>
          {products.length > 0 ? (
            <ProductGrid products={products} eager={SEEN_FIRST} />
          ) : (
            <NoProducts
              sentence={prices ? 'No products found' : empty}
              unfiltered={prices && choiceAddress(address, withoutFilters(choice))}
            />
          )}
        </div>
      </section>
      <PageLinks paging={paging} address={choiceAddress(address, { ...choice, page: 1 })} />
    </div>
  );
}
