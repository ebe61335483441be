import { useLocation } from 'react-router';
import type { StaffMember } from '../../shop/staff/responses.ts';
import { ScreenHeading } from '../staff/ui/screen-heading.tsx';
import { ButtonLink } from '../ui/button.tsx';

/** The screens whose endpoints are for Shop Managers (server/access/permissions.ts). */
const SCREENS = [
  'reviews',
  'audit-log',
  'undelivered-mails',
  'import-products',
  'money',
  'reports',
  'old-addresses',
  'pages',
  'page',
  'new-page',
  'coupons',
  'discounts',
  'price-changes',
  'settings',
  'home-page',
  'texts',
  'personal-data',
  'goods-in',
];

/** Whether this is a screen for Shop Managers that this member of staff opened by its address. */
export function useIsForOthers({ role }: StaffMember): boolean {
  const { pathname } = useLocation();
  const [, , screen] = pathname.toLowerCase().split('/');
  return role !== 'Shop Manager' && SCREENS.some((name) => screen === name);
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
