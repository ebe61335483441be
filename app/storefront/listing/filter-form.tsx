import { type ComponentProps, useId, useRef } from 'react';
import type { ListingChoice, ListingSort, Sorts } from '../../../shop/catalogue/listing/rules.ts';
import { ChevronDownIcon, ChevronRightIcon, FilterIcon } from '../../ui/icons.tsx';
import { activeFilters } from './active-filters.ts';
import { FILTER_CONTROL, FilterSelect } from './filter-control.tsx';
import { FilterFields } from './filter-fields.tsx';
import { useFilterForm } from './use-filter-form.ts';

interface FilterFormProps {
  /** The listing's own address. */
  address: string;
  choice: ListingChoice;
  sorts: Sorts;
  /** Cheapest and dearest of the listing, in rupees. */
  prices: { from: number; to: number };
}

/** A bar on wide screens, under a lid on phones. A plain form, so that it works without JavaScript. */
export function FilterForm({ address, choice, sorts, prices }: FilterFormProps) {
  const form = useFilterForm(address, choice, sorts);
  const [path, query] = address.split('?');
  const lid = useRef<HTMLDetailsElement>(null);
  const count = activeFilters(choice).length;
  return (
    <form
      method="get"
      action={path}
      aria-label="Sort and filter"
      onSubmit={(event) => {
        form.submit(event);
        if (lid.current) lid.current.open = false;
      }}
      className="relative mt-4 lg:flex lg:items-end lg:justify-between lg:gap-6"
    >
      {/* A form sends only what is in it, so what the listing's own address asks for is. */}
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <details ref={lid} className="group/filters lid-below-lg min-w-0">
        <summary
          className={`${FILTER_CONTROL} flex w-[calc(50%-0.25rem)] list-none items-center gap-2 font-semibold lg:w-48 [&::-webkit-details-marker]:hidden`}
        >
          <FilterIcon className="size-4.5" />
          Filters
          {count > 0 && (
            <span className="grid size-5.5 place-items-center rounded-full bg-brand text-xs text-white tabular-nums">
              {count}
            </span>
          )}
          <ChevronDownIcon className="ml-auto size-4 transition-transform group-open/filters:rotate-180" />
        </summary>
        <FilterFields form={form} prices={prices} />
      </details>
      <SortSelect
        {...form.oneOf('sort')}
        sorts={sorts}
        className="absolute top-0 right-0 w-[calc(50%-0.25rem)] lg:static lg:w-auto lg:shrink-0"
      />
    </form>
  );
}

const NAMES: Record<ListingSort, string> = {
  match: 'Best match',
  newest: 'Newest first',
  price: 'Lowest price',
  'price-desc': 'Highest price',
  discount: 'Best discount',
  rating: 'Best rated',
};

/** The order of a listing. Without JavaScript it has a button of its own, since the filters may be closed. */
function SortSelect({ className = '', sorts, ...select }: ComponentProps<'select'> & { sorts: Sorts }) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="sr-only mb-1.5 text-sm font-semibold lg:not-sr-only lg:mb-1.5 lg:block">
        Sort by
      </label>
      <div className="flex gap-2">
        <FilterSelect {...select} id={id} className="truncate font-semibold lg:w-48 lg:font-normal">
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {NAMES[sort]}
            </option>
          ))}
        </FilterSelect>
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
