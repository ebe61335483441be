import { useEffect, useRef } from 'react';
import { formatMoment } from '../../shop/dates.ts';
import { formatRupees } from '../../shop/money.ts';
import type { AttemptedOrder } from '../../shop/orders/responses.ts';
import { Button } from '../ui/button.tsx';
import { PlacedBox } from './order-placed.tsx';

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
