import { Link } from 'react-router';
import { UserIcon } from '../../ui/icons.tsx';
import { STAFF_AREAS } from '../areas.ts';
import type { StaffAccount } from '../session/account-store.ts';
import { useSignOut } from '../sign-out.tsx';
import type { StaffKind } from '../token-store.ts';
import { LeaveIcon, ShopIcon } from '../ui/icons.tsx';
import { POPOVER_LINE, Popover } from '../ui/popover.tsx';

/** Who I am, and what belongs to me. */
export function AccountMenu({ kind, account }: { kind: StaffKind; account: StaffAccount }) {
  const signOut = useSignOut();
  const { name, email } = account;
  const role = account.role ?? 'Super admin';
  return (
    <Popover
      label={`${name}, ${role}: account`}
      button={
        <>
          <UserIcon className="size-5" />
          <span className="hidden max-w-40 text-left leading-tight lg:block">
            <span className="block truncate font-semibold text-ink">{name}</span>
            <span className="block text-xs text-ink-quiet">{role}</span>
          </span>
        </>
      }
    >
      <p className="border-b border-line px-3 pt-1 pb-2">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block text-xs text-ink-quiet">{role}</span>
        <span className="block truncate text-xs text-ink-quiet">{email}</span>
      </p>
      <ul className="pt-2">
        <li>
          <Link to={`${STAFF_AREAS[kind].root}/account`} className={POPOVER_LINE}>
            <UserIcon className="size-4.5" /> Account
          </Link>
        </li>
        <li>
          <Link to="/" className={POPOVER_LINE}>
            <ShopIcon className="size-4.5" /> Open the shop
          </Link>
        </li>
        <li>
          <button type="button" className={POPOVER_LINE} onClick={signOut}>
            <LeaveIcon className="size-4.5" /> Sign out
          </button>
        </li>
      </ul>
    </Popover>
  );
}
