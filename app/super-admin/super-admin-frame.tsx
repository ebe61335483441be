import type { ReactNode } from 'react';
import { AreaFrame } from '../staff/area-frame.tsx';
import { useToken } from '../staff/token-store.ts';

const LINKS = [
  { name: 'Admin users', to: '/superAdmin/admin-content' },
  { name: 'Add new admin', to: '/add-new-admin' },
  { name: 'Overview', to: '/superAdmin/overview' },
  { name: 'Super admins', to: '/superAdmin/super-admins' },
  { name: 'Audit log', to: '/superAdmin/audit-log' },
  { name: 'My account', to: '/superAdmin/account' },
];

const SIGN_IN_LINKS = [
  { name: 'Log in', to: '/super-admin-login' },
  { name: 'Register', to: '/super-admin-regegistration' },
];

/** The super admin's menu with a screen beside it. */
export function SuperAdminFrame({ children }: { children: ReactNode }) {
  const links = useToken('super-admin') ? LINKS : [...LINKS, ...SIGN_IN_LINKS];
  return (
    <AreaFrame kind="super-admin" links={links}>
      {children}
    </AreaFrame>
  );
}
