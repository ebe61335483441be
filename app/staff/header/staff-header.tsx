import { Link } from 'react-router';
import { BrandMark } from '../../layout/brand-mark.tsx';
import { Frame } from '../../layout/frame.ts';
import { useRootData } from '../../layout/use-root-data.ts';
import { STAFF_AREAS } from '../areas.ts';
import { type DestinationGroup, openTo } from '../navigation.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { useAccount } from '../session/account-store.ts';
import type { StaffKind } from '../token-store.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';

interface StaffHeaderProps {
  kind: StaffKind;
  groups: readonly DestinationGroup[];
}

/** The header of the staff's side: search, what waits, who I am. Before anybody is in, the shop's name alone. */
function StaffHeader({ kind, groups }: StaffHeaderProps) {
  const account = useAccount(kind);
  const { name } = useRootData().store;
  const { home, title } = STAFF_AREAS[kind];
  return (
    <header className="z-30 border-b border-line bg-paper lg:sticky lg:top-0 print:hidden">
      <div className="flex h-13 items-center gap-1 px-2 sm:gap-2 lg:px-4">
        <Link
          to={account ? home : '/'}
          aria-label={account ? `${name}, ${title}` : `${name}, home`}
          className="flex min-h-11 min-w-11 shrink-0 items-center gap-2 rounded-control px-1 lg:w-49"
        >
          <BrandMark className="size-8" />
          <span className="truncate text-lg font-extrabold tracking-tight text-brand max-sm:sr-only">
            {name}
          </span>
        </Link>
        {account && (
          <>
            <PaletteButton kind={kind} groups={openTo(account.role, groups)} />
            <div className="ml-auto flex shrink-0 items-center gap-1">
              {kind === 'admin' && <Bell role={account.role} />}
              <AccountMenu kind={kind} account={account} />
            </div>
          </>
        )}
      </div>
    </header>
  );
}

/** The `handle` of an area of the staff's side: a header of its own, no footer, and no cart. */
export function staffFrame(props: StaffHeaderProps): Frame {
  return new Frame({ header: <StaffHeader {...props} />, footer: null, canBuy: false });
}
