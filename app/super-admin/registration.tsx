import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { superAdminFormSchema } from '../../shop/staff/schemas.ts';
import { ACCOUNT_LINK, AccountPage } from '../account/account-page.tsx';
import { NewPasswordFields } from '../account/new-password-fields.tsx';
import { requestApi } from '../api.ts';
import { SLIM_FRAME } from '../layout/slim-frame.ts';
import { staffMeta } from '../staff/staff-meta.ts';
import { readToken } from '../staff/token-store.ts';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { showToast } from '../ui/toast.ts';
import { useForm } from '../ui/use-form.ts';
import { useLeaveAfter } from '../ui/use-leave-after.ts';
import { useSubmit } from '../ui/use-submit.ts';
import type { Route } from './+types/registration.ts';

export const handle = SLIM_FRAME;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return staffMeta(matches[0].loaderData, 'Super admin registration');
}

const LOGIN = '/super-admin-login';
const REGISTERED_LEAVE_AFTER_MS = 2000;
const PASSWORDS_DIFFER = 'Passwords do not match!';

export default function SuperAdminRegistration() {
  const navigate = useNavigate();
  const [registeredBefore, setRegisteredBefore] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const form = useForm({
    schema: superAdminFormSchema,
    initial: { name: '', email: '', password: '', confirmPassword: '', setupCode: '' },
    missing: MISSING_FIELDS,
  });
  useLeaveAfter(registeredBefore, LOGIN, REGISTERED_LEAVE_AFTER_MS);

  const { busy, submit } = useSubmit(async () => {
    setReason(null);
    const body = form.check();
    if (!body) return;
    if (body.password !== body.confirmPassword) {
      form.say(PASSWORDS_DIFFER);
      form.markRefused({ confirmPassword: PASSWORDS_DIFFER });
      return;
    }
    // A super admin who is signed in here registers another one.
    const token = readToken('super-admin');
    const result = await requestApi('/api/user/register', {
      method: 'POST',
      body,
      ...(token && { bearer: token }),
    });
    if (result.ok) {
      showToast('success', 'Registration successful!');
      await navigate(LOGIN);
      return;
    }
    if (result.status === 409) {
      form.say('User already registered! Redirecting to login page.');
      setRegisteredBefore(true);
      return;
    }
    form.say('Registration failed! Please try again.');
    if ('setupCode' in result.fields) setAsksForCode(true);
    if (!form.markRefused(result.fields)) setReason(result.message);
  });

  return (
    <AccountPage
      heading="Super admin registration"
      intro={
        <>
          Registered already?{' '}
          <Link to={LOGIN} className={ACCOUNT_LINK}>
            Log in
          </Link>
        </>
      }
    >
      <Form
        form={form}
        label="Super admin registration"
        button="REGISTER"
        busy={busy || registeredBefore}
        done={null}
        onSubmit={submit}
      >
        <FormField field={form.field('name')} label="Name">
          {(control) => <input {...control} type="text" autoComplete="name" autoCapitalize="words" />}
        </FormField>
        <FormField field={form.field('email')} label="Email">
          {(control) => <input {...control} type="email" inputMode="email" autoComplete="username" />}
        </FormField>
        <NewPasswordFields field={form.field} label="Password" />
        {asksForCode && (
          <FormField
            field={form.field('setupCode')}
            label="Setup code"
            hint="It is a setting of the shop, or stands in the log of its start."
          >
            {(control) => <input {...control} autoComplete="off" spellCheck={false} />}
          </FormField>
        )}
        {reason && <p className="text-sm text-ink-soft">{reason}</p>}
      </Form>
    </AccountPage>
  );
}
