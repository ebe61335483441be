import { sql } from 'kysely';
import type { Transaction } from '../../database/connect.ts';

/** Holds the list of super admins until the transaction ends: nobody else adds or removes one; signing in goes on. */
export async function lockSuperAdmins(transaction: Transaction): Promise<void> {
  await sql`lock table super_admins in share row exclusive mode`.execute(transaction);
}
