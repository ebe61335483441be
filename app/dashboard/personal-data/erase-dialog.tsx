import { ERASE_WORD } from '../../../shop/people/personal-data/rules.ts';
import { erasePersonSchema } from '../../../shop/people/personal-data/schemas.ts';
import { Input } from '../../forms/field.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { Dialog } from '../../staff/ui/dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';

interface EraseDialogProps {
  who: string;
  checked: string;
  onErased: () => void;
  onClose: () => void;
}

const CONFIRMATION = erasePersonSchema.pick({ confirmation: true });

/** Says what goes and what stays, and wants a word typed: there is no way back. */
export function EraseDialog({ who, checked, onErased, onClose }: EraseDialogProps) {
  const write = useWrite('admin', 'never');
  const form = useStaffForm({
    draft: 'erase',
    schema: CONFIRMATION,
    defaultValues: { confirmation: '' },
    missing: `Please type ${ERASE_WORD}.`,
  });
  const submit = form.submit(async ({ confirmation }) => {
    const body = { who, checked, confirmation };
    const result = await write<{ message: string }>('/api/v1/personal-data/erase', { method: 'POST', body });
    if (!result.ok) return form.refuse(result);
    showToast('success', result.value.message);
    onClose();
    onErased();
  });
  return (
    <Dialog title={`Erase ${who}?`} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-3">
        <p className="text-sm text-ink-soft">
          Accounts, reviews, messages, notes and a block go. Orders stay for the tax office: amounts, days,
          products and city, without name, mobile, address and mail. This cannot be undone. Backups have it
          until they are removed by age.
        </p>
        <Input
          field={form.field('confirmation')}
          label={`Type ${ERASE_WORD}`}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <FormAlert message={form.alert} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" variant="danger" busy={form.busy}>
            Erase for good
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
