import { returnNoteSchema } from '../../../../shop/orders/returns/schemas.ts';
import { TextArea } from '../../../forms/field.tsx';
import { useStaffForm } from '../../../staff/drafts/use-staff-form.ts';
import { Dialog } from '../../../staff/ui/dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';

interface NoteDialogProps {
  draft: string;
  title: string;
  /** The verb on the button. */
  label: string;
  /** @returns what is wrong, or null once it is done */
  onSend: (note: string) => Promise<string | null>;
  onClose: () => void;
}

/** Asks why, for the history of the order. */
export function NoteDialog({ draft, title, label, onSend, onClose }: NoteDialogProps) {
  const form = useStaffForm({
    draft,
    schema: returnNoteSchema,
    defaultValues: { note: '' },
    missing: 'Please say why.',
  });
  const submit = form.submit(async ({ note }) => {
    const problem = await onSend(note);
    if (problem === null) onClose();
    else form.fail(problem);
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-3">
        <TextArea field={form.field('note')} label="Why" rows={2} />
        <FormAlert message={form.alert} />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" busy={form.busy}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
