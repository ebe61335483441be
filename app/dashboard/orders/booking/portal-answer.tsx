import { useState } from 'react';
import type { Booking } from '../../../../shop/orders/booking/responses.ts';
import { portalAnswerSchema } from '../../../../shop/orders/booking/schemas.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { Input } from '../../../forms/field.tsx';
import { useStaffForm } from '../../../staff/drafts/use-staff-form.ts';
import { ConfirmDialog } from '../../../staff/ui/confirm-dialog.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { ChangedBooking } from '../change-order.ts';
import { orderEndpoint } from '../order-labels.ts';

const MISSING = 'Please enter the tracking number.';

/** What somebody saw on the courier's portal: the parcel with its number, or that there is none. */
export function PortalAnswer({ order, booking }: { order: StaffOrderDetail; booking: Booking }) {
  const write = useWrite();
  const [asking, setAsking] = useState(false);
  const form = useStaffForm({
    draft: 'portal-answer',
    schema: portalAnswerSchema,
    defaultValues: { outcome: 'booked', trackingNumber: '' },
    missing: MISSING,
  });

  const say = (body: { outcome: string; trackingNumber: string }) =>
    write<ChangedBooking>(`${orderEndpoint(order._id)}/booking`, { method: 'PUT', body });

  const submit = form.submit(async ({ trackingNumber }) => {
    const result = await say({ outcome: 'booked', trackingNumber });
    if (result.ok) showToast('success', result.value.message);
    else form.failAtFields(result);
  });

  async function sayNotBooked(): Promise<string | null> {
    const result = await say({ outcome: 'not-booked', trackingNumber: '' });
    if (!result.ok) return result.message;
    showToast('success', 'The parcel can be booked again.');
    return null;
  }

  return (
    <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-3">
      <p>
        Please look for {booking.reference} on the portal of {booking.courier}.
      </p>
      <Input field={form.field('trackingNumber')} label="Its tracking number there" autoComplete="off" />
      <FormAlert message={form.alert} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="small" busy={form.busy}>
          It is booked
        </Button>
        <Button variant="quiet-danger" size="small" onClick={() => setAsking(true)}>
          It is not booked
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={`${booking.courier} has no parcel ${booking.reference}?`}
          confirmLabel="It is not booked"
          dangerous
          onConfirm={sayNotBooked}
          onClose={() => setAsking(false)}
        >
          <p>
            The parcel can be booked again after this. If {booking.courier} has it after all, two parcels go
            out for one order.
          </p>
        </ConfirmDialog>
      )}
    </form>
  );
}
