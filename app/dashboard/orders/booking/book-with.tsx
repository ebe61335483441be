import { useId, useState } from 'react';
import { bookParcelSchema } from '../../../../shop/orders/booking/schemas.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { CONTROL } from '../../../staff/ui/toolbar.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { ChangedBooking } from '../change-order.ts';
import { orderEndpoint } from '../order-labels.ts';

/** One button for each courier whose keys are set, and what the parcel weighs. */
export function BookWith({ order }: { order: StaffOrderDetail }) {
  const write = useWrite();
  const weightId = useId();
  const [weight, setWeight] = useState(
    String(order.parcelWeightGrams ?? order.productsWeightGrams ?? order.usualWeightGrams),
  );
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function book(courier: string) {
    if (busy) return;
    const checked = bookParcelSchema.safeParse({ courier, weightGrams: Number(weight) });
    if (!checked.success) return setError(checked.error.issues[0]?.message ?? null);
    setError(null);
    setBusy(courier);
    const path = `${orderEndpoint(order._id)}/booking`;
    const result = await write<ChangedBooking>(path, { method: 'POST', body: checked.data });
    setBusy(null);
    if (!result.ok) return setError(result.message);
    const { booking, message } = result.value;
    showToast(booking.state === 'booked' ? 'success' : 'info', message);
  }

  return (
    <>
      <div className="flex items-center gap-2">
        <label htmlFor={weightId} className="font-medium">
          Weight in grams
        </label>
        <input
          id={weightId}
          value={weight}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          onChange={({ target }) => {
            setWeight(target.value);
            setError(null);
          }}
          className={`${CONTROL} w-24 tabular-nums`}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {order.bookableCouriers.map(({ name }) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            busy={busy === name}
            aria-disabled={busy !== null}
            onClick={() => void book(name)}
          >
            Book with {name}
          </Button>
        ))}
      </div>
      <FormAlert message={error} />
    </>
  );
}
