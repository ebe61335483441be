import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { recordChange } from '../audit-log/record-change.ts';
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password.ts';
import { hashPassword } from '../auth/sessions/passwords.ts';
import { type Result, success } from '../errors.ts';
import type { NamedPrincipal } from '../principal.ts';
import { emailTaken } from './failures.ts';
import type { AdminUser } from './responses.ts';
import type { CreateAdminUser } from './schemas.ts';

/** Opens an account of a Shop Manager or Shop Editor (R186, R187). @returns EMAIL_TAKEN, INVALID_INPUT naming `password` */
export async function createAdminUser(
  db: Database,
  principal: NamedPrincipal,
  { password, ...account }: CreateAdminUser,
  storeName: string,
): Promise<Result<AdminUser>> {
  const { username, email, mobileNo, role, allow } = account;
  const weak = refuseWeakPassword('admin', password, { name: username, email, mobile: mobileNo, storeName });
  if (weak) return weak;
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto('admin_users')
      .values({
        id: randomUUID(),
        username,
        email,
        mobile_no: mobileNo,
        role,
        allow,
        password_hash: passwordHash,
      })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning(['id', 'created_at', 'version'])
      .executeTakeFirst();
    if (!created) return emailTaken();
    await recordChange(transaction, {
      principal,
      action: 'added',
      subject: { kind: 'admin-user', id: created.id, name: username },
      before: null,
      after: account,
    });
    return success({
      _id: created.id,
      ...account,
      secondFactor: false,
      createdAt: created.created_at.toISOString(),
      version: created.version,
    });
  });
}
