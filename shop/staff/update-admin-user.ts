import { sql } from 'kysely';
import { type Database, violates } from '../../database/connect.ts';
import { changedMeanwhile } from '../audit-log/changed-meanwhile.ts';
import { recordChange } from '../audit-log/record-change.ts';
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password.ts';
import { closeSessions } from '../auth/sessions/close-sessions.ts';
import { forgetOtherDevices } from '../auth/sessions/known-device.ts';
import { hashPassword } from '../auth/sessions/passwords.ts';
import { accountSubject } from '../auth/sessions/rules.ts';
import { failure, type Result, success } from '../errors.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { NamedPrincipal } from '../principal.ts';
import { lockAdminUser } from './accounts.ts';
import { emailTaken, unknownAdminUser } from './failures.ts';
import type { AdminUser } from './responses.ts';
import { changeOfAdminUser, endsSessions } from './rules.ts';
import type { UpdateAdminUser } from './schemas.ts';

const NOTHING = 'There is nothing to change in this request.';

/**
 * Changes an admin's account. Deactivation, another address and another password end its sessions; its addresses are told.
 * @returns NOT_FOUND, EMAIL_TAKEN, CHANGED_MEANWHILE with the account in `data.current`, or INVALID_INPUT
 */
export async function updateAdminUser(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  { version, password, ...wanted }: UpdateAdminUser,
  storeName: string,
): Promise<Result<AdminUser>> {
  if (password === undefined && Object.keys(wanted).length === 0) return failure('INVALID_INPUT', NOTHING);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  try {
    return await db.transaction().execute(async (transaction) => {
      const current = await lockAdminUser(transaction, id);
      if (!current) return unknownAdminUser();
      if (version !== undefined && version !== current.version) {
        return changedMeanwhile(transaction, { kind: 'admin-user', id }, current);
      }
      const email = wanted.email ?? current.email;
      if (password !== undefined) {
        const { username: name = current.username, mobileNo: mobile = current.mobileNo } = wanted;
        const weak = refuseWeakPassword('admin', password, { name, email, mobile, storeName });
        if (weak) return weak;
      }
      const { action, before, after } = changeOfAdminUser(current, wanted, password !== undefined);
      if (action === null) return success(current);
      const { mobileNo, ...columns } = after;
      const updated = await transaction
        .updateTable('admin_users')
        .set({
          ...columns,
          ...(mobileNo !== undefined && { mobile_no: mobileNo }),
          ...(passwordHash !== undefined && { password_hash: passwordHash }),
          version: sql<number>`version + 1`,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', id)
        .returning('version')
        .executeTakeFirstOrThrow();
      if (endsSessions(after, password !== undefined)) {
        await closeSessions(transaction, { kind: 'admin', id });
      }
      if (password !== undefined) {
        await forgetOtherDevices(transaction, accountSubject('admin', current.email), null);
      }
      if (after.email !== undefined || password !== undefined) {
        for (const recipient of new Set([current.email, email])) {
          await queueMail(transaction, 'staff-account-changed', id, { recipient });
        }
      }
      const subject = { kind: 'admin-user', id, name: after.username ?? current.username } as const;
      await recordChange(transaction, { principal, action, subject, before, after });
      return success({ ...current, ...after, version: updated.version });
    });
  } catch (error) {
    if (violates(error, 'admin_users_email')) return emailTaken();
    throw error;
  }
}
