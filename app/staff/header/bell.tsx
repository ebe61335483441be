import { Link } from 'react-router';
import type { StaffRole } from '../../../shop/principal.ts';
import { useWaiting } from '../live/waiting-store.ts';
import { BellIcon } from '../ui/icons.tsx';
import { POPOVER_LINE, Popover } from '../ui/popover.tsx';

/** What waits for somebody in the shop, each with the way to it. The number is that of what is urgent. */
export function Bell({ role }: { role: StaffRole | null }) {
  const waiting = useWaiting();
  const reviews = role === 'Shop Editor' ? 0 : (waiting?.reviews ?? 0);
  const mails = role === 'Shop Editor' ? 0 : (waiting?.undeliveredMails ?? 0);
  const urgent = (waiting?.toConfirm ?? 0) + (waiting?.messages ?? 0) + mails;
  const lines = [
    {
      count: waiting?.toConfirm ?? 0,
      one: 'order to confirm',
      more: 'orders to confirm',
      to: '/dashboard/confirm-orders',
    },
    {
      count: waiting?.toPack ?? 0,
      one: 'order to pack',
      more: 'orders to pack',
      to: '/dashboard/view-orders?stage=to-pack',
    },
    {
      count: waiting?.lowStock ?? 0,
      one: 'product low on stock',
      more: 'products low on stock',
      to: '/dashboard/edit-delete-product?sort=stock',
    },
    {
      count: waiting?.messages ?? 0,
      one: 'message to answer',
      more: 'messages to answer',
      to: '/dashboard/messages',
    },
    {
      count: reviews,
      one: 'review to check',
      more: 'reviews to check',
      to: '/dashboard/reviews?state=waiting',
    },
    {
      count: mails,
      one: 'message did not arrive',
      more: 'messages did not arrive',
      to: '/dashboard/undelivered-mails',
    },
  ].filter(({ count }) => count > 0);
  return (
    <Popover
      label={urgent > 0 ? `What waits: ${urgent} to look after` : 'What waits'}
      button={
        <>
          <BellIcon className="size-5" />
          {urgent > 0 && (
            <span className="absolute top-0.5 right-0 min-w-4.5 rounded-full bg-danger px-1 text-center text-[11px] leading-4.5 font-bold text-white tabular-nums">
              {urgent > 99 ? '99+' : urgent}
            </span>
          )}
        </>
      }
    >
      {lines.length === 0 ? (
        <p className="px-3 py-2 text-ink-quiet">Nothing waits.</p>
      ) : (
        <ul>
          {lines.map(({ count, one, more, to }) => (
            <li key={to}>
              <Link to={to} className={POPOVER_LINE}>
                <strong className="min-w-8 text-right text-ink tabular-nums">
                  {count.toLocaleString('en-US')}
                </strong>
                {count === 1 ? one : more}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
