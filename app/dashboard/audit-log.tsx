import { AuditLog } from '../staff/audit-log/audit-log.tsx';

/** The audit log, for Shop Managers. */
export default function DashboardAuditLog() {
  return <AuditLog kind="admin" />;
}
