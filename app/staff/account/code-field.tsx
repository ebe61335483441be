import { FormField } from '../../ui/form-field.tsx';
import type { Field } from '../../ui/use-form.ts';

/** The code of the second step, for what the password alone does not open. */
export function CodeField({ field }: { field: Field }) {
  return (
    <FormField
      field={field}
      label="Code"
      hint="The six digits that your authenticator app shows now, or a recovery code."
    >
      {(control) => <input {...control} type="text" autoComplete="one-time-code" autoCapitalize="none" />}
    </FormField>
  );
}
