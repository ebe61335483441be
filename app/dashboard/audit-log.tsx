import { AuditLog } from '../staff/audit/audit-log.tsx';

/** The audit log, for Shop Managers. */
export default function DashboardAuditLog() {
  return <AuditLog kind="admin" />;
}
