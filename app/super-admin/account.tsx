import { loadOwnAccount, OwnAccount } from '../staff/account/own-account.tsx';
import type { Route } from './+types/account.ts';
import { useSuperAdmin } from './super-admin.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadOwnAccount('super-admin', request);
}

/** The super admin's own account. */
export default function SuperAdminAccount({ loaderData }: Route.ComponentProps) {
  const { name } = useSuperAdmin();
  return <OwnAccount kind="super-admin" name={name} loaded={loaderData} />;
}
