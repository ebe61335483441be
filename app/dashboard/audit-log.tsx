import { AuditLog, loadAuditLog } from '../staff/audit-log/audit-log.tsx';
import type { Route } from './+types/audit-log.ts';

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return loadAuditLog('admin', url, request);
}

/** The audit log, for Shop Managers. */
export default function DashboardAuditLog({ loaderData }: Route.ComponentProps) {
  return <AuditLog {...loaderData} />;
}
