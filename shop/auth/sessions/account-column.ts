import type { AccountKind, Principal } from '../../principal.ts';

/** The column that holds the id of an account of each kind, wherever a row belongs to one account. */
export const ACCOUNT_COLUMN = {
  customer: 'customer_id',
  admin: 'admin_user_id',
  'super-admin': 'super_admin_id',
} as const satisfies Record<AccountKind, string>;

export function staffColumns({ kind, id }: Principal) {
  return { admin_user_id: kind === 'admin' ? id : null, super_admin_id: kind === 'super-admin' ? id : null };
}
