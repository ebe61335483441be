import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router';
import type { StaffMember } from '../../shop/staff/responses.ts';
import { AreaFrame } from '../staff/area-frame.tsx';
import { checkSession, mustCheckSession } from '../staff/check-session.ts';
import { staffFrame } from '../staff/header/staff-header.tsx';
import { openTo } from '../staff/navigation.ts';
import { StaffArea, WaitingArea } from '../staff/staff-area.tsx';
import { staffLinks, staffMeta } from '../staff/staff-head.ts';
import { Spinner } from '../ui/spinner.tsx';
import type { Route } from './+types/dashboard.ts';
import { ManagersOnly, useIsForOthers } from './managers-only.tsx';
import { DASHBOARD_LINKS } from './nav-links.ts';

export const handle = staffFrame({ kind: 'admin', groups: DASHBOARD_LINKS });
export const meta = staffMeta();
export const links = staffLinks;
export const clientLoader = () => checkSession<StaffMember>('admin');
export const shouldRevalidate = () => mustCheckSession('admin');

const WAITING = (
  <p role="status" className="text-brand">
    <Spinner className="size-10" />
    <span className="sr-only">Loading...</span>
  </p>
);

export function HydrateFallback() {
  return <WaitingArea kind="admin" waiting={WAITING} />;
}

/** The admin area: its menu, of which some is for Shop Managers, and the screen that was chosen. */
export default function Dashboard({ loaderData: session }: Route.ComponentProps) {
  return (
    <StaffArea kind="admin" session={session} waiting={WAITING}>
      {(member, screen) => (
        <AreaFrame key={member.id} kind="admin" groups={openTo(member.role, DASHBOARD_LINKS)}>
          <OwnScreen member={member}>{screen}</OwnScreen>
        </AreaFrame>
      )}
    </StaffArea>
  );
}

/** The screen, or that it is for Shop Managers. */
function OwnScreen({ member, children }: { member: StaffMember; children: ReactNode }) {
  return useIsForOthers(member) ? <ManagersOnly {...member} /> : children;
}

/** The admin who is signed in, for the screens of the admin area. */
export const useStaff = () => useOutletContext<StaffMember>();
