import { orderNoteSchema } from '../../../shop/orders/schemas.ts';
import { TextArea } from '../../forms/field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { callAsAdmin } from '../../staff/call-as-staff.ts';
import { failureSentence } from '../../staff/failure-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { orderCall } from './order-words.ts';

/** Adds a note that only staff see. */
export function NoteForm({ orderId, onWritten }: { orderId: string; onWritten: () => void }) {
  const form = useSchemaForm({
    schema: orderNoteSchema,
    defaultValues: { note: '' },
    missing: 'Please write a note.',
    storageKey: `note-${orderId}`,
  });
  const submit = form.submit(async (body) => {
    const answer = await callAsAdmin(`${orderCall(orderId)}/notes`, { method: 'POST', body });
    if (!answer.ok) return form.fail(failureSentence(answer));
    form.reset();
    form.forget();
    onWritten();
  });

  return (
    <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-2">
      <TextArea field={form.field('note')} label="Internal note" rows={2} />
      <FormAlert sentence={form.alert} />
      <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start">
        Add the note
      </Button>
    </form>
  );
}
