import { useState } from 'react';
import { dayOfShop } from '../../../../shop/dates.ts';
import { formatRupees } from '../../../../shop/money.ts';
import { isInShop } from '../../../../shop/orders/fulfilment/rules.ts';
import { leftToPay, PAYMENT_WAY_LABELS } from '../../../../shop/orders/payments/rules.ts';
import { paymentFieldsSchema } from '../../../../shop/orders/payments/schemas.ts';
import { PAYMENT_WAYS } from '../../../../shop/orders/payments/types.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { newAttemptKey } from '../../../cart/order-attempt.ts';
import { useStaffForm } from '../../../staff/drafts/use-staff-form.ts';
import { FormDialog } from '../../../staff/ui/form-dialog.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { showToast } from '../../../ui/toast.ts';
import type { ChangedOrder } from '../change-order.ts';
import { orderEndpoint } from '../order-labels.ts';
import { TransferFields } from './transfer-fields.tsx';

const WAYS = PAYMENT_WAYS.map((way) => [way, PAYMENT_WAY_LABELS[way]] as const);

/** Writes down money that came: how much, how, when, and under which number. */
export function PaymentDialog({ order, onClose }: { order: StaffOrderDetail; onClose: () => void }) {
  const write = useWrite();
  const [key] = useState(newAttemptKey);
  const left = leftToPay(order);
  const due = order.advanceAmount - order.paidAmount;
  const form = useStaffForm({
    draft: `payment of ${order._id}`,
    schema: paymentFieldsSchema,
    defaultValues: {
      amount: String(due > 0 ? Math.min(due, left) : left),
      way: order.paymentMethod === 'card' ? 'card' : '',
      reference: '',
      paidOn: dayOfShop(new Date().toISOString()),
      note: '',
    },
    missing: 'Please enter the amount, how it was paid, and the number of the transfer.',
  });
  const collects = order.paymentMethod === 'cash' && (!isInShop(order) || order.booking !== null);

  const submit = form.submit(async (payment) => {
    const body = { ...payment, version: order.version };
    const request = { method: 'POST', body, idempotencyKey: key } as const;
    const result = await write<ChangedOrder>(`${orderEndpoint(order._id)}/payments`, request);
    if (!result.ok) return form.fail(form.owns(result.fields) ? null : result.message, result.fields);
    showToast('success', result.value.message, { about: order._id });
    onClose();
  });

  return (
    <FormDialog
      title="Money that came"
      form={form}
      onSubmit={submit}
      confirmLabel="Note the payment"
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        Write it down once it is in the bank or in your hand. {formatRupees(left)} is left to pay.
      </p>
      {collects && (
        <p className="rounded-lg bg-accent-soft px-3 py-2 text-sm font-semibold">
          The courier was told to collect {formatRupees(left)}: tell them what is left now.
        </p>
      )}
      <TransferFields form={form} ways={WAYS} />
    </FormDialog>
  );
}
