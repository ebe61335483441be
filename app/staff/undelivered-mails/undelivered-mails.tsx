import { useState } from 'react';
import { href, Link } from 'react-router';
import { formatTime } from '../../../shop/dates.ts';
import type { UndeliveredMail, UndeliveredPage } from '../../../shop/notifications/responses.ts';
import { UNDELIVERED_KEPT_DAYS, WAY_NAMES } from '../../../shop/notifications/rules.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useStaffKind } from '../areas.ts';
import { loadList } from '../load-list.ts';
import { labelOfKind } from '../message-labels.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWrite } from '../use-write.ts';
import type { Route } from './+types/undelivered-mails.ts';

/** A page of them. */
export const clientLoader = loadList<UndeliveredPage>('/api/v1/mails/undelivered');

/** Mails and messages that the shop has given up: to whom, what about, when and why; each is sent again or dismissed. */
export default function UndeliveredMails({ loaderData }: Route.ComponentProps) {
  const kind = useStaffKind();
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const write = useWrite();
  const [working, setWorking] = useState<string | null>(null);

  async function settle({ _id }: UndeliveredMail, how: 'send-again' | 'dismiss') {
    setWorking(_id);
    const path = `/api/v1/mails/undelivered/${_id}`;
    const result =
      how === 'dismiss'
        ? await write(path, { method: 'DELETE' })
        : await write(`${path}/send-again`, { method: 'POST' });
    setWorking(null);
    if (result.ok) showToast('success', result.value.message);
    else showToast('error', result.message);
  }

  const columns: Column<UndeliveredMail>[] = [
    {
      head: 'When',
      card: { span: 6 },
      className: 'whitespace-nowrap text-ink-soft',
      cell: ({ givenUpAt }) => formatTime(givenUpAt),
    },
    ...(kind === 'admin'
      ? [
          {
            head: 'To',
            className: 'break-all lg:break-normal lg:whitespace-nowrap',
            cell: ({ to }: UndeliveredMail) => to ?? 'Not known',
          },
        ]
      : []),
    { head: 'By', card: { span: 6 }, className: 'whitespace-nowrap', cell: ({ way }) => WAY_NAMES[way] },
    {
      head: 'What about',
      cell: (mail) => (
        <span>
          {labelOfKind(mail.kind)}
          <Subject mail={mail} isLinked={kind === 'admin'} />
        </span>
      ),
    },
    { head: 'Why', className: 'text-ink-soft', cell: ({ reason }) => reason },
    {
      head: 'Actions',
      card: { span: 6, end: true },
      className: 'whitespace-nowrap',
      cell: (mail) => {
        const what = `${labelOfKind(mail.kind)}, ${mail.about.name}`;
        return (
          <span className="flex gap-1">
            <Button
              variant="quiet"
              size="small"
              busy={working === mail._id}
              aria-label={`Send again: ${what}`}
              onClick={() => settle(mail, 'send-again')}
            >
              Send again
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Dismiss: ${what}`}
              onClick={() => settle(mail, 'dismiss')}
            >
              Dismiss
            </Button>
          </span>
        );
      },
    },
  ];

  return (
    <>
      <ScreenHeading title="Messages that did not arrive" />
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        The mail server or service refused them, or gave no answer for a day.{' '}
        {kind === 'admin'
          ? 'Nothing is sent again by itself: call the customer, or send the message again.'
          : 'Nothing is sent again by itself: send the message again, or ask an admin to call the customer.'}{' '}
        After {UNDELIVERED_KEPT_DAYS} days a message leaves this list.
      </p>
      <DataTable
        caption="Messages that did not arrive"
        columns={columns}
        rows={data?.mails}
        loaded={loaded}
        empty="All messages arrived."
        pages={data}
      />
    </>
  );
}

/** The order that a mail was about; of other mails the label says enough. */
function Subject({ mail: { about }, isLinked }: { mail: UndeliveredMail; isLinked: boolean }) {
  if (about.kind !== 'order') return null;
  const name = `Order ${about.name}`;
  return (
    <>
      {', '}
      {isLinked ? (
        <Link
          to={href('/dashboard/order/:id', { id: about.id })}
          className="font-semibold whitespace-nowrap text-brand hover:underline"
        >
          {name}
        </Link>
      ) : (
        name
      )}
    </>
  );
}
