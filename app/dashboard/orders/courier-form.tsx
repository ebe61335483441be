import { useState } from 'react';
import { orderCourierSchema } from '../../../shop/orders/management/schemas.ts';
import type { StaffOrder, StaffOrderDetail } from '../../../shop/orders/responses.ts';
import type { ApiFailure } from '../../api.ts';
import { Input } from '../../forms/field.tsx';
import { Select } from '../../forms/select.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { ChangedMeanwhile } from '../../staff/ui/changed-meanwhile.tsx';
import { UnsavedGuard } from '../../staff/ui/unsaved-guard.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { type ChangedOrder, orderChange } from './change-order.ts';
import { FollowParcel } from './follow-parcel.tsx';

const parcelOf = ({ courier, trackingNumber }: StaffOrder) => ({
  courier: courier ?? '',
  trackingNumber: trackingNumber ?? '',
});

/** Who carries the parcel, under which number, and where it can be followed. */
export function CourierForm({ order }: { order: StaffOrderDetail }) {
  const write = useWrite();
  const [conflict, setConflict] = useState<ApiFailure | null>(null);
  // The parcel as this form saw it last: what is typed is typed against that.
  const [seen, setSeen] = useState<StaffOrder>(order);
  const form = useStaffForm({
    draft: 'parcel',
    schema: orderCourierSchema,
    defaultValues: parcelOf(seen),
    values: parcelOf(seen),
    missing: 'Please choose the courier.',
  });

  // Other changes of the order are none of the parcel; one of the parcel is shown where nothing is typed yet.
  const moved = order.courier !== seen.courier || order.trackingNumber !== seen.trackingNumber;
  const stored = parcelOf(seen);
  const isTyped =
    form.watch('courier') !== stored.courier || form.watch('trackingNumber') !== stored.trackingNumber;
  if (order.version > seen.version && (!moved || !isTyped)) setSeen(order);

  function typeAgainst(current: StaffOrder) {
    setSeen(current);
    setConflict(null);
  }

  function begin(current: StaffOrder) {
    form.reset(parcelOf(current));
    typeAgainst(current);
  }

  const submit = form.submit(async ({ courier, trackingNumber }) => {
    setConflict(null);
    // As it was read: without the spaces of a label.
    form.set({ courier, trackingNumber });
    const seenOrder = { _id: order._id, version: seen.version };
    const result = await write<ChangedOrder>(
      ...orderChange(seenOrder, 'courier', { courier, trackingNumber }),
    );
    if (result.ok) {
      begin(result.value.order);
      showToast('success', result.value.message);
    } else if (result.code === 'CHANGED_MEANWHILE') setConflict(result);
    else form.failAtFields(result);
  });

  return (
    <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Select
          field={form.field('courier')}
          label="Courier"
          optional
          prompt="None yet"
          choices={order.couriers}
        />
        <Input field={form.field('trackingNumber')} label="Tracking" optional autoComplete="off" />
      </div>
      <FormAlert message={form.alert} />
      <UnsavedGuard unsaved={isTyped && !form.busy} unkept={false} />
      {conflict && (
        <ChangedMeanwhile
          conflict={conflict}
          onReload={() => begin(order)}
          onKeepTyping={() => typeAgainst(order)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" busy={form.busy}>
          Save
        </Button>
        <FollowParcel order={order} />
      </div>
    </form>
  );
}
