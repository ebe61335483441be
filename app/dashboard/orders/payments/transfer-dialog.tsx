import { type ReactNode, useState } from 'react';
import type { ZodType } from 'zod';
import { dayOfShop } from '../../../../shop/dates.ts';
import type { StaffOrder } from '../../../../shop/orders/responses.ts';
import { newAttemptKey } from '../../../cart/order-attempt.ts';
import { Input, TextArea } from '../../../forms/field.tsx';
import { type Choices, Select } from '../../../forms/select.tsx';
import { useStaffForm } from '../../../staff/drafts/use-staff-form.ts';
import { FormDialog, type FormDialogProps } from '../../../staff/ui/form-dialog.tsx';
import { DECIMAL } from '../../../staff/ui/typed-numbers.ts';
import { useWrite } from '../../../staff/use-write.ts';
import { showToast } from '../../../ui/toast.ts';
import type { ChangedOrder } from '../change-order.ts';
import { orderEndpoint } from '../order-labels.ts';

interface TransferDialogProps extends Pick<FormDialogProps, 'title' | 'confirmLabel' | 'onClose'> {
  order: StaffOrder;
  draft: string;
  schema: ZodType<object>;
  /** The endpoint below the order's that writes it down. */
  endpoint: 'payments' | 'refunds';
  /** What it is sent beside what is typed. */
  also?: object;
  /** The rupees that are proposed. */
  proposed: number;
  ways: Choices;
  /** What has to be known first. */
  children: ReactNode;
}

/** Writes down money that came or went back: how much, when, how, and under which number. */
export function TransferDialog({
  order,
  draft,
  schema,
  endpoint,
  also,
  proposed,
  ways,
  children,
  ...dialog
}: TransferDialogProps) {
  const write = useWrite();
  const [key] = useState(newAttemptKey);
  const form = useStaffForm({
    draft,
    schema,
    defaultValues: {
      amount: proposed === 0 ? '' : String(proposed),
      way: order.paymentMethod === 'card' ? 'card' : '',
      reference: '',
      paidOn: dayOfShop(new Date().toISOString()),
      note: '',
    },
    missing: 'Please enter the amount, how it was paid, and the number of the transfer.',
  });
  const { field } = form;

  const submit = form.submit(async (transfer) => {
    const body = { ...transfer, ...also, version: order.version };
    const request = { method: 'POST', body, idempotencyKey: key } as const;
    const result = await write<ChangedOrder>(`${orderEndpoint(order._id)}/${endpoint}`, request);
    if (!result.ok) return form.failAtFields(result);
    showToast('success', result.value.message, { about: order._id });
    dialog.onClose();
  });

  return (
    <FormDialog {...dialog} form={form} onSubmit={submit}>
      {children}
      <div className="grid gap-3 sm:grid-cols-2">
        <Input field={field('amount')} label="Amount, Rs." {...DECIMAL} />
        <Input field={field('paidOn')} label="Paid on" type="date" />
        <Select field={field('way')} label="How" prompt="Choose the way" choices={ways} />
        <Input
          field={field('reference')}
          label="Number of the transfer"
          optional={form.watch('way') === 'cash'}
          autoComplete="off"
        />
      </div>
      <TextArea field={field('note')} label="Note" optional rows={2} />
    </FormDialog>
  );
}
