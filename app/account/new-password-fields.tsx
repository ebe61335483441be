import { SHORTEST_PASSWORD } from '../../shop/fields/rules.ts';
import { FormField } from '../ui/form-field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import type { Field } from '../ui/use-form.ts';

interface NewPasswordFieldsProps {
  field: (name: 'password' | 'confirmPassword') => Field;
  /** What the first of the two is called. */
  label: string;
}

/** A new password, typed twice. The server decides whether the two match (R141). */
export function NewPasswordFields({ field, label }: NewPasswordFieldsProps) {
  return (
    <>
      <FormField
        field={field('password')}
        label={label}
        hint={`At least ${SHORTEST_PASSWORD} characters, and nothing that many others use.`}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormField field={field('confirmPassword')} label="Confirm password">
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
    </>
  );
}
