import { staffLinks } from '../staff/staff-links.ts';
import { staffMeta } from '../staff/staff-meta.ts';
import { ScreenHeading } from '../staff/ui/screen-heading.tsx';
import { SUPER_ADMIN_FRAME, SuperAdminFrame } from './super-admin-frame.tsx';

export const handle = SUPER_ADMIN_FRAME;
export const meta = staffMeta();
export const links = staffLinks;

/** The super admin's menu by itself (R25). */
export default function SideMenuPage() {
  return (
    <SuperAdminFrame>
      <ScreenHeading title="Super admin" />
      <p className="max-w-prose text-ink-soft">
        Here the accounts of those who run the shop are looked after: Shop Managers and Shop Editors, and the
        super admins themselves. Choose what to do in the menu.
      </p>
    </SuperAdminFrame>
  );
}
