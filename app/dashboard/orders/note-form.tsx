import { type FormEvent, useState } from 'react';
import { orderNoteSchema } from '../../../shop/orders/schemas.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { orderEndpoint } from './order-labels.ts';

/** Adds a note that only staff see. */
export function NoteForm({ orderId }: { orderId: string }) {
  const write = useWrite();
  const [busy, setBusy] = useState(false);
  const form = useForm({
    schema: orderNoteSchema,
    initial: { note: '' },
    missing: 'Please write a note.',
    keepUnder: `note-${orderId}`,
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const checked = form.check();
    if (!checked || busy) return;
    setBusy(true);
    const result = await write(`${orderEndpoint(orderId)}/notes`, { method: 'POST', body: checked });
    setBusy(false);
    if (!result.ok) {
      form.say(failureMessage(result));
      return;
    }
    form.set({ note: '' });
    form.forget();
  }

  return (
    <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-2">
      <FormField field={form.field('note')} label="Internal note">
        {(control) => <textarea {...control} rows={2} />}
      </FormField>
      <FormAlert message={form.alert} />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        Add the note
      </Button>
    </form>
  );
}
