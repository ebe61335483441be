import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../database/connect.ts';
import type { Principal, StaffKind } from '../principal.ts';

/** What sign-in and the own account need to know of an admin or a super admin. It never leaves the operations. */
export interface StaffAccount extends Principal<StaffKind> {
  name: string;
  email: string;
  password_hash: string;
  /** Whether the account may be signed in to: an admin's `allow`. */
  active: boolean;
}

/** The account with this e-mail address, in any case; null when there is none. */
export function findAccountByEmail(db: Database, kind: StaffKind, email: string) {
  return findAccount(db, kind, sql<boolean>`lower(email) = ${email.toLowerCase()}`);
}

/** The account of somebody who is signed in; null when it is gone. */
export function findAccountById(db: Database, { kind, id }: Principal<StaffKind>) {
  return findAccount(db, kind, sql<boolean>`id = ${id}`);
}

async function findAccount(
  db: Database,
  kind: StaffKind,
  which: RawBuilder<boolean>,
): Promise<StaffAccount | null> {
  if (kind === 'super-admin') {
    const row = await db
      .selectFrom('super_admins')
      .select(['id', 'name', 'email', 'password_hash'])
      .where(which)
      .executeTakeFirst();
    return row ? { kind, ...row, active: true } : null;
  }
  const row = await db
    .selectFrom('admin_users')
    .select(['id', 'username as name', 'email', 'password_hash', 'allow'])
    .where(which)
    .executeTakeFirst();
  if (!row) return null;
  const { allow, ...account } = row;
  return { kind, ...account, active: allow === 1 };
}

/**
 * Locks an account as it was seen: signing in and changes of the account wait for each other.
 * @returns false when its password changed meanwhile, or it may not be signed in to any more
 */
export async function lockUnchanged(
  transaction: Transaction,
  { kind, id, password_hash }: StaffAccount,
): Promise<boolean> {
  const found =
    kind === 'super-admin'
      ? await transaction
          .selectFrom('super_admins')
          .select('id')
          .where('id', '=', id)
          .where('password_hash', '=', password_hash)
          .forShare()
          .executeTakeFirst()
      : await transaction
          .selectFrom('admin_users')
          .select('id')
          .where('id', '=', id)
          .where('password_hash', '=', password_hash)
          .where('allow', '=', 1)
          .forShare()
          .executeTakeFirst();
  return found !== undefined;
}
