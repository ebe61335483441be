import { formatRupees } from '../../../../shop/money.ts';
import { advanceFieldsSchema } from '../../../../shop/orders/payments/schemas.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { Input } from '../../../forms/field.tsx';
import { useStaffForm } from '../../../staff/drafts/use-staff-form.ts';
import { FormDialog } from '../../../staff/ui/form-dialog.tsx';
import { DECIMAL } from '../../../staff/ui/typed-numbers.ts';
import { useWrite } from '../../../staff/use-write.ts';
import { showToast } from '../../../ui/toast.ts';
import { type ChangedOrder, orderChange } from '../change-order.ts';

/** Asks for an advance: what a rule asks for is proposed. */
export function AdvanceDialog({ order, onClose }: { order: StaffOrderDetail; onClose: () => void }) {
  const write = useWrite();
  const { advanceAmount, totalAmount, risk } = order;
  const proposed = Math.max(0, ...risk.demands.map(({ advance }) => advance ?? 0));
  const amount = advanceAmount > 0 ? advanceAmount : proposed;
  const form = useStaffForm({
    draft: `advance of ${order._id}`,
    schema: advanceFieldsSchema,
    defaultValues: { amount: amount > 0 ? String(amount) : '' },
    missing: 'Please enter an amount in rupees.',
  });
  const submit = form.submit(async (body) => {
    const result = await write<ChangedOrder>(...orderChange(order, 'advance', body));
    if (!result.ok) return form.refuse(result);
    showToast('success', result.value.message, { about: order._id });
    onClose();
  });
  return (
    <FormDialog
      title="Ask for an advance"
      form={form}
      onSubmit={submit}
      confirmLabel="Save the advance"
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        The customer reads it on the page of the order, and the order is packed once it has come. Of{' '}
        {formatRupees(totalAmount)} the rest is paid at the door. 0 asks for none.
      </p>
      <Input field={form.field('amount')} label="Amount, Rs." {...DECIMAL} />
    </FormDialog>
  );
}
