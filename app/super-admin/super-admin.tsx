import { Outlet, useOutletContext } from 'react-router';
import { SLIM_FRAME } from '../layout/slim-frame.ts';
import { Guarded } from '../staff/guarded.tsx';
import { staffMeta } from '../staff/staff-meta.ts';
import { useGuard } from '../staff/use-guard.ts';
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

/** The super-admin area, for whoever the server lets in. */
export default function SuperAdminArea() {
  const guard = useGuard<SignedInSuperAdmin>('super-admin');
  return (
    <Guarded
      guard={guard}
      kind="super-admin"
      title="Super admin"
      waiting={
        <p role="status" className="text-ink-soft">
          Please wait, your authorization is being checked...
        </p>
      }
    >
      {(user) => (
        <SuperAdminFrame key={user.id}>
          <Outlet context={user} />
        </SuperAdminFrame>
      )}
    </Guarded>
  );
}

/** The super admin who is signed in. */
export function useSuperAdmin(): SignedInSuperAdmin {
  return useOutletContext<SignedInSuperAdmin>();
}
