import { STAFF_ROLES } from '../../shop/principal.ts';
import { Select } from '../forms/select.tsx';
import type { FieldBinding } from '../forms/use-schema-form.ts';

/** What an admin is: Shop Manager or Shop Editor. */
export function RoleChoice({ field }: { field: FieldBinding }) {
  return <Select field={field} label="Role" prompt="Choose a role" choices={STAFF_ROLES} />;
}
