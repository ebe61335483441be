import { useEffect } from 'react';
import { href } from 'react-router';
import { formatRupees } from '../../shop/money.ts';
import { DELIVERY_PROMISE } from '../../shop/orders/shipping/rules.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import type { OrderOnReceipt } from './place-order.ts';

/** The screen between a placed order and the home page (R117). */
export function OrderPlaced({ order }: { order: OrderOnReceipt }) {
  // Braces: scrolling returns a promise in newer browsers, and an effect may only return its clean-up.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center gap-3 rounded-card border border-line bg-paper px-6 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand">
        <CheckIcon className="size-10" />
      </span>
      <p className="text-2xl font-bold">Order placed successfully!</p>
      <p className="text-lg">
        Your order number is <strong className="tabular-nums">{order.number}</strong>.
      </p>
      <p className="text-ink-soft">
        {formatRupees(order.totalAmount)} in all. {DELIVERY_PROMISE}
      </p>
      <ButtonLink to={href('/')} variant="secondary" className="mt-2">
        Continue shopping
      </ButtonLink>
    </div>
  );
}
