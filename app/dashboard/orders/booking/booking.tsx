import { useState } from 'react';
import { formatTime } from '../../../../shop/dates.ts';
import { formatRupees } from '../../../../shop/money.ts';
import type { Booking } from '../../../../shop/orders/booking/responses.ts';
import { canStillBeCancelled, whyNotBooked } from '../../../../shop/orders/booking/rules.ts';
import { isInShop } from '../../../../shop/orders/fulfilment/rules.ts';
import { cashToCollect } from '../../../../shop/orders/payments/rules.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { ConfirmDialog } from '../../../staff/ui/confirm-dialog.tsx';
import { TaskButton } from '../../../staff/ui/task-button.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { ChangedBooking } from '../change-order.ts';
import { orderEndpoint } from '../order-labels.ts';
import { StateBadge } from '../state-badge.tsx';
import { PARCEL_STATES } from '../states.ts';
import { BookWith } from './book-with.tsx';
import { PortalAnswer } from './portal-answer.tsx';

/** The order's booking with a courier, or the couriers to book with; nothing where the shop has no key of any. */
export function BookingOfOrder({ order }: { order: StaffOrderDetail }) {
  const { booking, bookableCouriers } = order;
  const isOpen = booking !== null && booking.state !== 'failed' && booking.state !== 'cancelled';
  if (isOpen) {
    return (
      <div className="mb-4 grid gap-3 border-b border-line pb-4 text-sm">
        {booking.state === 'booked' ? (
          <Booked order={order} booking={booking} />
        ) : (
          <Unsettled order={order} booking={booking} />
        )}
      </div>
    );
  }
  if (bookableCouriers.length === 0 || whyNotBooked(order) !== null) return null;
  return (
    <div className="mb-4 grid gap-3 border-b border-line pb-4 text-sm">
      {booking?.state === 'failed' && (
        <p className="rounded-lg bg-danger-soft px-3 py-2 text-danger">
          <strong>{booking.courier} was not booked.</strong> {booking.answer}
        </p>
      )}
      <BookWith order={order} />
    </div>
  );
}

/** A parcel that the courier has or fetches. */
function Booked({ order, booking }: { order: StaffOrderDetail; booking: Booking }) {
  const write = useWrite();
  const [asking, setAsking] = useState(false);
  const { courier, trackingNumber, parcel, labelLink, answer, collectRupees } = booking;
  const nowToCollect = Math.round(cashToCollect(order));

  return (
    <>
      <p>
        <strong>
          {courier} {trackingNumber}
        </strong>
        <span className="block text-ink-soft">
          Booked by {booking.askedBy}, {formatTime(booking.askedAt)}.{' '}
          {collectRupees > 0 ? `Collects Rs. ${collectRupees.toLocaleString('en-US')}.` : 'Collects nothing.'}
        </span>
      </p>
      {isInShop(order) && order.status !== 'Cancelled' && collectRupees !== nowToCollect && (
        <p className="rounded-lg bg-accent-soft px-3 py-2 font-semibold">
          {formatRupees(nowToCollect)} is to be collected now: cancel the booking, and book it again.
        </p>
      )}
      <div>
        {parcel ? (
          <>
            <StateBadge state={PARCEL_STATES[parcel.state]} />
            <p className="mt-1 break-words">
              “{parcel.text}”
              <span className="block text-ink-soft">
                {parcel.at ? formatTime(parcel.at) : 'Time not known'}; asked {formatTime(parcel.trackedAt)}
              </span>
            </p>
          </>
        ) : (
          <p className="text-ink-soft">Where the parcel is has not been asked yet.</p>
        )}
      </div>
      {answer && <p className="rounded-lg bg-accent-soft px-3 py-2">{answer}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {canStillBeCancelled(order, parcel) && (
          <Button variant="quiet-danger" size="small" className="-ml-2.5" onClick={() => setAsking(true)}>
            Cancel the booking
          </Button>
        )}
        {labelLink && (
          <a
            href={labelLink}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            Label of {courier}
          </a>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={`Cancel the booking with ${courier}?`}
          confirmLabel="Cancel the booking"
          cancelLabel="Keep the booking"
          dangerous
          onConfirm={() => write(`${orderEndpoint(order._id)}/booking`, { method: 'DELETE' })}
          onClose={() => setAsking(false)}
        >
          <p>
            {courier} is told not to fetch {trackingNumber}, and the number is taken from the order. The order
            itself stays.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** A booking without an answer: looked up at the courier, or on its portal, before anything is repeated. */
function Unsettled({ order, booking }: { order: StaffOrderDetail; booking: Booking }) {
  const write = useWrite();
  const { courier, reference, state, answer } = booking;
  const canBeLookedUp = order.bookableCouriers.some(
    ({ name, canBeLookedUp }) => name === courier && canBeLookedUp,
  );

  async function lookUp() {
    const path = `${orderEndpoint(order._id)}/booking/look-up`;
    const result = await write<ChangedBooking>(path, { method: 'POST' });
    if (!result.ok) return showToast('error', result.message);
    showToast(result.value.booking.state === 'booked' ? 'success' : 'info', result.value.message);
  }

  return (
    <>
      <div className="rounded-lg bg-accent-soft px-3 py-2">
        <strong className="block">
          {state === 'asked' ? `${courier} is being asked` : `Not known whether ${courier} booked it`}
        </strong>
        {answer} Our reference there is <strong className="whitespace-nowrap">{reference}</strong>, since{' '}
        {formatTime(booking.askedAt)}. Nothing else is booked until this is known.
      </div>
      {canBeLookedUp && (
        <div>
          <TaskButton variant="secondary" size="small" task={lookUp}>
            Ask {courier} now
          </TaskButton>
        </div>
      )}
      {state === 'unknown' && <PortalAnswer order={order} booking={booking} />}
    </>
  );
}
