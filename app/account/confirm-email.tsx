import { href } from 'react-router';
import { confirmEmailFormSchema } from '../../shop/customers/schemas.ts';
import { requestApi } from '../api.ts';
import { Form } from '../forms/form.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { staticMeta } from '../storefront/page-meta.ts';
import { FormAlert } from '../ui/form-alert.tsx';
import { AccountLink, AccountPage } from './account-page.tsx';
import { useLinkToken } from './use-link-token.ts';

export const meta = staticMeta({
  title: 'Confirm your email',
  description: 'Confirm the e-mail address of your account.',
  path: href('/confirm-email'),
  indexed: false,
});

const NOT_COMPLETE = 'This link is not complete. Please open it once more from the mail.';

/** The page behind the link of the mail. The button confirms: programs that look through mails open links, too. */
export default function ConfirmEmail() {
  const link = useLinkToken();
  const form = useSchemaForm({ schema: confirmEmailFormSchema, defaultValues: {}, once: true });
  const submit = form.submit(async () => {
    const body = { token: link.token ?? '' };
    const path = '/api/reglogin/confirm-email';
    const result = await requestApi<{ message: string }>(path, { method: 'POST', body });
    if (!result.ok) return form.refuse(result);
    link.forget();
    form.succeed(result.value.message);
  });

  return (
    <AccountPage
      after={<AccountLink to={href('/profile')}>Go to my profile</AccountLink>}
      heading="Confirm your email"
      intro="One press, and mails about your account and your orders come to this address. The link works once, for 24 hours."
    >
      {link.token === null ? (
        <FormAlert message={NOT_COMPLETE} />
      ) : (
        <Form form={form} label="Confirm your email" button="CONFIRM THIS ADDRESS" onSubmit={submit} />
      )}
    </AccountPage>
  );
}
