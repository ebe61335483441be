import type { CustomerShown } from '../../../shop/back-office/people/customers/responses.ts';
import { formatTime } from '../../../shop/dates.ts';
import { NoteForm } from '../orders/note-form.tsx';
import { Panel } from '../orders/panel.tsx';

/** What staff noted about a customer, with who and when, and the form for one more. */
export function CustomerNotes({ mobile, notes }: Pick<CustomerShown, 'mobile' | 'notes'>) {
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
      <NoteForm label="Note for staff" path="/api/v1/customers/notes" about={{ mobile }} />
    </Panel>
  );
}
