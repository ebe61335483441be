import { formatTime } from '../../../shop/dates.ts';
import { WAY_NAMES } from '../../../shop/notifications/rules.ts';
import type { OrderMessage } from '../../../shop/orders/messages/responses.ts';
import { labelOfKind } from '../../staff/message-labels.ts';
import { Panel } from './panel.tsx';

/** What the customer was told, by which way, and what became of it. */
export function MessagesPanel({ messages }: { messages: readonly OrderMessage[] }) {
  return (
    <Panel title="Messages">
      {messages.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing was sent yet.</p>
      ) : (
        <ul className="space-y-2.5 text-sm">
          {messages.map((message) => (
            <li key={message._id} className="border-l-2 border-line pl-3">
              <p className="font-medium">{labelOfKind(message.kind)}</p>
              <p className={message.state === 'failed' ? 'text-danger' : 'text-ink-soft'}>
                {WAY_NAMES[message.way]}, {describe(message)}
              </p>
              {message.reason && <p className="text-ink-soft">{message.reason}</p>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function describe({ state, queuedAt, sentAt, deliveredAt, readAt }: OrderMessage): string {
  switch (state) {
    case 'waiting':
      return `waits since ${formatTime(queuedAt)}`;
    case 'sent':
      return `sent ${formatTime(sentAt ?? queuedAt)}`;
    case 'delivered':
      return `delivered ${formatTime(deliveredAt ?? sentAt ?? queuedAt)}`;
    case 'read':
      return `read ${formatTime(readAt ?? sentAt ?? queuedAt)}`;
    case 'failed':
      return 'did not arrive';
    case 'left-out':
      return 'not sent: too many within an hour';
  }
}
