import { ERASE_WORD } from '../../../shop/back-office/people/personal-data/rules.ts';
import { erasePersonSchema } from '../../../shop/back-office/people/personal-data/schemas.ts';
import { Input } from '../../forms/field.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { FormDialog } from '../../staff/ui/form-dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';

interface EraseDialogProps {
  who: string;
  checked: string;
  onErased: () => void;
  onClose: () => void;
}

const CONFIRMATION = erasePersonSchema.pick({ confirmation: true });

/** Says what goes and what stays, and wants a word typed: there is no way back. */
export function EraseDialog({ who, checked, onErased, onClose }: EraseDialogProps) {
  const write = useWrite('never');
  const form = useStaffForm({
    draft: 'erase',
    schema: CONFIRMATION,
    defaultValues: { confirmation: '' },
    missing: `Please type ${ERASE_WORD}.`,
  });
  const submit = form.submit(async ({ confirmation }) => {
    const body = { who, checked, confirmation };
    const result = await write('/api/v1/personal-data/erase', { method: 'POST', body });
    if (!form.tell(result)) return;
    onClose();
    onErased();
  });
  return (
    <FormDialog
      title={`Erase ${who}?`}
      form={form}
      onSubmit={submit}
      confirmLabel="Erase for good"
      cancelLabel="Keep it"
      dangerous
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
