import { useState } from 'react';
import { href, Link } from 'react-router';
import { formatTime } from '../../../shop/dates.ts';
import type { UndeliveredMail, UndeliveredPage } from '../../../shop/notifications/responses.ts';
import { type MailKind, UNDELIVERED_KEPT_DAYS } from '../../../shop/notifications/rules.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import type { StaffKind } from '../token-store.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { Paging } from '../ui/paging.tsx';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWrite } from '../use-write.ts';

const KIND_LABELS = {
  'order-placed': 'Order confirmation',
  'order-sent': 'Parcel on its way',
  'order-changed': 'Order changed',
  'order-released': 'Order cancelled by the shop',
  'order-reminder': 'Reminder to confirm an order',
  'email-confirmation': 'Confirm the e-mail address',
  'email-change-asked': 'Another address was asked for',
  'email-changed': 'The e-mail address was changed',
  'password-reset': 'Link for a new password',
  'password-changed': 'The password was changed',
  'new-email-in-use': 'The new e-mail address is in use',
  'staff-account-changed': 'A staff account was changed',
  'staff-password-changed': 'The password of staff was changed',
  'staff-two-factor-on': 'Two-factor sign-in was turned on',
  'staff-two-factor-off': 'Two-factor sign-in was turned off',
  'staff-two-factor-reset': 'Two-factor sign-in was reset',
  'staff-recovery-codes': 'New recovery codes',
  'staff-signed-in': 'Staff signed in with a new device',
  'contact-message': 'Message to the shop',
} as const satisfies Record<MailKind, string>;
const KINDS = new Map<string, string>(Object.entries(KIND_LABELS));

/** A page of them. */
export async function loadUndeliveredMails(kind: StaffKind, { search }: URL, { signal }: Request) {
  const page = await requestAsStaff<UndeliveredPage>(kind, `/api/v1/mails/undelivered${search}`, { signal });
  return { kind, page };
}

/** Mails that the shop has given up: to whom, what about, when and why; each is sent again or dismissed. */
export function UndeliveredMails({ kind, page }: Awaited<ReturnType<typeof loadUndeliveredMails>>) {
  const loaded = useLoaded(page);
  const { data } = loaded;
  const write = useWrite(kind);
  const [working, setWorking] = useState<string | null>(null);

  async function settle({ _id }: UndeliveredMail, how: 'send-again' | 'dismiss') {
    setWorking(_id);
    const path = `/api/v1/mails/undelivered/${_id}`;
    const result =
      how === 'dismiss'
        ? await write<{ message: string }>(path, { method: 'DELETE' })
        : await write<{ message: string }>(`${path}/send-again`, { method: 'POST' });
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
      ? [{ head: 'To', className: 'break-all', cell: ({ to }: UndeliveredMail) => to ?? 'Not known' }]
      : []),
    {
      head: 'What about',
      cell: (mail) => (
        <span>
          {KINDS.get(mail.kind) ?? mail.kind}
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
        const what = `${KINDS.get(mail.kind) ?? mail.kind}, ${mail.about.name}`;
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
      <ScreenHeading title="Mails that did not arrive" />
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        The mail server refused the address, or gave no answer for a day. Nobody tries again by itself: call
        the customer, or send the mail again. After {UNDELIVERED_KEPT_DAYS} days a mail leaves this list.
      </p>
      <DataTable
        caption="Mails that did not arrive"
        columns={columns}
        rows={data?.mails}
        loaded={loaded}
        empty="All mails arrived."
      />
      {data && <Paging totalPages={data.totalPages} total={data.total} />}
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
