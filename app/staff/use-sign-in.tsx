import { useState } from 'react';
import { staffLogInSchema } from '../../shop/staff/schemas.ts';
import { type ApiFailure, requestApi } from '../api.ts';
import { Input } from '../forms/field.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { STAFF_AREAS } from './areas.ts';
import { type StaffKind, storeToken } from './token-store.ts';

interface SignInOptions {
  kind: StaffKind;
  /** Whose account it is; '' where it is typed. */
  email: string;
  /** Hears why the sign-in failed. @returns what the form says then; null says the server's reason */
  onFailure: (failure: ApiFailure) => string | null;
  onDone?: () => Promise<void>;
}

/** Signs staff in. It asks for a code once the server does, the password still in its field. */
export function useSignIn({ kind, email, onFailure, onDone }: SignInOptions) {
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useSchemaForm({
    schema: staffLogInSchema,
    defaultValues: { email, password: '', code: '' },
  });
  const submit = form.submit(async (body) => {
    const result = await requestApi<{ token: string }>(STAFF_AREAS[kind].logIn, { method: 'POST', body });
    if (result.ok) {
      storeToken(kind, result.value.token);
      await onDone?.();
    } else if (result.code === 'SECOND_FACTOR_NEEDED') {
      setAsksForCode(true);
      if (asksForCode) form.fail(null, result.fields);
    } else {
      const said = onFailure(result);
      if (said === null) form.refuse(result);
      else form.fail(said);
    }
  });
  const secrets = (
    <>
      <PasswordInput field={form.field('password')} label="Password" autoComplete="current-password" />
      {asksForCode && (
        <Input
          field={form.field('code')}
          label="Code"
          hint="The six digits of your authenticator app, or a recovery code."
          autoFocus
          autoComplete="one-time-code"
        />
      )}
    </>
  );
  return { form, submit, secrets };
}
