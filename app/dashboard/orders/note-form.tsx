import { orderNoteSchema } from '../../../shop/orders/management/schemas.ts';
import { TextArea } from '../../forms/field.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

interface NoteFormProps {
  label: string;
  /** The endpoint that takes it. */
  path: string;
  /** Whom it is about, where the path does not say so. */
  about?: object;
}

/** Adds a note that only staff see, of an order or of a customer. */
export function NoteForm({ label, path, about }: NoteFormProps) {
  const write = useWrite();
  const form = useStaffForm({
    draft: 'note',
    schema: orderNoteSchema,
    defaultValues: { note: '' },
    missing: 'Please write a note.',
  });
  const submit = form.submit(async ({ note }) => {
    const result = await write(path, { method: 'POST', body: { ...about, note } });
    if (!result.ok) return form.fail(result.message, result.fields);
    form.reset();
  });
  return (
    <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-2">
      <TextArea field={form.field('note')} label={label} rows={2} />
      <FormAlert message={form.alert} />
      <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start">
        Add the note
      </Button>
    </form>
  );
}
