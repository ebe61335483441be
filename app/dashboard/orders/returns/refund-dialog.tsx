import { useState } from 'react';
import { dayOfShop } from '../../../../shop/dates.ts';
import { formatRupees } from '../../../../shop/money.ts';
import { PAYMENT_WAYS } from '../../../../shop/orders/payments/types.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import type { OrderReturn } from '../../../../shop/orders/returns/responses.ts';
import { REFUND_WAY_LABELS } from '../../../../shop/orders/returns/rules.ts';
import { refundFieldsSchema } from '../../../../shop/orders/returns/schemas.ts';
import { newAttemptKey } from '../../../cart/order-attempt.ts';
import { useStaffForm } from '../../../staff/drafts/use-staff-form.ts';
import { FormDialog } from '../../../staff/ui/form-dialog.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { showToast } from '../../../ui/toast.ts';
import type { ChangedOrder } from '../change-order.ts';
import { orderEndpoint } from '../order-labels.ts';
import { TransferFields } from '../payments/transfer-fields.tsx';

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
    <FormDialog
      title="Money given back"
      form={form}
      onSubmit={submit}
      confirmLabel="Book the refund"
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        Pay the customer first, then write it down here. Of {formatRupees(order.paid)} paid,{' '}
        {formatRupees(order.refundable)} can still go back.
      </p>
      <TransferFields form={form} ways={ways} />
    </FormDialog>
  );
}
