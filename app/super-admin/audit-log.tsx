import { AuditLog, loadAuditLog } from '../staff/audit-log/audit-log.tsx';
import type { Route } from './+types/audit-log.ts';

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return loadAuditLog('super-admin', url, request);
}

/** The audit log, for the super admin. */
export default function SuperAdminAuditLog({ loaderData }: Route.ComponentProps) {
  return <AuditLog {...loaderData} />;
}
