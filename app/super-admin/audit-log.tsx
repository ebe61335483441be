import { AuditLog } from '../staff/audit-log/audit-log.tsx';

/** The audit log, for the super admin. */
export default function SuperAdminAuditLog() {
  return <AuditLog kind="super-admin" />;
}
