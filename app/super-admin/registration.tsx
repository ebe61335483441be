import { useState } from 'react';
import { useNavigate } from 'react-router';
import { superAdminFormSchema } from '../../shop/staff/schemas.ts';
import { AccountLink, AccountPage } from '../account/account-page.tsx';
import { NewPasswordFields } from '../account/new-password-fields.tsx';
import { requestApi } from '../api.ts';
import { Input } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { EmailInput, NameInput } from '../forms/person-fields.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { SLIM_FRAME } from '../staff/slim-frame.tsx';
import { staffLinks, staffMeta } from '../staff/staff-head.ts';
import { readToken } from '../staff/token-store.ts';
import { showToast } from '../ui/toast.ts';
import { useLeaveAfter } from '../ui/use-leave-after.ts';

export const handle = SLIM_FRAME;
export const meta = staffMeta('Super admin registration');
export const links = staffLinks;

const LOGIN = '/super-admin-login';
const REGISTERED_LEAVE_AFTER_MS = 2000;
const PASSWORDS_DIFFER = 'Passwords do not match!';

export default function SuperAdminRegistration() {
  const navigate = useNavigate();
  const [registeredBefore, setRegisteredBefore] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const form = useSchemaForm({
    schema: superAdminFormSchema,
    defaultValues: { name: '', email: '', password: '', confirmPassword: '', setupCode: '' },
  });
  useLeaveAfter(registeredBefore, LOGIN, REGISTERED_LEAVE_AFTER_MS);

  const submit = form.submit(async (body) => {
    setReason(null);
    if (registeredBefore) return;
    if (body.password !== body.confirmPassword) {
      return form.fail(PASSWORDS_DIFFER, { confirmPassword: PASSWORDS_DIFFER });
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
      setRegisteredBefore(true);
      return form.fail('User already registered! Redirecting to login page.');
    }
    if ('setupCode' in result.fields) setAsksForCode(true);
    form.fail('Registration failed! Please try again.', result.fields);
    if (!form.owns(result.fields)) setReason(result.message);
  });

  return (
    <AccountPage
      heading="Super admin registration"
      intro={
        <>
          Registered already? <AccountLink to={LOGIN}>Log in</AccountLink>
        </>
      }
    >
      <Form
        form={{ ...form, busy: form.busy || registeredBefore }}
        label="Super admin registration"
        button="REGISTER"
        onSubmit={submit}
      >
        <NameInput field={form.field('name')} />
        <EmailInput field={form.field('email')} autoComplete="username" />
        <NewPasswordFields form={form} label="Password" />
        {asksForCode && (
          <Input
            field={form.field('setupCode')}
            label="Setup code"
            hint="It is a setting of the shop, or stands in the log of its start."
            autoComplete="off"
            spellCheck={false}
          />
        )}
        {reason && <p className="text-sm text-ink-soft">{reason}</p>}
      </Form>
    </AccountPage>
  );
}
