import { loadOwnAccount, OwnAccount } from '../staff/account/own-account.tsx';
import type { Route } from './+types/account.ts';
import { useStaff } from './dashboard.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadOwnAccount('admin', request);
}

/** The admin's own account. */
export default function DashboardAccount({ loaderData }: Route.ComponentProps) {
  const { username, role } = useStaff();
  return <OwnAccount kind="admin" name={`${username}, ${role}`} loaded={loaderData} />;
}
