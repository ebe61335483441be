import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import {
  LISTING_SORTS,
  type ListingChoice,
  readListingChoice,
  type Sorts,
  withoutFilters,
} from '../../../shop/catalogue/listing/rules.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { Breadcrumb, type Crumb } from '../breadcrumb.tsx';
import { ProductGrid } from '../product-grid.tsx';
import { activeFilters } from './active-filters.ts';
import { choiceAddress } from './choice-address.ts';
import { FilterForm } from './filter-form.tsx';
import type { ListingData } from './load-listing.ts';
import { NoMatches } from './no-products.tsx';
import { PageLinks } from './page-links.tsx';

/** On a phone these are the cards above the fold. */
const SEEN_FIRST = 4;

interface ListingProps {
  heading: string;
  listing: ListingData;
  /** The listing's own address. */
  address: string;
  trail: readonly Crumb[];
  /** Its name in the breadcrumb, where that is not its heading. */
  here?: string;
  /** The sorts to choose from; those of a category unless given. */
  sorts?: Sorts;
  /** So many products are counted at most; of more, only these are shown. */
  most?: number;
  /** Between the heading and the filters. */
  children?: ReactNode;
  /** In the place of the cards when there is nothing in it. */
  empty: ReactNode;
}

/** The products of a category or subcategory, or of a search. */
export function Listing(props: ListingProps) {
  const { heading, listing, address, trail, here, sorts = LISTING_SORTS, most, children, empty } = props;
  const { choice, count, paging, products, prices } = listing;
  const { location } = useNavigation();
  const filters = activeFilters(choice);
  const next = location?.pathname === address.split('?')[0] ? location : undefined;
  const waiting = next !== undefined;
  // What was chosen last counts, also while it is on its way: the next choice would bring back what this one took out.
  const chosen = next
    ? readListingChoice(Object.fromEntries(new URLSearchParams(next.search)), sorts)
    : choice;

  // A chip that is taken away takes the focus with it; the new count is what comes next.
  const result = useRef<HTMLParagraphElement>(null);
  const chipRemoved = useRef(false);
  const chosenAddress = choiceAddress(address, { ...chosen, page: 1 }, sorts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new choice is when the chip is gone
  useEffect(() => {
    if (chipRemoved.current) result.current?.focus({ preventScroll: true });
    chipRemoved.current = false;
  }, [chosenAddress]);

  return (
    <div className="page-width pt-3 pb-14 lg:pt-5">
      <Breadcrumb trail={trail} here={here ?? heading} />
      <div className="mt-2 mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-2xl/9 font-extrabold tracking-tight wrap-anywhere text-ink sm:text-3xl">
          {heading}
        </h1>
        {prices && (
          <p
            ref={result}
            role="status"
            tabIndex={-1}
            className="text-sm text-ink-soft tabular-nums outline-none"
          >
            {count === most && 'The first '}
            {count} {count === 1 ? 'product' : 'products'}
            {paging.pages > 1 && `, page ${paging.number} of ${paging.pages}`}
          </p>
        )}
      </div>
      {children}
      {prices && (
        <>
          {/* One product alone needs no choosing. */}
          {(count > 1 || filters.length > 0) && (
            <FilterForm address={address} choice={chosen} sorts={sorts} prices={prices} />
          )}
          <FilterChips
            address={address}
            choice={chosen}
            isClearedBelow={products.length === 0}
            sorts={sorts}
            onRemove={() => {
              chipRemoved.current = true;
            }}
          />
        </>
      )}
      <section aria-busy={waiting} className="mt-5">
        <h2 className="sr-only">Products</h2>
        <div className={`transition-opacity ${waiting ? 'opacity-50' : ''}`}>
          {products.length > 0 && <ProductGrid products={products} eager={SEEN_FIRST} />}
          {products.length === 0 && prices && (
            <NoMatches
              unfiltered={choiceAddress(address, withoutFilters(choice), sorts)}
              filters={filters.length}
            />
          )}
          {!prices && empty}
        </div>
      </section>
      <PageLinks paging={paging} address={choiceAddress(address, { ...choice, page: 1 }, sorts)} />
    </div>
  );
}

interface FilterChipsProps {
  /** The listing's own address. */
  address: string;
  choice: ListingChoice;
  /** Whether a button below takes all of them away. */
  isClearedBelow: boolean;
  sorts: Sorts;
  /** Called when a filter is taken away, and with it the link that had the focus. */
  onRemove: () => void;
}

/** The filters that are on, each a link to the listing without it. */
function FilterChips({ address, choice, isClearedBelow, sorts, onRemove }: FilterChipsProps) {
  const filters = activeFilters(choice);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters that are on" className="mt-3 flex flex-wrap items-center gap-2">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={choiceAddress(address, without, sorts)}
            preventScrollReset
            onClick={onRemove}
            className="group/chip inline-flex min-h-11 items-center"
          >
            <span className="inline-flex items-center gap-1.5 rounded-full bg-brand-soft py-1.5 pr-2.5 pl-3.5 text-sm font-medium text-brand tabular-nums transition-colors group-hover/chip:bg-brand group-hover/chip:text-white">
              <span className="sr-only">Remove the filter: </span>
              {label}
              <CloseIcon className="size-3.5" />
            </span>
          </Link>
        </li>
      ))}
      {!isClearedBelow && (
        <li>
          <Link
            to={choiceAddress(address, withoutFilters(choice), sorts)}
            preventScrollReset
            onClick={onRemove}
            className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-brand underline-offset-4 hover:underline"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
