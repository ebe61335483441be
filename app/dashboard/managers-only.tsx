import { useLocation } from 'react-router';
import type { StaffMember } from '../../shop/staff/responses.ts';
import { ScreenHeading } from '../staff/ui/screen-heading.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DASHBOARD_LINKS } from './nav-links.ts';

/** The first part of an address in the area. */
const screenAt = (path: string) => path.toLowerCase().split('/')[2];

/** The screens whose endpoints are for Shop Managers (server/access/permissions.ts), as the menu has them. */
const SCREENS = new Set(
  DASHBOARD_LINKS.flatMap(({ destinations }) => destinations)
    .filter(({ managersOnly }) => managersOnly)
    .flatMap(({ to, covers = [] }) => [to, ...covers].map(screenAt)),
);

/** Whether this is a screen for Shop Managers that this member of staff opened by its address. */
export function useIsForOthers({ role }: StaffMember): boolean {
  const { pathname } = useLocation();
  return role !== 'Shop Manager' && SCREENS.has(screenAt(pathname));
}

/** What a Shop Editor sees in the place of a manager's screen. */
export function ManagersOnly({ username, role }: StaffMember) {
  return (
    <>
      <ScreenHeading title="For Shop Managers" />
      <div className="grid max-w-xl gap-4 rounded-card border border-line bg-paper p-5 text-sm">
        <p>
          This screen is for Shop Managers. You are signed in as <strong>{username}</strong>, {role}.
        </p>
        <p className="text-ink-soft">
          If you need it for your work, ask the owner of the shop: a super admin can change your role.
        </p>
        <div>
          <ButtonLink variant="secondary" to="/dashboard/admin">
            To the overview
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
