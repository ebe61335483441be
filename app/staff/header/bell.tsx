import { Link } from 'react-router';
import type { StaffRole } from '../../../shop/principal.ts';
import { useWaiting } from '../live/waiting-store.ts';
import type { Destination } from '../navigation.ts';
import { BellIcon } from '../ui/icons.tsx';
import { POPOVER_LINE, Popover } from '../ui/popover.tsx';

type Counted = NonNullable<Destination['count']>;

const LINES: readonly (readonly [of: Counted, one: string, more: string, to: string])[] = [
  ['toConfirm', 'order to confirm', 'orders to confirm', '/dashboard/confirm-orders'],
  ['toPack', 'order to pack', 'orders to pack', '/dashboard/view-orders?stage=to-pack'],
  ['lowStock', 'product low on stock', 'products low on stock', '/dashboard/edit-delete-product?sort=stock'],
  ['messages', 'message to answer', 'messages to answer', '/dashboard/messages'],
  ['reviews', 'review to check', 'reviews to check', '/dashboard/reviews?state=waiting'],
  ['undeliveredMails', 'message did not arrive', 'messages did not arrive', '/dashboard/undelivered-mails'],
];

const URGENT: readonly Counted[] = ['toConfirm', 'messages', 'undeliveredMails'];
const OF_MANAGERS: readonly Counted[] = ['reviews', 'undeliveredMails'];

/** What waits for somebody in the shop, each with the way to it. The number is that of what is urgent. */
export function Bell({ role }: { role: StaffRole | null }) {
  const waiting = useWaiting();
  const countOf = (of: Counted) =>
    role === 'Shop Editor' && OF_MANAGERS.includes(of) ? 0 : (waiting?.[of] ?? 0);
  const urgent = URGENT.reduce((sum, of) => sum + countOf(of), 0);
  const lines = LINES.filter(([of]) => countOf(of) > 0);
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
          {lines.map(([of, one, more, to]) => (
            <li key={to}>
              <Link to={to} className={POPOVER_LINE}>
                <strong className="min-w-8 text-right text-ink tabular-nums">
                  {countOf(of).toLocaleString('en-US')}
                </strong>
                {countOf(of) === 1 ? one : more}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
