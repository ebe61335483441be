import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { staffLogInSchema } from '../../shop/staff/schemas.ts';
import { AccountPage } from '../account/account-page.tsx';
import { type ApiFailure, requestApi } from '../api.ts';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { showToast } from '../ui/toast.ts';
import { useForm } from '../ui/use-form.ts';
import { useSubmit } from '../ui/use-submit.ts';
import { afterSignIn } from './areas.ts';
import { type StaffKind, storeToken } from './token-store.ts';

interface SignInFormProps {
  kind: StaffKind;
  heading: string;
  /** The path of the login endpoint. */
  call: string;
  /** What the form says when the sign-in was refused. */
  sayRefusal: (refusal: ApiFailure) => string;
  /** What else follows from a refusal. */
  onRefused?: (refusal: ApiFailure) => void;
  children?: ReactNode;
}

/**
 * The sign-in of admins and of super admins. It asks for the code of an authenticator app once the shop does, with
 * the password still in its field.
 */
export function SignInForm({ kind, heading, call, sayRefusal, onRefused, children }: SignInFormProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const codeInput = useRef<HTMLInputElement>(null);
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useForm({
    schema: staffLogInSchema,
    initial: { email: '', password: '', code: '' },
    missing: MISSING_FIELDS,
  });

  useEffect(() => {
    if (asksForCode) codeInput.current?.focus();
  }, [asksForCode]);

  const { busy, submit } = useSubmit(async () => {
    const body = form.check();
    if (!body) return;
    const result = await requestApi<{ token: string }>(call, { method: 'POST', body });
    if (result.ok) {
      storeToken(kind, result.value.token);
      showToast('success', 'Login successful!');
      await navigate(afterSignIn(kind, params.get('next')));
      return;
    }
    if (result.code === 'SECOND_FACTOR_NEEDED') {
      setAsksForCode(true);
      if (asksForCode) form.markRefused(result.fields);
      return;
    }
    form.say(sayRefusal(result));
    onRefused?.(result);
  });

  return (
    <AccountPage heading={heading}>
      <Form form={form} label={heading} button="LOGIN" busy={busy} done={null} onSubmit={submit}>
        <FormField field={form.field('email')} label="Email">
          {(control) => <input {...control} type="email" inputMode="email" autoComplete="username" />}
        </FormField>
        <FormField field={form.field('password')} label="Password">
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        {asksForCode && (
          <FormField
            field={form.field('code')}
            label="Code"
            hint="The six digits of your authenticator app, or a recovery code."
          >
            {(control) => <input {...control} ref={codeInput} autoComplete="one-time-code" />}
          </FormField>
        )}
      </Form>
      {children && (
        <div className="mt-6 border-t border-line pt-5 text-center text-sm text-ink-soft">{children}</div>
      )}
    </AccountPage>
  );
}
