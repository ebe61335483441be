import { useOutletContext } from 'react-router';
import type { StaffMember } from '../../shop/staff/responses.ts';
import { AreaFrame } from '../staff/area-frame.tsx';
import { checkSession, mustCheckSession } from '../staff/check-session.ts';
import { SLIM_FRAME } from '../staff/slim-frame.tsx';
import { StaffArea, WaitingArea } from '../staff/staff-area.tsx';
import { staffMeta } from '../staff/staff-meta.ts';
import { Spinner } from '../ui/spinner.tsx';
import type { Route } from './+types/dashboard.ts';

export const handle = SLIM_FRAME;
export const meta = staffMeta();
export const clientLoader = () => checkSession<StaffMember>('admin');
export const shouldRevalidate = () => mustCheckSession('admin');

/** The screens of the admin area, in the order of the menu (R24). */
const LINKS = [
  { name: 'Overview', to: '/dashboard/admin' },
  { name: 'Confirm orders', to: '/dashboard/confirm-orders' },
  { name: 'Orders', to: '/dashboard/view-orders' },
  { name: 'Money due', to: '/dashboard/money', managersOnly: true },
  { name: 'Products', to: '/dashboard/edit-delete-product' },
  { name: 'New product', to: '/dashboard/create-product' },
  { name: 'Categories', to: '/dashboard/create-category' },
  { name: 'Subcategories', to: '/dashboard/sub-category' },
  { name: 'Reviews', to: '/dashboard/reviews', managersOnly: true },
  { name: 'Audit log', to: '/dashboard/audit-log', managersOnly: true },
  { name: 'My account', to: '/dashboard/account' },
];

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
      {({ id, username, role }, screen) => (
        <AreaFrame
          key={id}
          kind="admin"
          links={LINKS.filter(({ managersOnly }) => !managersOnly || role === 'Shop Manager')}
          user={
            <p className="px-3 text-sm max-lg:sr-only">
              <span className="block truncate font-semibold">{username}</span>
              <span className="text-ink-quiet">{role}</span>
            </p>
          }
        >
          {screen}
        </AreaFrame>
      )}
    </StaffArea>
  );
}

/** The admin who is signed in, for the screens of the admin area. */
export const useStaff = () => useOutletContext<StaffMember>();
