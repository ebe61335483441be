import type { Message, MessageAnswer } from '../../../shop/back-office/people/messages/responses.ts';
import { formatTime } from '../../../shop/dates.ts';
import { StatusBadge, type Tone } from '../../staff/ui/status-badge.tsx';
import { Panel } from '../orders/panel.tsx';

const STATES: Readonly<Record<MessageAnswer['state'], { label: string; tone: Tone }>> = {
  waiting: { label: 'Mail waits', tone: 'waiting' },
  sent: { label: 'Mailed', tone: 'good' },
  failed: { label: 'Mail did not arrive', tone: 'bad' },
  opened: { label: 'WhatsApp', tone: 'good' },
};

/** What was answered, by whom and when. */
export function Answers({ message: { answers } }: { message: Message }) {
  if (answers.length === 0) return null;
  return (
    <Panel title="Answers">
      <ul className="grid gap-4">
        {answers.map(({ _id, at, by, state, text }) => (
          <li key={_id} className="border-l-2 border-brand pl-3 text-sm">
            <p className="mb-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-quiet">
              <span className="tabular-nums">
                {by}, {formatTime(at)}
              </span>
              <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>
            </p>
            <p dir="auto" className="max-w-prose break-words whitespace-pre-line">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
