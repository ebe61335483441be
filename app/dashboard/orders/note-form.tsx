import { orderNoteSchema } from '../../../shop/orders/schemas.ts';
import { TextArea } from '../../forms/field.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { orderEndpoint } from './order-labels.ts';

/** Adds a note that only staff see. */
export function NoteForm({ orderId }: { orderId: string }) {
  const write = useWrite();
  const form = useSchemaForm({
    schema: orderNoteSchema,
    defaultValues: { note: '' },
    missing: 'Please write a note.',
    storageKey: `note-${orderId}`,
  });
  const submit = form.submit(async (body) => {
    const result = await write(`${orderEndpoint(orderId)}/notes`, { method: 'POST', body });
    if (!result.ok) return form.fail(failureMessage(result));
    form.reset();
    form.forget();
  });

  return (
    <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-2">
      <TextArea field={form.field('note')} label="Internal note" rows={2} />
      <FormAlert message={form.alert} />
      <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start">
        Add the note
      </Button>
    </form>
  );
}
