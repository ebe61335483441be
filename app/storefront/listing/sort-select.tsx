import { type ComponentProps, useId } from 'react';
import type { ListingSort, Sorts } from '../../../shop/catalogue/listing/rules.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { FILTER_CONTROL } from './filter-control.ts';

const NAMES: Record<ListingSort, string> = {
  match: 'Best match',
  newest: 'Newest first',
  price: 'Price: low to high',
  'price-desc': 'Price: high to low',
  discount: 'Largest discount',
  rating: 'Best rated',
};

/** The order of a listing. Without JavaScript it has a button of its own, since the filters may be closed. */
export function SortSelect({
  className = '',
  sorts,
  ...select
}: ComponentProps<'select'> & { sorts: Sorts }) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="sr-only mb-1.5 text-sm font-semibold lg:not-sr-only lg:mb-1.5 lg:block">
        Sort by
      </label>
      <div className="flex gap-2">
        <div className="relative min-w-0 grow">
          <select
            {...select}
            id={id}
            className={`${FILTER_CONTROL} w-full appearance-none truncate pr-9 font-semibold lg:w-48 lg:font-normal`}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {NAMES[sort]}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2" />
        </div>
        <noscript>
          <button
            type="submit"
            aria-label="Sort"
            className="grid size-11 place-items-center rounded-control border border-brand text-brand"
          >
            <ChevronRightIcon />
          </button>
        </noscript>
      </div>
    </div>
  );
}
