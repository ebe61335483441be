import { SHORTEST_PASSWORD } from '../../shop/fields/rules.ts';
import { PasswordInput } from '../forms/password-input.tsx';
import type { SchemaForm } from '../forms/use-schema-form.ts';

interface NewPasswordFieldsProps {
  form: Pick<SchemaForm<'password' | 'confirmPassword'>, 'field'>;
  /** What the first of the two is called. */
  label: string;
}

/** A new password, typed twice. The server decides whether the two match (R141). */
export function NewPasswordFields({ form: { field }, label }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        field={field('password')}
        label={label}
        hint={`At least ${SHORTEST_PASSWORD} characters, and nothing that many others use.`}
        autoComplete="new-password"
      />
      <PasswordInput field={field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
    </>
  );
}
