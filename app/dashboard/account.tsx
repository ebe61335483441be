import { OwnAccount } from '../staff/account/own-account.tsx';
import { useStaff } from './use-staff.ts';

/** The admin's own account. */
export default function DashboardAccount() {
  const { username, role } = useStaff();
  return <OwnAccount kind="admin" name={`${username}, ${role}`} />;
}
