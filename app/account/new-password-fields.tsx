import { SHORTEST_PASSWORD } from '../../shop/fields/rules.ts';
import { PasswordInput } from '../forms/password-input.tsx';
import type { SchemaForm } from '../forms/use-schema-form.ts';

interface NewPasswordFieldsProps {
  form: Pick<SchemaForm<'password' | 'confirmPassword'>, 'field'>;
  /** What the first of the two is called. */
  label: string;
}

/** A password that is chosen, twice. Whether the two match is decided by the server (spec, section 5). */
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
