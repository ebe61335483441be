import { useState } from 'react';
import type { Customer } from '../../shop/customers/responses.ts';
import { changeDetailsSchema } from '../../shop/customers/schemas.ts';
import { formatMobile } from '../../shop/fields/rules.ts';
import { requestApi } from '../api.ts';
import { Form } from '../forms/form.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import {
  AddressInput,
  EmailInput,
  MobileInput,
  NameInput,
  ProvinceAndCity,
} from '../forms/person-fields.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { EmailState } from './email-state.tsx';
import { localUser } from './local-user.ts';

/** The details of who is signed in. Another e-mail address asks for the password, and waits to be confirmed. */
export function DetailsForm({ customer: loaded }: { customer: Customer }) {
  const [customer, setCustomer] = useState(loaded);
  const { name, email, mobile, address, province, city } = customer;
  const form = useSchemaForm({
    schema: changeDetailsSchema,
    defaultValues: {
      name,
      email,
      mobile: formatMobile(mobile),
      address,
      province,
      city,
      currentPassword: '',
    },
  });
  const { field } = form;
  const emailChanges = form.watch('email').trim().toLowerCase() !== email.toLowerCase();
  const submit = form.submit(async (body) => {
    const path = '/api/reglogin/profile';
    const result = await requestApi<{ message: string; user: Customer }>(path, { method: 'PUT', body });
    if (!result.ok) return form.refuse(result);
    const { message, user } = result.value;
    setCustomer(user);
    form.set({ currentPassword: '', email: user.email, mobile: formatMobile(user.mobile) });
    localUser.remember(user);
    form.succeed(message);
  });

  return (
    <>
      <EmailState customer={customer} onCancelled={() => setCustomer({ ...customer, pendingEmail: null })} />
      <Form form={form} label="My details" button="SAVE DETAILS" onSubmit={submit} className="sm:grid-cols-2">
        <NameInput field={field('name')} />
        <EmailInput field={field('email')} />
        {emailChanges && (
          <PasswordInput
            field={field('currentPassword')}
            label="Your password"
            hint="Needed to change your e-mail address."
            autoComplete="current-password"
            className="sm:col-span-2"
          />
        )}
        <MobileInput field={field('mobile')} className="sm:col-span-2" />
        <ProvinceAndCity form={form} list="registration" />
        <AddressInput field={field('address')} className="sm:col-span-2" />
      </Form>
    </>
  );
}
