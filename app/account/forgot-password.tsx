import { useState } from 'react';
import { href, Link } from 'react-router';
import { forgotPasswordSchema } from '../../shop/customers/schemas.ts';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { sendForm } from '../send-form.ts';
import { pageMeta } from '../storefront/page-meta.ts';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { useSubmit } from '../ui/use-submit.ts';
import type { Route } from './+types/forgot-password.ts';
import { ACCOUNT_LINK, AccountPage } from './account-page.tsx';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches[0].loaderData, {
    title: 'Forgot password',
    description: 'Get a link to a new password by e-mail.',
    path: href('/forgot-password'),
    indexed: false,
  });
}

export default function ForgotPassword() {
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({ schema: forgotPasswordSchema, initial: { email: '' }, missing: MISSING_FIELDS });
  const { busy, submit } = useSubmit(async () => {
    setDone(null);
    const body = form.check();
    if (!body) return;
    const result = await sendForm<{ message: string }>(form, '/api/reglogin/forgot-password', { body });
    if (result.ok) setDone(result.value.message);
  });

  return (
    <AccountPage
      heading="Forgot your password?"
      intro="Tell us your e-mail address, and we send you a link to a new one."
    >
      <Form form={form} label="Forgot password" button="SEND LINK" busy={busy} done={done} onSubmit={submit}>
        <FormField field={form.field('email')} label="Email">
          {(control) => <input {...control} type="email" inputMode="email" autoComplete="username" />}
        </FormField>
      </Form>
      <p className="mt-6 text-center text-sm">
        <Link to={href('/login')} className={ACCOUNT_LINK}>
          Back to login
        </Link>
      </p>
    </AccountPage>
  );
}
