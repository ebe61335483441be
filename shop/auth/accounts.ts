import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../database/connect.ts';
import type { AccountKind, Principal } from '../principal.ts';
import { rememberDevice } from './sessions/known-device.ts';
import { openSession } from './sessions/open-session.ts';
import { accountSubject, type Client } from './sessions/rules.ts';

/** What signing in and the own account need to know of somebody. It never leaves the operations. */
export interface Account<Kind extends AccountKind = AccountKind> extends Principal<Kind> {
  name: string;
  email: string;
  password_hash: string;
  /** Whether the account may be signed in to: an admin's `allow`. */
  active: boolean;
}

/** The account with this e-mail address, in any case; null when there is none. */
export function findAccountByEmail<Kind extends AccountKind>(db: Database, kind: Kind, email: string) {
  return findAccount(db, kind, sql<boolean>`lower(email) = ${email.toLowerCase()}`);
}

/** The account of somebody who is signed in; null when it is gone. */
export function findAccountById<Kind extends AccountKind>(db: Database, { kind, id }: Principal<Kind>) {
  return findAccount(db, kind, sql<boolean>`id = ${id}`);
}

async function findAccount<Kind extends AccountKind>(
  db: Database,
  kind: Kind,
  which: RawBuilder<boolean>,
): Promise<Account<Kind> | null> {
  const columns = ['id', 'email', 'password_hash'] as const;
  const row =
    kind === 'admin'
      ? await db
          .selectFrom('admin_users')
          .select([...columns, 'username as name', sql<boolean>`allow = 1`.as('active')])
          .where(which)
          .executeTakeFirst()
      : await db
          .selectFrom(kind === 'customer' ? 'customers' : 'super_admins')
          .select([...columns, 'name', sql<boolean>`true`.as('active')])
          .where(which)
          .executeTakeFirst();
  return row ? { kind, ...row } : null;
}

const TABLE_OF = {
  customer: 'customers',
  admin: 'admin_users',
  'super-admin': 'super_admins',
} as const satisfies Record<AccountKind, string>;

/** Locks an account; false when its password or address changed since it was read, or it is deactivated. */
export async function lockUnchanged(
  transaction: Transaction,
  { kind, id, email, password_hash }: Account,
): Promise<boolean> {
  const found = await transaction
    .selectFrom(TABLE_OF[kind])
    .select('id')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('password_hash', '=', password_hash)
    .$if(kind === 'admin', (query) => query.where('allow', '=', 1))
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Signs in; null when the account changed since it was read. @param also what is stored with it */
export async function startSession(
  db: Database,
  account: Account,
  { device: before, deviceName }: Client,
  also?: (transaction: Transaction) => Promise<void>,
) {
  const token = await db.transaction().execute(async (transaction) => {
    if (!(await lockUnchanged(transaction, account))) return null;
    await also?.(transaction);
    return openSession(transaction, account, deviceName);
  });
  if (token === null) return null;
  return { token, device: await rememberDevice(db, before, accountSubject(account.kind, account.email)) };
}
