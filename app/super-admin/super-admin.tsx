import { useOutletContext } from 'react-router';
import { SLIM_FRAME } from '../layout/slim-frame.ts';
import { AreaOutlet } from '../staff/area-outlet.tsx';
import { checkSession, mustCheckSession } from '../staff/check-session.ts';
import { Guarded, WaitingArea } from '../staff/guarded.tsx';
import { staffMeta } from '../staff/staff-meta.ts';
import type { Route } from './+types/super-admin.ts';
import { SuperAdminFrame } from './super-admin-frame.tsx';

export const handle = SLIM_FRAME;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return staffMeta(matches[0].loaderData, null);
}

interface SignedInSuperAdmin {
  id: string;
  name: string;
}

export function clientLoader() {
  return checkSession<SignedInSuperAdmin>('super-admin');
}

export function shouldRevalidate() {
  return mustCheckSession('super-admin');
}

const WAITING = {
  title: 'Super admin',
  waiting: (
    <p role="status" className="text-ink-soft">
      Please wait, your authorization is being checked...
    </p>
  ),
};

export function HydrateFallback() {
  return <WaitingArea {...WAITING} />;
}

/** The super-admin area, for whoever the server lets in. */
export default function SuperAdminArea({ loaderData: session }: Route.ComponentProps) {
  return (
    <Guarded kind="super-admin" session={session} {...WAITING}>
      {(user) => (
        <SuperAdminFrame key={user.id}>
          <AreaOutlet kind="super-admin" title={WAITING.title} context={user} />
        </SuperAdminFrame>
      )}
    </Guarded>
  );
}

/** The super admin who is signed in. */
export function useSuperAdmin(): SignedInSuperAdmin {
  return useOutletContext<SignedInSuperAdmin>();
}
