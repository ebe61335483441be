import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { staffLogInSchema } from '../../shop/staff/schemas.ts';
import { AccountPage } from '../account/account-page.tsx';
import { type ApiFailure, requestApi } from '../api.ts';
import { Input } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import { EmailInput } from '../forms/person-fields.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { showToast } from '../ui/toast.ts';
import { afterSignIn, STAFF_AREAS } from './areas.ts';
import { type StaffKind, storeToken } from './token-store.ts';

interface SignInFormProps {
  kind: StaffKind;
  heading: string;
  /** Hears why the sign-in failed. @returns what the form says then */
  onFailure: (failure: ApiFailure) => string;
  children?: ReactNode;
}

/** The sign-in of admins and of super admins. It asks for a code once the server does, the password still in its field. */
export function SignInForm({ kind, heading, onFailure, children }: SignInFormProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useSchemaForm({
    schema: staffLogInSchema,
    defaultValues: { email: '', password: '', code: '' },
  });
  const submit = form.submit(async (body) => {
    const result = await requestApi<{ token: string }>(STAFF_AREAS[kind].logIn, { method: 'POST', body });
    if (result.ok) {
      storeToken(kind, result.value.token);
      showToast('success', 'Login successful!');
      await navigate(afterSignIn(kind, params.get('next')));
    } else if (result.code === 'SECOND_FACTOR_NEEDED') {
      setAsksForCode(true);
      if (asksForCode) form.fail(null, result.fields);
    } else form.fail(onFailure(result));
  });

  return (
    <AccountPage heading={heading}>
      <Form form={form} label={heading} button="LOGIN" onSubmit={submit}>
        <EmailInput field={form.field('email')} autoComplete="username" />
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
      </Form>
      {children && (
        <div className="mt-6 border-t border-line pt-5 text-center text-sm text-ink-soft">{children}</div>
      )}
    </AccountPage>
  );
}
