import { type ComponentProps, useEffect } from 'react';
import { formatRupees } from '../../shop/money.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import type { OrderOnReceipt } from './place-order.ts';

/** The tick and the texts in the place of the checkout, which is scrolled to its top. */
export function PlacedBox({ className, children, ...box }: ComponentProps<'section'>) {
  // Braces: scrolling returns a promise in newer browsers, and an effect may only return its clean-up.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section
      {...box}
      className={`mx-auto flex max-w-2xl flex-col items-center gap-3 rounded-card border border-line bg-paper px-6 text-center ${className}`}
    >
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand">
        <CheckIcon className="size-10" />
      </span>
      {children}
    </section>
  );
}

/** The screen between a placed order and the home page (R117). */
export function OrderPlaced({ order, leavesTo }: { order: OrderOnReceipt; leavesTo: string }) {
  const { delivery } = useRootData();
  return (
    <PlacedBox className="py-16">
      <p className="text-2xl font-bold">Order placed successfully!</p>
      <p className="text-lg">
        Your order number is <strong className="tabular-nums">{order.number}</strong>.
      </p>
      <p className="text-ink-soft">
        {formatRupees(order.totalAmount)} in all. {delivery.promise}
      </p>
      <ButtonLink to={leavesTo} variant="secondary" className="mt-2">
        {leavesTo === order.page ? 'Pay now' : 'Continue shopping'}
      </ButtonLink>
    </PlacedBox>
  );
}
