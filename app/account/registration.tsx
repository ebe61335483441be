import { useState } from 'react';
import { href, Link, useSearchParams } from 'react-router';
import { registrationFormSchema } from '../../shop/customers/schemas.ts';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { sendForm } from '../send-form.ts';
import { pageMeta } from '../storefront/page-meta.ts';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { useLeaveAfter } from '../ui/use-leave-after.ts';
import { useSubmit } from '../ui/use-submit.ts';
import type { Route } from './+types/registration.ts';
import { ACCOUNT_LINK, AccountPage } from './account-page.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ProvinceAndCity } from './province-and-city.tsx';
import { REDIRECT_AFTER_MS } from './redirect-after.ts';
import { returnTarget, withReturnTarget } from './return-target.ts';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches[0].loaderData, {
    title: 'Create an account',
    description: 'Register once: your address is filled in at checkout, and you see how your orders stand.',
    path: href('/registration'),
    indexed: false,
  });
}

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
  const [done, setDone] = useState(false);
  const login = withReturnTarget(href('/login'), returnTarget(useSearchParams()[0]));
  const form = useForm({ schema: registrationFormSchema, initial: EMPTY_FORM, missing: MISSING_FIELDS });
  const { busy, submit } = useSubmit(async () => {
    const body = done ? null : form.check();
    if (!body) return;
    const result = await sendForm(form, '/api/reglogin/register', { body });
    if (result.ok) setDone(true);
  });
  useLeaveAfter(done, login, REDIRECT_AFTER_MS);

  return (
    <AccountPage
      heading="Create an account"
      width="max-w-2xl"
      intro={
        <>
          Have one already?{' '}
          <Link to={login} className={ACCOUNT_LINK}>
            Log in
          </Link>
        </>
      }
    >
      <Form
        form={form}
        label="Registration"
        button="REGISTER"
        busy={busy || done}
        done={done ? 'Registration successful! Redirecting to login...' : null}
        onSubmit={submit}
        className="sm:grid-cols-2"
      >
        <FormField field={form.field('name')} label="Name">
          {(control) => <input {...control} type="text" autoComplete="name" autoCapitalize="words" />}
        </FormField>
        <FormField field={form.field('email')} label="Email">
          {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
        </FormField>
        <NewPasswordFields field={form.field} label="Password" />
        <FormField
          field={form.field('mobile')}
          label="Mobile"
          hint="For example 0301-2345678."
          className="sm:col-span-2"
        >
          {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
        </FormField>
        <ProvinceAndCity form={form} list="registration" />
        <FormField
          field={form.field('address')}
          label="Address"
          hint="House, street, area and a landmark nearby."
          className="sm:col-span-2"
        >
          {(control) => <input {...control} type="text" autoComplete="street-address" />}
        </FormField>
      </Form>
    </AccountPage>
  );
}
