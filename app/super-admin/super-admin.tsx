import { useOutletContext } from 'react-router';
import { checkSession, mustCheckSession } from '../staff/check-session.ts';
import { StaffArea, WaitingArea } from '../staff/staff-area.tsx';
import { staffLinks, staffMeta } from '../staff/staff-head.ts';
import type { Route } from './+types/super-admin.ts';
import { SUPER_ADMIN_FRAME, SuperAdminFrame } from './super-admin-frame.tsx';

export interface SignedInSuperAdmin {
  id: string;
  name: string;
  email: string;
}

export const handle = SUPER_ADMIN_FRAME;
export const meta = staffMeta();
export const links = staffLinks;
export const clientLoader = () => checkSession<SignedInSuperAdmin>('super-admin');
export const shouldRevalidate = () => mustCheckSession('super-admin');

const WAITING = (
  <p role="status" className="text-ink-soft">
    Please wait, your authorization is being checked...
  </p>
);

export function HydrateFallback() {
  return <WaitingArea kind="super-admin" waiting={WAITING} />;
}

/** The super-admin area: its menu, and the screen that was chosen. */
export default function SuperAdminArea({ loaderData: session }: Route.ComponentProps) {
  return (
    <StaffArea kind="super-admin" session={session} waiting={WAITING}>
      {({ id }, screen) => <SuperAdminFrame key={id}>{screen}</SuperAdminFrame>}
    </StaffArea>
  );
}

/** The super admin who is signed in. */
export const useSuperAdmin = () => useOutletContext<SignedInSuperAdmin>();
