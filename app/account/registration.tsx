import { href, useSearchParams } from 'react-router';
import { registrationFormSchema } from '../../shop/customers/schemas.ts';
import { requestApi } from '../api.ts';
import { Form } from '../forms/form.tsx';
import { EmailInput, MobileInput, NameInput, PlaceFields } from '../forms/person-fields.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { staticMeta } from '../storefront/page-meta.ts';
import { useLeaveAfter } from '../ui/use-leave-after.ts';
import { AccountLink, AccountPage } from './account-page.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { REDIRECT_AFTER_MS, returnTarget, withReturnTarget } from './return-target.ts';

export const meta = staticMeta({
  title: 'Create an account',
  description: 'Register once: your address is filled in at checkout, and you see how your orders stand.',
  path: href('/registration'),
  indexed: false,
});

const EMPTY_FORM = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  mobile: '',
  province: '',
  city: '',
  address: '',
};

export default function Registration() {
  const login = withReturnTarget(href('/login'), returnTarget(useSearchParams()[0]));
  const form = useSchemaForm({ schema: registrationFormSchema, defaultValues: EMPTY_FORM, once: true });
  const submit = form.submit(async (body) => {
    const result = await requestApi('/api/reglogin/register', { method: 'POST', body });
    if (result.ok) form.succeed('Registration successful! Redirecting to login...');
    else form.refuse(result);
  });
  useLeaveAfter(form.done !== null, login, REDIRECT_AFTER_MS);

  return (
    <AccountPage
      heading="Create an account"
      width="max-w-2xl"
      intro={
        <>
          Have one already? <AccountLink to={login}>Log in</AccountLink>
        </>
      }
    >
      <Form form={form} label="Registration" button="REGISTER" onSubmit={submit} className="sm:grid-cols-2">
        <NameInput field={form.field('name')} />
        <EmailInput field={form.field('email')} />
        <NewPasswordFields form={form} label="Password" />
        <MobileInput
          field={form.field('mobile')}
          hint="For example 0301-2345678."
          className="sm:col-span-2"
        />
        <PlaceFields form={form} list="registration" hint="House, street, area and a landmark nearby." />
      </Form>
    </AccountPage>
  );
}
