import { href, Link, useSearchParams } from 'react-router';
import { logInSchema } from '../../shop/customers/schemas.ts';
import { requestApi } from '../api.ts';
import { Form } from '../forms/form.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import { EmailInput } from '../forms/person-fields.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { AskUs } from '../layout/ask-us.tsx';
import { staticMeta } from '../storefront/page-meta.ts';
import { useLeaveAfter } from '../ui/use-leave-after.ts';
import { AccountLink, AccountPage } from './account-page.tsx';
import { localUser } from './local-user.ts';
import { REDIRECT_AFTER_MS, returnTarget, withReturnTarget } from './return-target.ts';

export const meta = staticMeta({
  title: 'Log in',
  description: 'Log in to see your orders and to have your address filled in at checkout.',
  path: href('/login'),
  indexed: false,
});

/** What the login is for, by the page that it leads back to. */
const INTROS = {
  '/CheckOut': 'Your address is filled in at checkout, and you come back to it at once.',
  '/profile': 'See how your orders stand.',
  home: 'See how your orders stand, and have your address filled in at checkout.',
} as const;

const INVALID = 'Invalid credentials. Please try again.';

export default function Login() {
  const target = returnTarget(useSearchParams()[0]);
  const form = useSchemaForm({
    schema: logInSchema,
    defaultValues: { email: '', password: '' },
    once: true,
  });
  const submit = form.submit(async (body) => {
    const result = await requestApi<{ user: { name: string; email: string } }>('/api/reglogin/login', {
      method: 'POST',
      body,
    });
    if (!result.ok) return form.refuse(result, INVALID);
    localUser.remember(result.value.user);
    form.succeed('Login successful! Redirecting...');
  });
  useLeaveAfter(form.done !== null, target ?? href('/'), REDIRECT_AFTER_MS);

  return (
    <AccountPage heading="Log in" intro={INTROS[target ?? 'home']}>
      <Form form={form} label="Login" button="LOGIN" onSubmit={submit}>
        <EmailInput field={form.field('email')} autoComplete="username" />
        <PasswordInput field={form.field('password')} label="Password" autoComplete="current-password" />
        <AccountLink to={href('/forgot-password')} className="-mt-2 justify-self-start py-1 text-sm">
          Forgot your password?
        </AccountLink>
      </Form>
      <p className="mt-6 border-t border-line pt-5 text-center text-sm text-ink-soft">
        New here?{' '}
        <AccountLink to={withReturnTarget(href('/registration'), target)}>Create an account</AccountLink>
      </p>
      {target === '/profile' && (
        <div className="mt-4 text-center text-sm text-ink-soft">
          <p className="mb-1">
            Ordered without an account?{' '}
            <Link to={href('/track')} className="font-semibold text-brand underline hover:no-underline">
              Track your order
            </Link>{' '}
            by its number, or ask us.
          </p>
          <AskUs about="Assalam o alaikum, how does my order stand?" />
        </div>
      )}
    </AccountPage>
  );
}
