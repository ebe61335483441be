import { href } from 'react-router';
import { forgotPasswordSchema } from '../../shop/customers/schemas.ts';
import { requestApi } from '../api.ts';
import { Form } from '../forms/form.tsx';
import { EmailInput } from '../forms/person-fields.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { staticMeta } from '../storefront/page-meta.ts';
import { AccountLink, AccountPage } from './account-page.tsx';

export const meta = staticMeta({
  title: 'Forgot password',
  description: 'Get a link to a new password by e-mail.',
  path: href('/forgot-password'),
  indexed: false,
});

export default function ForgotPassword() {
  const form = useSchemaForm({ schema: forgotPasswordSchema, defaultValues: { email: '' } });
  const submit = form.submit(async (body) => {
    const path = '/api/reglogin/forgot-password';
    const result = await requestApi<{ message: string }>(path, { method: 'POST', body });
    if (result.ok) form.succeed(result.value.message);
    else form.refuse(result);
  });

  return (
    <AccountPage
      after={<AccountLink to={href('/login')}>Back to login</AccountLink>}
      heading="Forgot your password?"
      intro="Tell us your e-mail address, and we send you a link to a new one."
    >
      <Form form={form} label="Forgot password" button="SEND LINK" onSubmit={submit}>
        <EmailInput field={form.field('email')} autoComplete="username" />
      </Form>
    </AccountPage>
  );
}
