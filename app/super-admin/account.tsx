import { OwnAccount } from '../staff/account/own-account.tsx';
import { useSuperAdmin } from './super-admin.tsx';

/** The super admin's own account. */
export default function SuperAdminAccount() {
  const { name } = useSuperAdmin();
  return <OwnAccount kind="super-admin" name={name} />;
}
