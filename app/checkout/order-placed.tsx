import { type ComponentProps, useEffect, useRef } from 'react';
import { formatMoment } from '../../shop/dates.ts';
import { formatRupees } from '../../shop/money.ts';
import type { AttemptedOrder } from '../../shop/orders/responses.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import type { OrderOnReceipt } from './place-order.ts';

/** The tick and the texts in the place of the checkout, which is scrolled to its top. */
function PlacedBox({ className, children, ...box }: ComponentProps<'section'>) {
  // Braces: scrolling returns a promise in newer browsers, and an effect may only return its clean-up.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section
      {...box}
      className={`mx-auto flex max-w-2xl flex-col items-center gap-3 rounded-card border border-line bg-paper px-6 text-center ${className}`}
    >
      <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand sm:size-20">
        <CheckIcon className="size-8 sm:size-10" />
      </span>
      {children}
    </section>
  );
}

/** The screen between a placed order and the home page (R117). */
export function OrderPlaced({ order, leavesTo }: { order: OrderOnReceipt; leavesTo: string }) {
  const { delivery } = useRootData();
  const { number, totalAmount, page } = order;
  const isPaidNow = leavesTo === page;
  return (
    // Its toasts have room above it, where they have none beside it.
    <PlacedBox data-order-placed="" className="py-6 max-[84rem]:mt-36 sm:py-16">
      <h1 className="text-2xl font-bold">Order placed successfully!</h1>
      <p className="text-lg">
        Your order number is <strong className="tabular-nums">{number}</strong>.
      </p>
      <p className="text-lg text-balance">
        {formatRupees(totalAmount)} {isPaidNow ? 'to pay by card' : 'to pay in cash at the door'}.
      </p>
      <p className="text-ink-soft">{delivery.promise}</p>
      <div className="mt-2 flex w-full flex-col justify-center gap-3 sm:flex-row">
        <ButtonLink to={page} size="large">
          {isPaidNow ? 'Pay now' : 'See your order'}
        </ButtonLink>
        {!isPaidNow && (
          <ButtonLink to={leavesTo} variant="secondary" size="large">
            Continue shopping
          </ButtonLink>
        )}
      </div>
    </PlacedBox>
  );
}

interface OrderPlacedBeforeProps {
  order: AttemptedOrder;
  onDone: () => void;
  onAnother: () => void;
}

/** Stands where the form was when the order turns out to be there already: a second one is placed on purpose only. */
export function OrderPlacedBefore({ order, onDone, onAnother }: OrderPlacedBeforeProps) {
  const { number, totalAmount, placedAt } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <PlacedBox aria-labelledby="placed-before" className="py-12">
      <h2 ref={heading} id="placed-before" tabIndex={-1} className="text-2xl font-bold outline-none">
        Your order <span className="tabular-nums">{number}</span> was already placed
      </h2>
      <p className="text-lg">
        {formatRupees(totalAmount)} in all, on{' '}
        <time dateTime={placedAt}>{formatMoment(new Date(placedAt))}</time>.
      </p>
      <p className="max-w-md text-ink-soft">
        The connection broke before we could tell you. Nothing more is ordered unless you place another order.
      </p>
      <div className="mt-3 flex w-full flex-col justify-center gap-3 sm:flex-row">
        <Button size="large" onClick={onDone}>
          Done
        </Button>
        <Button size="large" variant="secondary" onClick={onAnother}>
          Place another order
        </Button>
      </div>
    </PlacedBox>
  );
}
