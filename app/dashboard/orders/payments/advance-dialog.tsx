import { formatRupees } from '../../../../shop/money.ts';
import { advanceFieldsSchema } from '../../../../shop/orders/payments/schemas.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { Input } from '../../../forms/field.tsx';
import { useStaffForm } from '../../../staff/drafts/use-staff-form.ts';
import { Dialog } from '../../../staff/ui/dialog.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
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
    <Dialog title="Ask for an advance" onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-3">
        <p className="text-sm text-ink-soft">
          The customer reads it on the page of the order, and the order is packed once it has come. Of{' '}
          {formatRupees(totalAmount)} the rest is paid at the door. 0 asks for none.
        </p>
        <Input field={form.field('amount')} label="Amount, Rs." inputMode="decimal" autoComplete="off" />
        <FormAlert message={form.alert} />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" busy={form.busy}>
            Save the advance
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
