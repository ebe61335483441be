import { formatRupees } from '../../shop/money.ts';
import { FREE_DELIVERY_FROM, missingForFreeDelivery } from '../../shop/orders/shipping/rules.ts';
import { TruckIcon } from '../ui/icons.tsx';

/** How far the cart is from free delivery (R107). */
export function FreeDeliveryBanner({ subtotal }: { subtotal: number }) {
  const remaining = missingForFreeDelivery(subtotal);
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
        value={Math.min(subtotal, FREE_DELIVERY_FROM)}
        max={FREE_DELIVERY_FROM}
        className="mt-2.5 block h-2 w-full appearance-none overflow-hidden rounded-full bg-paper [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  );
}
