import type { ReactNode } from 'react';
import { formatRupees } from '../../shop/money.ts';
import type { PaymentMethod } from '../../shop/orders/rules.ts';
import { DELIVERY_PROMISE } from '../../shop/orders/shipping/rules.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { CashIcon, ReturnIcon, TruckIcon } from '../ui/icons.tsx';

interface PromisesProps {
  paymentMethod: PaymentMethod;
  /** Null until a city is chosen. */
  shipping: number | null;
}

/** What pressing the button means: nothing is paid now, when it comes and for how much, and how it goes back. */
export function Promises({ paymentMethod, shipping }: PromisesProps) {
  const { changedMind } = useRootData().store.returnDays;
  return (
    <ul className="grid gap-2 text-sm text-ink-soft">
      <Kept icon={<CashIcon />}>
        {paymentMethod === 'cash'
          ? 'Nothing to pay now: you pay in cash at your door.'
          : 'Nothing to pay now: the payment link comes before dispatch.'}
      </Kept>
      <Kept icon={<TruckIcon />}>
        {shipping !== null && `Delivery ${shipping === 0 ? 'is free' : `costs ${formatRupees(shipping)}`}. `}
        {DELIVERY_PROMISE}
      </Kept>
      <Kept icon={<ReturnIcon />}>Changed your mind? Send it back within {changedMind} days.</Kept>
    </ul>
  );
}

function Kept({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <span className="text-brand">{icon}</span>
      <span>{children}</span>
    </li>
  );
}
