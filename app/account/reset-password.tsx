import { useState } from 'react';
import { href, Link } from 'react-router';
import { resetFormSchema } from '../../shop/customers/schemas.ts';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { sendForm } from '../send-form.ts';
import { pageMeta } from '../storefront/page-meta.ts';
import { Form } from '../ui/form.tsx';
import { useForm } from '../ui/use-form.ts';
import { useLeaveAfter } from '../ui/use-leave-after.ts';
import { useSubmit } from '../ui/use-submit.ts';
import type { Route } from './+types/reset-password.ts';
import { ACCOUNT_LINK, AccountPage } from './account-page.tsx';
import { localUser } from './local-user.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { REDIRECT_AFTER_MS } from './redirect-after.ts';
import { useLinkToken } from './use-link-token.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches[0].loaderData, {
    title: 'New password',
    description: 'Choose a new password.',
    path: href('/reset-password'),
    indexed: false,
  });
}

/** The page behind the link of the mail. The token is never rendered, and stays in no address (use-link-token.ts). */
export default function ResetPassword() {
  const link = useLinkToken();
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({
    schema: resetFormSchema,
    initial: { password: '', confirmPassword: '' },
    missing: MISSING_FIELDS,
  });
  const { busy, submit } = useSubmit(async () => {
    const chosen = done ? null : form.check();
    if (!chosen) return;
    const token = link.token ?? '';
    const result = await sendForm<{ message: string }>(form, '/api/reglogin/reset-password', {
      body: { ...chosen, token },
    });
    if (!result.ok) return;
    // Every session of the account has ended, and so has the one of this browser.
    localUser.forget();
    link.forget();
    setDone(result.value.message);
  });
  useLeaveAfter(done !== null, href('/login'), REDIRECT_AFTER_MS);

  return (
    <AccountPage heading="Choose a new password" intro="The link of the mail works once, for one hour.">
      <Form
        form={form}
        label="Choose a new password"
        button="SAVE PASSWORD"
        busy={busy || done !== null}
        done={done}
        onSubmit={submit}
      >
        <NewPasswordFields field={form.field} label="New password" />
      </Form>
      <p className="mt-6 text-center text-sm">
        <Link to={href('/forgot-password')} className={ACCOUNT_LINK}>
          Ask for a new link
        </Link>
      </p>
    </AccountPage>
  );
}
