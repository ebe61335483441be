import { formatTime } from '../../../shop/dates.ts';
import type { CustomerShown } from '../../../shop/people/customers/responses.ts';
import { customerNoteSchema } from '../../../shop/people/customers/schemas.ts';
import { TextArea } from '../../forms/field.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Panel } from '../orders/panel.tsx';

const NOTE = customerNoteSchema.pick({ note: true });

/** What staff noted about a customer, with who and when, and the form for one more. */
export function CustomerNotes({ mobile, notes }: Pick<CustomerShown, 'mobile' | 'notes'>) {
  const write = useWrite();
  const form = useStaffForm({
    draft: 'note',
    schema: NOTE,
    defaultValues: { note: '' },
    missing: 'Please write a note.',
  });
  const submit = form.submit(async ({ note }) => {
    const result = await write('/api/v1/customers/notes', { method: 'POST', body: { mobile, note } });
    if (!result.ok) return form.refuse(result);
    form.reset();
  });
  return (
    <Panel title="Notes">
      <ul className="mb-3 grid gap-3 text-sm">
        {notes.map(({ _id, at, by, note }) => (
          <li key={_id} className="border-l-2 border-line-strong pl-3">
            <p className="text-xs text-ink-quiet tabular-nums">
              {by}, {formatTime(at)}
            </p>
            <p dir="auto" className="break-words whitespace-pre-line">
              {note}
            </p>
          </li>
        ))}
      </ul>
      <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-2">
        <TextArea field={form.field('note')} label="Note for staff" rows={2} />
        <FormAlert message={form.alert} />
        <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start">
          Add the note
        </Button>
      </form>
    </Panel>
  );
}
