import { useState } from 'react';
import { href, Link } from 'react-router';
import { confirmEmailFormSchema } from '../../shop/customers/schemas.ts';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { sendForm } from '../send-form.ts';
import { pageMeta } from '../storefront/page-meta.ts';
import { Form } from '../ui/form.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { useForm } from '../ui/use-form.ts';
import { useSubmit } from '../ui/use-submit.ts';
import type { Route } from './+types/confirm-email.ts';
import { ACCOUNT_LINK, AccountPage } from './account-page.tsx';
import { useLinkToken } from './use-link-token.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches[0].loaderData, {
    title: 'Confirm your email',
    description: 'Confirm the e-mail address of your account.',
    path: href('/confirm-email'),
    indexed: false,
  });
}

const NOT_COMPLETE = 'This link is not complete. Please open it once more from the mail.';

/**
 * The page behind the link of the mail. Opening it changes nothing: programs that look through mails open links too.
 * The button confirms.
 */
export default function ConfirmEmail() {
  const [done, setDone] = useState<string | null>(null);
  const link = useLinkToken();
  const form = useForm({ schema: confirmEmailFormSchema, initial: {}, missing: MISSING_FIELDS });
  const { busy, submit } = useSubmit(async () => {
    if (done) return;
    const body = { token: link.token ?? '' };
    const result = await sendForm<{ message: string }>(form, '/api/reglogin/confirm-email', { body });
    if (!result.ok) return;
    link.forget();
    setDone(result.value.message);
  });

  return (
    <AccountPage
      heading="Confirm your email"
      intro="One press, and mails about your account and your orders come to this address. The link works once, for 24 hours."
    >
      {link.token === null ? (
        <FormAlert message={NOT_COMPLETE} />
      ) : (
        <Form
          form={form}
          label="Confirm your email"
          button="CONFIRM THIS ADDRESS"
          busy={busy || done !== null}
          done={done}
          onSubmit={submit}
        >
          {null}
        </Form>
      )}
      <p className="mt-6 text-center text-sm">
        <Link to={href('/profile')} className={ACCOUNT_LINK}>
          Go to my profile
        </Link>
      </p>
    </AccountPage>
  );
}
