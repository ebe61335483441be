import { isInShop } from '../../../shop/orders/fulfilment/rules.ts';
import type { StaffOrderDetail } from '../../../shop/orders/responses.ts';
import { BookingOfOrder } from './booking/booking.tsx';
import { CourierForm } from './courier-form.tsx';
import { FollowParcel } from './follow-parcel.tsx';
import { Panel } from './panel.tsx';

/** The id of the panel, for links that lead to it. */
export const PARCEL = 'parcel';

/**
 * The parcel with its courier. Nothing is sent for a cancelled order (R299): a number that it still has can be taken off
 * while the parcel is in the shop, and is only read afterwards.
 */
export function ParcelPanel({ order }: { order: StaffOrderDetail }) {
  const { status, courier, trackingNumber, booking } = order;
  const isOver = status === 'Cancelled' && (courier === null || !isInShop(order));
  if (isOver && courier === null && booking === null) return null;
  return (
    <Panel title="Parcel" id={PARCEL}>
      <BookingOfOrder order={order} />
      {isOver ? (
        <div className="flex flex-wrap items-center gap-x-3 text-sm">
          {courier && (
            <p>
              {courier} <span className="break-all tabular-nums">{trackingNumber}</span>
            </p>
          )}
          <FollowParcel order={order} />
        </div>
      ) : (
        <CourierForm order={order} />
      )}
    </Panel>
  );
}
