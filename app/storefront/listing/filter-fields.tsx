import { type ComponentProps, useId } from 'react';
import { RATINGS_FROM } from '../../../shop/catalogue/listing/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import { Button } from '../../ui/button.tsx';
import { starsAndUp } from './active-filters.ts';
import { FILTER_CONTROL, FilterSelect } from './filter-control.tsx';
import type { useFilterForm } from './use-filter-form.ts';

interface FilterFieldsProps {
  form: ReturnType<typeof useFilterForm>;
  /** Cheapest and dearest of the listing, in rupees: the hints of the price's fields. */
  prices: { from: number; to: number };
}

/** Price, rating, stock and discount. */
export function FilterFields({ form, prices }: FilterFieldsProps) {
  const id = useId();
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-4 rounded-card border border-line bg-paper p-4 lg:mt-0 lg:border-0 lg:bg-transparent lg:p-0">
      <fieldset aria-describedby={`${id}-prices`} className="w-full min-w-0 sm:w-auto">
        <legend className="mb-1.5 text-sm font-semibold">Price in Rs.</legend>
        <div className="flex items-center gap-2">
          <Amount {...form.amount('priceFrom')} aria-label="Price from" placeholder={prices.from} />
          <span aria-hidden="true" className="text-ink-quiet">
            –
          </span>
          <Amount {...form.amount('priceTo')} aria-label="Price to" placeholder={prices.to} />
        </div>
        <p id={`${id}-prices`} className="sr-only">
          Prices here are {formatRupees(prices.from)} to {formatRupees(prices.to)}.
        </p>
      </fieldset>
      <div className="w-full sm:w-auto">
        <label htmlFor={`${id}-rating`} className="mb-1.5 block text-sm font-semibold">
          Rating
        </label>
        <FilterSelect {...form.oneOf('ratingFrom')} id={`${id}-rating`} className="sm:w-40">
          <option value="">Any</option>
          {RATINGS_FROM.map((rating) => (
            <option key={rating} value={rating}>
              {starsAndUp(rating)}
            </option>
          ))}
        </FilterSelect>
      </div>
      <Tick {...form.box('inStock')}>In stock</Tick>
      <Tick {...form.box('discounted')}>Discounted</Tick>
      <Button type="submit" variant="secondary" className="w-full sm:w-auto">
        Apply
      </Button>
    </div>
  );
}

type AmountProps = Omit<ComponentProps<'input'>, 'placeholder'> & { placeholder: number };

function Amount({ placeholder, ...input }: AmountProps) {
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      maxLength={12}
      autoComplete="off"
      placeholder={placeholder.toLocaleString('en-US')}
      className={`${FILTER_CONTROL} w-full min-w-0 tabular-nums sm:w-24`}
    />
  );
}

/** A box to tick that looks like a button which stays pressed. */
function Tick({ children, ...input }: ComponentProps<'input'> & { children: string }) {
  return (
    <label
      className={`${FILTER_CONTROL} inline-flex cursor-pointer items-center gap-2 transition-colors select-none has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand`}
    >
      <input {...input} type="checkbox" className="size-4.5 cursor-pointer accent-brand" />
      {children}
    </label>
  );
}
