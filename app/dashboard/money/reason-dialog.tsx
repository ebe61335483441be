import type { ReactNode } from 'react';
import { moneyReasonSchema } from '../../../shop/settlements/schemas.ts';
import { TextArea } from '../../forms/field.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { Dialog } from '../../staff/ui/dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';

interface ReasonDialogProps {
  title: string;
  /** The endpoint that takes the reason. */
  path: string;
  /** The verb on the button. */
  label: string;
  children: ReactNode;
  onClose: () => void;
}

/** Asks why before money is booked the other way. */
export function ReasonDialog({ title, path, label, children, onClose }: ReasonDialogProps) {
  const write = useWrite();
  const form = useStaffForm({
    draft: 'money-reason',
    schema: moneyReasonSchema,
    defaultValues: { reason: '' },
    missing: 'Please say why.',
  });
  const submit = form.submit(async (body) => {
    const result = await write<{ message: string }>(path, { method: 'POST', body });
    if (!result.ok) return form.refuse(result);
    showToast('success', result.value.message);
    onClose();
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-3">
        <p className="text-sm text-ink-soft">{children}</p>
        <TextArea field={form.field('reason')} label="Why" rows={2} />
        <FormAlert message={form.alert} />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" variant="danger" busy={form.busy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
