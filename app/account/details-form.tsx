import { useState } from 'react';
import type { Customer } from '../../shop/customers/responses.ts';
import { changeDetailsSchema } from '../../shop/customers/schemas.ts';
import { formatMobile } from '../../shop/fields/rules.ts';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { sendForm } from '../send-form.ts';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { useForm } from '../ui/use-form.ts';
import { useSubmit } from '../ui/use-submit.ts';
import { EmailState } from './email-state.tsx';
import { localUser } from './local-user.ts';
import { ProvinceAndCity } from './province-and-city.tsx';

/** The details of who is signed in. Another e-mail address asks for the password, and waits to be confirmed. */
export function DetailsForm({ customer: loaded }: { customer: Customer }) {
  const [customer, setCustomer] = useState(loaded);
  const { name, email, mobile, address, province, city } = customer;
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({
    schema: changeDetailsSchema,
    initial: {
      name,
      email,
      mobile: formatMobile(mobile),
      address,
      province,
      city,
      currentPassword: '',
    },
    missing: MISSING_FIELDS,
  });
  const emailChanges = form.values.email.trim().toLowerCase() !== email.toLowerCase();
  const { busy, submit } = useSubmit(async () => {
    setDone(null);
    const body = form.check();
    if (!body) return;
    const result = await sendForm<{ message: string; user: Customer }>(form, '/api/reglogin/profile', {
      method: 'PUT',
      body,
    });
    if (!result.ok) return;
    const { message, user } = result.value;
    setCustomer(user);
    form.set({ currentPassword: '', email: user.email, mobile: formatMobile(user.mobile) });
    localUser.remember(user);
    setDone(message);
  });

  return (
    <>
      <EmailState customer={customer} onCancelled={() => setCustomer({ ...customer, pendingEmail: null })} />
      <Form
        form={form}
        label="My details"
        button="SAVE DETAILS"
        busy={busy}
        done={done}
        onSubmit={submit}
        className="sm:grid-cols-2"
      >
        <FormField field={form.field('name')} label="Name">
          {(control) => <input {...control} type="text" autoComplete="name" autoCapitalize="words" />}
        </FormField>
        <FormField field={form.field('email')} label="Email">
          {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
        </FormField>
        {emailChanges && (
          <FormField
            field={form.field('currentPassword')}
            label="Your password"
            hint="Needed to change your e-mail address."
            className="sm:col-span-2"
          >
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </FormField>
        )}
        <FormField field={form.field('mobile')} label="Mobile" className="sm:col-span-2">
          {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
        </FormField>
        <ProvinceAndCity form={form} list="registration" />
        <FormField field={form.field('address')} label="Address" className="sm:col-span-2">
          {(control) => <input {...control} type="text" autoComplete="street-address" />}
        </FormField>
      </Form>
    </>
  );
}
