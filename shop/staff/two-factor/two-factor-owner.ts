import { type RawBuilder, sql } from 'kysely';
import type { StaffPerson } from '../types.ts';

/** The second factor of this person, in a query of `second_factors`. */
export function ownedByStaff({ kind, id }: StaffPerson): RawBuilder<boolean> {
  return kind === 'superAdmin'
    ? sql<boolean>`two_factors.super_admin_id = ${id}`
    : sql<boolean>`two_factors.admin_user_id = ${id}`;
}
