import { formatTime } from '../../../shop/dates.ts';
import type { StaffOrderDetail } from '../../../shop/orders/responses.ts';
import { isTheCustomer } from '../../../shop/principal.ts';
import { describeMove } from './fulfilment/fulfilment-labels.ts';

/** What happened to the order, the newest first: who, what and when. */
export function OrderHistory({ history }: { history: StaffOrderDetail['history'] }) {
  return (
    <ol className="mb-4 space-y-2.5 text-sm">
      {history.toReversed().map((event) => (
        <li key={event.id} className="border-l-2 border-line pl-3">
          <p>
            <span className="font-medium">{event.actor === 'shopper' ? 'The shopper' : event.actor}</span>{' '}
            {WHAT[event.kind]?.(event) ?? event.kind}
            <span className="ml-2 text-xs whitespace-nowrap text-ink-quiet tabular-nums">
              {formatTime(event.at)}
            </span>
          </p>
          {noteOf(event) && <p className="mt-0.5 whitespace-pre-line text-ink-soft">{noteOf(event)}</p>}
        </li>
      ))}
    </ol>
  );
}

type Event = StaffOrderDetail['history'][number];

/** What stands in the note itself: its first line says what was done, and the others are the note. */
const OF_DONE = ['return', 'refund', 'payment'];
const firstLine = ({ note }: Event) => note?.split('\n')[0] ?? '';

function noteOf({ kind, note }: Event): string | null {
  if (kind === 'courier') return null;
  return OF_DONE.includes(kind) ? (note?.split('\n').slice(1).join('\n') ?? null) : note;
}

const WHAT: Readonly<Record<string, (event: Event) => string>> = {
  placed: ({ actor }) => (actor === 'shopper' ? 'placed the order' : 'took the order by phone'),
  edited: () => 'edited the order',
  status: ({ fromStatus, toStatus }) => `changed the status from ${fromStatus} to ${toStatus}`,
  released: () => 'cancelled the order and gave its stock back',
  note: () => 'wrote a note',
  courier: ({ note }) => (note ? `chose the courier: ${note}` : 'took the courier away'),
  fulfilment: ({ fromFulfilment, toFulfilment }) => describeMove(fromFulfilment, toFulfilment),
  returned: () => 'counted in what came back',
  return: firstLine,
  refund: firstLine,
  payment: firstLine,
  confirmed: ({ actor }) =>
    isTheCustomer(actor) ? 'confirmed the order' : 'had the order confirmed by the shopper',
  'no-answer': () => 'asked and got no answer',
  refused: ({ actor }) =>
    isTheCustomer(actor) ? 'does not want it any more' : 'was told that the shopper does not want it',
  'confirmation-undone': ({ toStatus }) =>
    `took the last outcome of a call back${toStatus ? `: the order is ${toStatus} again` : ''}`,
};
