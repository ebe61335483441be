import { STAFF_ROLES } from '../../shop/principal.ts';
import { FormField } from '../ui/form-field.tsx';
import { Select } from '../ui/select.tsx';
import type { Field } from '../ui/use-form.ts';

/** What an admin is: Shop Manager or Shop Editor. */
export function RoleChoice({ field }: { field: Field }) {
  return (
    <FormField field={field} label="Role">
      {(control) => <Select {...control} prompt="Choose a role" choices={STAFF_ROLES} />}
    </FormField>
  );
}
