import type { ReactNode } from 'react';
import { formatRupees } from '../../../shop/money.ts';
import { useRootData } from '../../layout/use-root-data.ts';
import { CashIcon, ReturnIcon, TruckIcon } from '../../ui/icons.tsx';

/** When and for how much it comes, how it is paid, and how it goes back. */
export function DeliveryInfo({ inStock }: { inStock: boolean }) {
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
          <p className="mt-1 text-brand">
            {delivery.freeFrom === null
              ? 'What it costs:'
              : `Free on orders from ${formatRupees(delivery.freeFrom)}. Below that:`}
          </p>
          <dl className="mt-1.5 grid grid-cols-[minmax(0,auto)_auto] justify-start gap-x-6 gap-y-0.5 tabular-nums">
            {delivery.table.map(({ place, cost }) => (
              <div key={place} className="contents">
                <dt>{place}</dt>
                <dd className="font-medium text-ink">{formatRupees(cost)}</dd>
              </div>
            ))}
          </dl>
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
      <div className="text-sm/6 text-ink-soft">
        <h2 className="font-semibold text-ink">{title}</h2>
        {children}
      </div>
    </li>
  );
}
