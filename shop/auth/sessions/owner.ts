import type { Person, PersonKind } from './types.ts';

/** The column of `sessions` that holds the id of a person of each kind. */
export const OWNER_COLUMN = {
  customer: 'customer_id',
  adminUser: 'admin_user_id',
  superAdmin: 'super_admin_id',
} as const satisfies Record<PersonKind, string>;

/** The three owner columns of this person's session: one is filled. */
export function ownedBy({ kind, id }: Person) {
  return {
    customer_id: kind === 'customer' ? id : null,
    admin_user_id: kind === 'adminUser' ? id : null,
    super_admin_id: kind === 'superAdmin' ? id : null,
  };
}
