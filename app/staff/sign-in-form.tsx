import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountPage } from '../account/account-page.tsx';
import type { ApiFailure } from '../api.ts';
import { Form } from '../forms/form.tsx';
import { EmailInput } from '../forms/person-fields.tsx';
import { showToast } from '../ui/toast.ts';
import { afterSignIn } from './areas.ts';
import type { StaffKind } from './token-store.ts';
import { useSignIn } from './use-sign-in.tsx';

interface SignInFormProps {
  kind: StaffKind;
  heading: string;
  /** Hears why the sign-in failed. @returns what the form says then */
  onFailure: (failure: ApiFailure) => string;
  children?: ReactNode;
}

/** The sign-in of admins and of super admins. */
export function SignInForm({ kind, heading, onFailure, children }: SignInFormProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { form, submit, secrets } = useSignIn({
    kind,
    email: '',
    onFailure,
    async onDone() {
      showToast('success', 'Login successful!');
      await navigate(afterSignIn(kind, params.get('next')));
    },
  });

  return (
    <AccountPage heading={heading}>
      <Form form={form} label={heading} button="LOGIN" onSubmit={submit}>
        <EmailInput field={form.field('email')} autoComplete="username" />
        {secrets}
      </Form>
      {children && (
        <div className="mt-6 border-t border-line pt-5 text-center text-sm text-ink-soft">{children}</div>
      )}
    </AccountPage>
  );
}
