import { useState } from 'react';
import { href, Link, useSearchParams } from 'react-router';
import { logInSchema } from '../../shop/customers/schemas.ts';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { AskUs } from '../layout/ask-us.tsx';
import { sendForm } from '../send-form.ts';
import { pageMeta } from '../storefront/page-meta.ts';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { useForm } from '../ui/use-form.ts';
import { useLeaveAfter } from '../ui/use-leave-after.ts';
import { useSubmit } from '../ui/use-submit.ts';
import type { Route } from './+types/login.ts';
import { ACCOUNT_LINK, AccountPage } from './account-page.tsx';
import { localUser } from './local-user.ts';
import { REDIRECT_AFTER_MS } from './redirect-after.ts';
import { returnTarget, withReturnTarget } from './return-target.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches[0].loaderData, {
    title: 'Log in',
    description: 'Log in to see your orders and to have your address filled in at checkout.',
    path: href('/login'),
    indexed: false,
  });
}

/** What the login is for, by the page that it leads back to. */
const INTROS = {
  '/CheckOut': 'Your address is filled in at checkout, and you come back to it at once.',
  '/profile': 'See how your orders stand.',
  home: 'See how your orders stand, and have your address filled in at checkout.',
} as const;

const INVALID = 'Invalid credentials. Please try again.';

export default function Login() {
  const [done, setDone] = useState(false);
  const target = returnTarget(useSearchParams()[0]);
  const form = useForm({
    schema: logInSchema,
    initial: { email: '', password: '' },
    missing: MISSING_FIELDS,
  });
  const { busy, submit } = useSubmit(async () => {
    const body = done ? null : form.check();
    if (!body) return;
    const result = await sendForm<{ user: { name: string; email: string } }>(
      form,
      '/api/reglogin/login',
      { body },
      INVALID,
    );
    if (!result.ok) return;
    localUser.remember(result.value.user);
    setDone(true);
  });
  useLeaveAfter(done, target ?? href('/'), REDIRECT_AFTER_MS);

  return (
    <AccountPage heading="Log in" intro={INTROS[target ?? 'home']}>
      <Form
        form={form}
        label="Login"
        button="LOGIN"
        busy={busy || done}
        done={done ? 'Login successful! Redirecting...' : null}
        onSubmit={submit}
      >
        <FormField field={form.field('email')} label="Email">
          {(control) => <input {...control} type="email" inputMode="email" autoComplete="username" />}
        </FormField>
        <FormField field={form.field('password')} label="Password">
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
        <Link
          to={href('/forgot-password')}
          className={`${ACCOUNT_LINK} -mt-2 justify-self-start py-1 text-sm`}
        >
          Forgot your password?
        </Link>
      </Form>
      <p className="mt-6 border-t border-line pt-5 text-center text-sm text-ink-soft">
        New here?{' '}
        <Link to={withReturnTarget(href('/registration'), target)} className={ACCOUNT_LINK}>
          Create an account
        </Link>
      </p>
      {target === '/profile' && (
        <div className="mt-4 text-center text-sm text-ink-soft">
          <p className="mb-1">Ordered without an account? Ask us how your order stands.</p>
          <AskUs about="Assalam o alaikum, how does my order stand?" />
        </div>
      )}
    </AccountPage>
  );
}
