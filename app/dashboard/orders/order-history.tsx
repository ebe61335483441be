import { formatTime } from '../../../shop/dates.ts';
import type { StaffOrderDetail } from '../../../shop/orders/responses.ts';

/** What happened to the order, the newest first: who, what and when. */
export function OrderHistory({ history }: { history: StaffOrderDetail['history'] }) {
  return (
    <ol className="mb-4 space-y-2.5 text-sm">
      {history.toReversed().map((event) => (
        <li key={event.id} className="border-l-2 border-line pl-3">
          <p>
            <span className="font-medium">{event.actor === 'shopper' ? 'The shopper' : event.actor}</span>{' '}
            {sayWhat(event)}
            <span className="ml-2 text-xs whitespace-nowrap text-ink-quiet tabular-nums">
              {formatTime(event.at)}
            </span>
          </p>
          {event.note && event.kind !== 'courier' && (
            <p className="mt-0.5 whitespace-pre-line text-ink-soft">{event.note}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function sayWhat({ kind, fromStatus, toStatus, note }: StaffOrderDetail['history'][number]): string {
  switch (kind) {
    case 'placed':
      return 'placed the order';
    case 'status':
      return `changed the status from ${fromStatus} to ${toStatus}`;
    case 'released':
      return 'cancelled the order and gave its stock back';
    case 'note':
      return 'wrote a note';
    case 'courier':
      return note ? `gave the parcel to ${note}` : 'took the courier away';
    case 'confirmed':
      return 'had the order confirmed by the shopper';
    case 'no-answer':
      return 'asked and got no answer';
    case 'refused':
      return 'was told that the shopper does not want it';
    default:
      return kind;
  }
}
