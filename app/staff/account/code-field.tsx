import { Input } from '../../forms/field.tsx';
import type { FieldBinding } from '../../forms/use-schema-form.ts';

/** The code of the second step, for what the password alone does not open. */
export function CodeField({ field }: { field: FieldBinding }) {
  return (
    <Input
      field={field}
      label="Code"
      hint="The six digits that your authenticator app shows now, or a recovery code."
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
    />
  );
}
