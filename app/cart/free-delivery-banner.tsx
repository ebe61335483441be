import { formatRupees } from '../../shop/money.ts';
import { missingForFreeDelivery } from '../../shop/orders/shipping/to-free/rules.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { TruckIcon } from '../ui/icons.tsx';

/**
 * How far the cart is from free delivery (R107); nothing in a shop where it never is free.
 * @param isFree whether a coupon, or the marks of its products, make it free whatever the subtotal is
 */
export function FreeDeliveryBanner({ subtotal, isFree }: { subtotal: number; isFree: boolean }) {
  const { freeFrom } = useRootData().delivery;
  const remaining = isFree ? 0 : missingForFreeDelivery(subtotal, { freeFrom });
  if (remaining === null) return null;
  return (
    <div className="rounded-control bg-brand-soft px-3.5 py-3">
      <p className="flex items-center gap-2 text-sm font-semibold text-brand">
        <TruckIcon className="size-5 shrink-0" />
        <span>
          {remaining > 0
            ? `Shop For ${formatRupees(remaining)} more to get FREE delivery!`
            : 'Congratulations! You get FREE delivery!'}
        </span>
      </p>
      <progress
        aria-label="Towards free delivery"
        value={isFree || freeFrom === null ? 1 : Math.min(subtotal, freeFrom)}
        max={isFree || freeFrom === null ? 1 : freeFrom}
        className="mt-2.5 block h-2 w-full appearance-none overflow-hidden rounded-full bg-paper [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  );
}
