import { useEffect, useId, useState } from 'react';
import { formatRupees } from '../../../shop/money.ts';
import { storedCity } from '../../browser-storage/city.ts';
import { useStored } from '../../browser-storage/create-stored.ts';
import { useRootData } from '../../layout/use-root-data.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { lazyUntilTouched, onFirstTouch } from '../../ui/lazy-until-touched.tsx';
import type { DeliveredProduct } from './city-delivery.tsx';

const CityOptions = lazyUntilTouched(async () => (await import('./city-delivery.tsx')).CityOptions);
const CityAnswer = lazyUntilTouched(async () => (await import('./city-delivery.tsx')).CityAnswer);

/**
 * The choice of a city, once for this browser, and what delivery there costs and takes (R506, R507). What every city costs
 * stands there until one is chosen, and without scripts.
 */
export function DeliveryToCity(product: DeliveredProduct) {
  const city = useStored(storedCity);
  const id = useId();
  const [touched, setTouched] = useState(false);
  useEffect(() => onFirstTouch(() => setTouched(true)), []);
  const isChosen = city !== '';
  return (
    <>
      <div className="mt-3 grid gap-1.5 noscript:hidden sm:flex sm:items-center sm:gap-3 print:hidden">
        <label htmlFor={id} className="font-semibold text-ink">
          Deliver to
        </label>
        <div className="relative min-w-0 grow sm:max-w-60">
          <select
            id={id}
            value={city}
            onFocus={() => setTouched(true)}
            onChange={({ target }) => storedCity.change(() => target.value)}
            className="h-11 w-full appearance-none rounded-control border border-line-strong bg-paper pr-10 pl-3.5 text-base text-ink"
          >
            <option value="">Choose your city</option>
            {isChosen && <option value={city}>{city}</option>}
            {(touched || isChosen) && <CityOptions />}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-quiet" />
        </div>
      </div>
      <div role="status">{isChosen && <CityAnswer city={city} {...product} />}</div>
      {isChosen ? (
        <details className="mt-2">
          <summary className="min-h-6 text-brand">All cities</summary>
          <CostTable />
        </details>
      ) : (
        <CostTable />
      )}
    </>
  );
}

/** What delivery costs, city by city. */
function CostTable() {
  const { freeFrom, table } = useRootData().delivery;
  return (
    <>
      <p className="mt-1 text-brand">
        {freeFrom === null ? 'What it costs:' : `Free on orders from ${formatRupees(freeFrom)}. Below that:`}
      </p>
      <dl className="mt-1.5 grid grid-cols-[minmax(0,auto)_auto] justify-start gap-x-6 gap-y-0.5 tabular-nums">
        {table.map(({ place, cost }) => (
          <div key={place} className="contents">
            <dt>{place}</dt>
            <dd className="font-medium text-ink">{formatRupees(cost)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
