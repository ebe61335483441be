import { href } from 'react-router';
import { resetFormSchema } from '../../shop/customers/schemas.ts';
import { requestApi } from '../api.ts';
import { Form } from '../forms/form.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { staticMeta } from '../storefront/page-meta.ts';
import { useLeaveAfter } from '../ui/use-leave-after.ts';
import { AccountLink, AccountPage } from './account-page.tsx';
import { localUser } from './local-user.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { REDIRECT_AFTER_MS } from './return-target.ts';
import { useLinkToken } from './use-link-token.ts';

export const meta = staticMeta({
  title: 'New password',
  description: 'Choose a new password.',
  path: href('/reset-password'),
  indexed: false,
});

/** The page behind the link of the mail. The token is never rendered, and stays in no address (use-link-token.ts). */
export default function ResetPassword() {
  const link = useLinkToken();
  const form = useSchemaForm({
    schema: resetFormSchema,
    defaultValues: { password: '', confirmPassword: '' },
    once: true,
  });
  const submit = form.submit(async (chosen) => {
    const result = await requestApi<{ message: string }>('/api/reglogin/reset-password', {
      method: 'POST',
      body: { ...chosen, token: link.token ?? '' },
    });
    if (!result.ok) return form.refuse(result);
    // Every session of the account has ended, and so has the one of this browser.
    localUser.forget();
    link.forget();
    form.succeed(result.value.message);
  });
  useLeaveAfter(form.done !== null, href('/login'), REDIRECT_AFTER_MS);

  return (
    <AccountPage
      after={<AccountLink to={href('/forgot-password')}>Ask for a new link</AccountLink>}
      heading="Choose a new password"
      intro="The link of the mail works once, for one hour."
    >
      <Form form={form} label="Choose a new password" button="SAVE PASSWORD" onSubmit={submit}>
        <NewPasswordFields form={form} label="New password" />
      </Form>
    </AccountPage>
  );
}
