import { AreaMenu } from '../staff/area-menu.tsx';
import { SignOutButton } from '../staff/sign-out-button.tsx';
import { useToken } from '../staff/token-store.ts';

const LINKS = [
  { name: 'Admin users', to: '/superAdmin/admin-content' },
  { name: 'Add new admin', to: '/add-new-admin' },
  { name: 'Super admins', to: '/superAdmin/super-admins' },
  { name: 'Audit log', to: '/superAdmin/audit-log' },
  { name: 'My account', to: '/superAdmin/account' },
];

const GETTING_IN = [
  { name: 'Log in', to: '/super-admin-login' },
  { name: 'Register', to: '/super-admin-regegistration' },
];

/** The menu of the super admin. */
export function SuperAdminMenu() {
  const signedIn = Boolean(useToken('super-admin'));
  return (
    <AreaMenu label="Super admin" links={signedIn ? LINKS : [...LINKS, ...GETTING_IN]}>
      {signedIn && <SignOutButton kind="super-admin" className="lg:justify-start lg:px-3" />}
    </AreaMenu>
  );
}
