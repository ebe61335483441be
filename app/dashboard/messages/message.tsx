import type { Message, OrderBeside } from '../../../shop/back-office/people/messages/responses.ts';
import { formatTime } from '../../../shop/dates.ts';
import { formatMobile, phoneAddress } from '../../../shop/fields/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { LoadError } from '../../staff/ui/load-error.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { lastAddressOf, TO_LAST_PLACE } from '../../staff/ui/use-kept-place.ts';
import { useLoaded } from '../../staff/use-loaded.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import { Panel } from '../orders/panel.tsx';
import { StateBadge } from '../orders/state-badge.tsx';
import { STATUS_STATES } from '../orders/states.ts';
import type { Route } from './+types/message.ts';
import { AnswerForm } from './answer-form.tsx';
import { Answers } from './answers.tsx';
import { MessageActions } from './message-actions.tsx';

const endpoint = (id: string) => `/api/v1/messages/${id}`;

/** Who is shown a message has read it. */
export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const result = await requestAsStaff<Message>('admin', endpoint(id), { signal: request.signal });
  if (result.ok && !result.value.read) {
    void requestAsStaff('admin', `${endpoint(id)}/read`, { method: 'PUT', body: { read: true } });
  }
  return result;
}

/** One message: what was written, what was answered, and what its writer ordered (R476). */
export default function MessagePage({ loaderData }: Route.ComponentProps) {
  const { data: message, error, reload, show } = useLoaded(loaderData);

  return (
    <>
      <ScreenHeading title={message ? `Message from ${message.name}` : 'Message'}>
        <ButtonLink variant="quiet" to={lastAddressOf('/dashboard/messages')} state={TO_LAST_PLACE}>
          All messages
        </ButtonLink>
        {message && <MessageActions message={message} onChanged={show} />}
      </ScreenHeading>
      {message ? (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 content-start gap-4">
            <Panel title={`Written ${formatTime(message.at)}`}>
              <p dir="auto" className="max-w-prose break-words whitespace-pre-line">
                {message.message}
              </p>
            </Panel>
            <Answers message={message} />
            <AnswerForm message={message} onChanged={show} />
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <Sender message={message} />
            <Orders orders={message.orders} />
          </div>
        </div>
      ) : (
        <LoadError error={error} onRetry={reload} />
      )}
    </>
  );
}

function Sender({ message: { name, email, mobile, done, answers } }: { message: Message }) {
  return (
    <Panel title="From">
      <div className="grid gap-1 text-sm">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <b dir="auto" className="min-w-0 font-semibold break-words">
            {name}
          </b>
          {done ? (
            <StatusBadge tone="good">{answers.length > 0 ? 'Answered' : 'Done'}</StatusBadge>
          ) : (
            <StatusBadge tone="waiting">To answer</StatusBadge>
          )}
        </p>
        <span className="break-all text-ink-soft">{email}</span>
        {mobile && (
          <a
            href={phoneAddress(mobile)}
            className="inline-flex min-h-11 w-fit items-center text-brand tabular-nums hover:underline lg:min-h-0"
          >
            {formatMobile(mobile)}
          </a>
        )}
        {done && (
          <p className="text-xs text-ink-quiet">
            Done by {done.by}, {formatTime(done.at)}
          </p>
        )}
      </div>
    </Panel>
  );
}

/** What the same mobile or e-mail address ordered. */
function Orders({ orders }: { orders: readonly OrderBeside[] }) {
  return (
    <Panel title="Orders of this mobile or address">
      {orders.length === 0 ? (
        <p className="text-sm text-ink-quiet">No order has this mobile or e-mail address.</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {orders.map((order) => (
            <li key={order._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <OrderLink order={order} />
              <span className="text-xs text-ink-quiet tabular-nums">{formatTime(order.at)}</span>
              <span className="ml-auto tabular-nums">{formatRupees(order.totalAmount)}</span>
              <StateBadge state={STATUS_STATES[order.status]} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
