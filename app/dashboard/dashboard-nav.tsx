import type { StaffMember } from '../../shop/staff/responses.ts';
import { AreaMenu } from '../staff/area-menu.tsx';
import { SignOutButton } from '../staff/sign-out-button.tsx';
import { NAV_LINKS } from './nav-links.ts';

/** The menu of the admin area; some of it is for Shop Managers. */
export function DashboardNav({ staff }: { staff: StaffMember }) {
  const isManager = staff.role === 'Shop Manager';
  const links = NAV_LINKS.filter(({ managersOnly }) => !managersOnly || isManager);
  return (
    <AreaMenu label="Dashboard" links={links.map(({ name, to }) => ({ name, to: `/dashboard/${to}` }))}>
      <p className="px-3 text-sm max-lg:sr-only">
        <span className="block truncate font-semibold">{staff.username}</span>
        <span className="text-ink-quiet">{staff.role}</span>
      </p>
      <SignOutButton kind="admin" className="lg:justify-start lg:px-3" />
    </AreaMenu>
  );
}
