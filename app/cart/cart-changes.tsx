import type { CartChange } from '../../shop/orders/cart/rules.ts';
import { describeChange } from './refresh-cart.ts';

/** What bringing the cart up to date has changed. */
export function CartChanges({ changes }: { changes: readonly CartChange[] }) {
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className="rounded-control bg-accent-soft px-3.5 py-3 text-sm">
          <p className="font-semibold text-accent">We have brought your cart up to date:</p>
          <ul className="mt-1 list-disc space-y-0.5 pl-5">
            {changes.map((change) => (
              <li key={`${change.kind} ${change.name}`}>{describeChange(change)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
