import type { StaffMember } from '../../shop/staff/responses.ts';
import { SLIM_FRAME } from '../layout/slim-frame.ts';
import { AreaOutlet } from '../staff/area-outlet.tsx';
import { checkSession, mustCheckSession } from '../staff/check-session.ts';
import { Guarded, WaitingArea } from '../staff/guarded.tsx';
import { staffMeta } from '../staff/staff-meta.ts';
import { Spinner } from '../ui/spinner.tsx';
import type { Route } from './+types/dashboard.ts';
import { DashboardNav } from './dashboard-nav.tsx';
import type { StaffContext } from './use-staff.ts';

export const handle = SLIM_FRAME;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return staffMeta(matches[0].loaderData, null);
}

export function clientLoader() {
  return checkSession<StaffMember>('admin');
}

export function shouldRevalidate() {
  return mustCheckSession('admin');
}

const WAITING = {
  title: 'Dashboard',
  waiting: (
    <p role="status" className="text-brand">
      <Spinner className="size-10" />
      <span className="sr-only">Loading...</span>
    </p>
  ),
};

export function HydrateFallback() {
  return <WaitingArea {...WAITING} />;
}

/** The admin area: its menu, and the screen that was chosen, for whoever the server lets in. */
export default function Dashboard({ loaderData: session }: Route.ComponentProps) {
  return (
    <Guarded kind="admin" session={session} {...WAITING}>
      {(staff) => (
        <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
          <DashboardNav staff={staff} />
          {/* Somebody else who signs in here gets screens of their own. */}
          <div key={staff.id} className="min-w-0 px-4 py-4 lg:px-6 lg:py-5 print:p-0">
            <AreaOutlet kind="admin" title={WAITING.title} context={{ staff } satisfies StaffContext} />
          </div>
        </div>
      )}
    </Guarded>
  );
}
