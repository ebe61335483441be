import type { Priced } from '../../../shop/catalogue/pricing/rules.ts';
import type { ProductCard } from '../../../shop/catalogue/products/responses.ts';
import { cityNamesOf, OTHER_CITY, provincesOf } from '../../../shop/fields/cities.ts';
import { arrivalDays, sayArrival, sayCostTo } from '../../../shop/orders/shipping/to-city/rules.ts';
import type { DaysToDoor } from '../../../shop/settings/store-settings/types.ts';
import { useRootData } from '../../layout/use-root-data.ts';

const toOption = (city: string) => (
  <option key={city} value={city}>
    {city}
  </option>
);

/** The cities to choose from: those with a cost of their own that no province lists, and those of the checkout. */
export function CityOptions() {
  const {
    cities,
    delivery: { costs },
  } = useRootData();
  const listed = new Set(cityNamesOf(cities).map((name) => name.toLowerCase()));
  return (
    <>
      {costs.flatMap(({ city }) => (listed.has(city.toLowerCase()) ? [] : [toOption(city)]))}
      {provincesOf(cities).map((province) => (
        <optgroup key={province} label={province}>
          {cities[province].map(toOption)}
        </optgroup>
      ))}
      {toOption(OTHER_CITY)}
    </>
  );
}

export interface DeliveredProduct {
  product: Priced & Pick<ProductCard, 'shipping'>;
  inStock: boolean;
  daysToDoor: DaysToDoor;
}

/** What the product costs to deliver to a city, and when it arrives there (R506, R507). */
export function CityAnswer({ city, product, inStock, daysToDoor }: DeliveredProduct & { city: string }) {
  const { store, delivery } = useRootData();
  return (
    <div className="mt-2.5 rounded-control bg-brand-soft px-3.5 py-2.5">
      <p className="font-semibold text-balance text-brand">{sayCostTo(city, product, delivery)}</p>
      {inStock && (
        <p>
          Order now and it arrives{' '}
          <span className="font-semibold text-ink">
            {sayArrival(arrivalDays(new Date(), store, daysToDoor))}
          </span>
          .
        </p>
      )}
    </div>
  );
}
