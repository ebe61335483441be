import { useEffect, useRef } from 'react';
import { formatRupees } from '../../shop/money.ts';
import type { OwnChangePreview } from '../../shop/orders/own-changes/responses.ts';
import { sayShipping } from '../../shop/orders/shipping/rules.ts';
import { Button } from '../ui/button.tsx';

interface ChangeReviewProps {
  preview: OwnChangePreview;
  /** Whether it goes to another address. */
  isMoved: boolean;
  busy: boolean;
  onSave: () => void;
  onBack: () => void;
}

/** What a change makes of the order, before it is stored. */
export function ChangeReview({ preview, isMoved, busy, onSave, onBack }: ChangeReviewProps) {
  const { lines, before, after } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section aria-labelledby="review" className="mt-6 rounded-card border border-brand bg-paper p-5 sm:p-6">
      <h2 ref={heading} id="review" tabIndex={-1} className="text-lg font-bold outline-none">
        This is what changes
      </h2>
      <dl className="mt-3 grid gap-2 text-sm tabular-nums">
        {lines.map(({ what, before: was, after: is }) => (
          <Row key={what} what={what} was={was} is={is || 'Taken out'} />
        ))}
        {isMoved && <Row what="Address" was="" is="The one you entered" />}
        {before.shippingCost !== after.shippingCost && (
          <Row what="Shipping" was={sayShipping(before.shippingCost)} is={sayShipping(after.shippingCost)} />
        )}
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 text-xl font-bold">
          <dt>Total</dt>
          <dd>
            {before.totalAmount !== after.totalAmount && (
              <s className="mr-3 font-normal text-ink-soft">
                <span className="sr-only">Before: </span>
                {formatRupees(before.totalAmount)}
              </s>
            )}
            {formatRupees(after.totalAmount)}
          </dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <Button size="large" busy={busy} onClick={onSave}>
          Change my order
        </Button>
        <Button size="large" variant="secondary" onClick={onBack}>
          Edit again
        </Button>
      </div>
    </section>
  );
}

function Row({ what, was, is }: { what: string; was: string; is: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="min-w-0 grow basis-40 font-medium break-words">{what}</dt>
      <dd>
        {was !== '' && (
          <s className="mr-2 text-ink-soft">
            <span className="sr-only">Before: </span>
            {was}
          </s>
        )}
        <span className="font-semibold">{is}</span>
      </dd>
    </div>
  );
}
