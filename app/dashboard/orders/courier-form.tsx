import { type FormEvent, useState } from 'react';
import type { StaffOrder, StaffOrderDetail } from '../../../shop/orders/responses.ts';
import { orderCourierSchema } from '../../../shop/orders/schemas.ts';
import type { ApiFailure } from '../../api.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { ChangedMeanwhile } from '../../staff/ui/changed-meanwhile.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.ts';
import { useForm } from '../../ui/use-form.ts';
import { type ChangedOrder, orderChange } from './change-order.ts';

/** The parcel as this form saw it last: what is typed is typed against that. */
function parcelOf({ courier, trackingNumber, version }: StaffOrder) {
  return { courier: courier ?? '', trackingNumber: trackingNumber ?? '', version };
}

/** Who carries the parcel, under which number, and where it can be followed. */
export function CourierForm({ order }: { order: StaffOrderDetail }) {
  const write = useWrite();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const [seen, setSeen] = useState(() => parcelOf(order));
  const stored = parcelOf(order);
  const { courier, trackingNumber } = seen;
  const form = useForm({
    schema: orderCourierSchema,
    initial: { courier, trackingNumber },
    missing: 'Please choose the courier.',
  });

  // Other changes of the order are none of the parcel; one of the parcel is shown where nothing is typed yet.
  const untouched = form.values.courier === courier && form.values.trackingNumber === trackingNumber;
  const moved = stored.courier !== courier || stored.trackingNumber !== trackingNumber;
  if (stored.version > seen.version && (!moved || untouched)) {
    if (untouched) take(stored);
    else setSeen(stored);
  }

  function take(parcel: typeof stored) {
    setSeen(parcel);
    form.set({ courier: parcel.courier, trackingNumber: parcel.trackingNumber });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = form.check();
    if (!checked || busy) return;
    setBusy(true);
    setRefusal(null);
    const { courier, trackingNumber } = checked;
    const seenOrder = { _id: order._id, version: seen.version };
    const result = await write<ChangedOrder>(
      ...orderChange(seenOrder, 'courier', { courier, trackingNumber }),
    );
    setBusy(false);
    if (result.ok) {
      take(parcelOf(result.value.order));
      showToast('success', result.value.message);
    } else if (result.code === 'CHANGED_MEANWHILE') setRefusal(result);
    else if (!form.markRefused(result.fields)) form.say(failureMessage(result));
  }

  return (
    <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <FormField field={form.field('courier')} label="Courier" optional>
          {(control) => <Select {...control} prompt="None yet" choices={order.couriers} />}
        </FormField>
        <FormField field={form.field('trackingNumber')} label="Tracking" optional>
          {(control) => <input {...control} autoComplete="off" />}
        </FormField>
      </div>
      <FormAlert message={form.alert} />
      {refusal && (
        <ChangedMeanwhile
          refusal={refusal}
          onReload={() => {
            take(stored);
            setRefusal(null);
          }}
          onKeepTyping={() => {
            setSeen(stored);
            setRefusal(null);
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" busy={busy}>
          Save
        </Button>
        {order.trackingLink && (
          <a
            href={order.trackingLink}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
          >
            Follow the parcel
          </a>
        )}
      </div>
    </form>
  );
}
