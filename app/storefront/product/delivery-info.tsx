import type { ReactNode } from 'react';
import { useRootData } from '../../layout/use-root-data.ts';
import { CashIcon, ReturnIcon, TruckIcon } from '../../ui/icons.tsx';
import type { DeliveredProduct } from './city-delivery.tsx';
import { DeliveryToCity } from './delivery-to-city.tsx';

/** When and for how much it comes, how it is paid, and how it goes back. */
export function DeliveryInfo(props: DeliveredProduct) {
  const { inStock } = props;
  const { store, delivery } = useRootData();
  const { changedMind } = store.returnDays;
  return (
    <section aria-label="Delivery and returns" className="rounded-card border border-line bg-paper">
      <ul className="divide-y divide-line">
        <Point
          icon={<TruckIcon className="size-6" />}
          title={inStock ? `Delivery in ${delivery.time}` : 'Delivery across Pakistan'}
        >
          {inStock && <p>{delivery.promise}</p>}
          <DeliveryToCity {...props} />
        </Point>
        <Point icon={<CashIcon className="size-6" />} title="Cash on delivery">
          Pay the courier when your parcel is at the door.
        </Point>
        <Point icon={<ReturnIcon className="size-6" />} title={`${changedMind} days return and refund`}>
          Changed your mind? Send it back within {changedMind} days.
        </Point>
      </ul>
    </section>
  );
}

function Point({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3.5 p-4">
      <span className="text-brand">{icon}</span>
      <div className="min-w-0 grow text-sm/6 text-ink-soft">
        <h2 className="font-semibold text-ink">{title}</h2>
        {children}
      </div>
    </li>
  );
}
