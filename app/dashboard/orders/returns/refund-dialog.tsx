import { useState } from 'react';
import { dayOfShop } from '../../../../shop/dates.ts';
import { formatRupees } from '../../../../shop/money.ts';
import { PAYMENT_WAYS } from '../../../../shop/orders/payments/types.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import type { OrderReturn } from '../../../../shop/orders/returns/responses.ts';
import { REFUND_WAY_LABELS } from '../../../../shop/orders/returns/rules.ts';
import { refundFieldsSchema } from '../../../../shop/orders/returns/schemas.ts';
import { newAttemptKey } from '../../../cart/order-attempt.ts';
import { Input, TextArea } from '../../../forms/field.tsx';
import { Select } from '../../../forms/select.tsx';
import { useStaffForm } from '../../../staff/drafts/use-staff-form.ts';
import { Dialog } from '../../../staff/ui/dialog.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { ChangedOrder } from '../change-order.ts';
import { orderEndpoint } from '../order-labels.ts';

interface RefundDialogProps {
  order: StaffOrderDetail;
  /** Null where money goes back without goods. */
  one: OrderReturn | null;
  onClose: () => void;
}

/** Writes down money that went back: how much, how, when, and under which number. */
export function RefundDialog({ order, one, onClose }: RefundDialogProps) {
  const write = useWrite();
  const [key] = useState(newAttemptKey);
  const isCard = order.paymentMethod === 'card';
  const proposed = one ? one.toRefund : order.proposedRefund;
  const form = useStaffForm({
    draft: `refund of ${one?._id ?? order._id}`,
    schema: refundFieldsSchema,
    defaultValues: {
      amount: proposed === 0 ? '' : String(proposed),
      way: isCard ? 'card' : '',
      reference: '',
      paidOn: dayOfShop(new Date().toISOString()),
      note: '',
    },
    missing: 'Please enter the amount, how it was paid, and the number of the transfer.',
  });
  const ways = PAYMENT_WAYS.filter((way) => isCard || way !== 'card').map(
    (way) => [way, REFUND_WAY_LABELS[way]] as const,
  );

  const submit = form.submit(async (refund) => {
    const body = { ...refund, returnId: one?._id ?? null, version: order.version };
    const request = { method: 'POST', body, idempotencyKey: key } as const;
    const result = await write<ChangedOrder>(`${orderEndpoint(order._id)}/refunds`, request);
    if (!result.ok) return form.fail(form.owns(result.fields) ? null : result.message, result.fields);
    showToast('success', result.value.message, { about: order._id });
    onClose();
  });

  return (
    <Dialog title="Money given back" onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-3">
        <p className="text-sm text-ink-soft">
          Pay the customer first, then write it down here. Of {formatRupees(order.paid)} paid,{' '}
          {formatRupees(order.refundable)} can still go back.
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Input field={form.field('amount')} label="Amount, Rs." inputMode="decimal" autoComplete="off" />
          <Input field={form.field('paidOn')} label="Paid on" type="date" />
          <Select field={form.field('way')} label="How" prompt="Choose the way" choices={ways} />
          <Input
            field={form.field('reference')}
            label="Number of the transfer"
            optional={form.watch('way') === 'cash'}
            autoComplete="off"
          />
        </div>
        <TextArea field={form.field('note')} label="Note" optional rows={2} />
        <FormAlert message={form.alert} />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" busy={form.busy}>
            Book the refund
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
