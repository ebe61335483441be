import { useState } from 'react';
import { contactSchema } from '../../../shop/customers/contact/schemas.ts';
import { MISSING_FIELDS } from '../../../shop/fields/schemas.ts';
import { sendForm } from '../../send-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSubmit } from '../../ui/use-submit.ts';

const EMPTY_FORM = { name: '', email: '', mobile: '', message: '' };

/** A message to the shop; it is stored and mailed (R9). */
export function ContactForm() {
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({
    schema: contactSchema,
    initial: EMPTY_FORM,
    missing: MISSING_FIELDS,
    keepUnder: 'contact-form',
  });
  const { busy, submit } = useSubmit(async () => {
    setDone(null);
    const body = form.check();
    if (!body) return;
    const result = await sendForm<{ message: string }>(form, '/api/contact', { body });
    if (!result.ok) return;
    form.set(EMPTY_FORM);
    form.forget();
    setDone(result.value.message);
  });

  return (
    <Form
      form={form}
      label="Contact"
      button="SEND MESSAGE"
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
      <FormField field={form.field('mobile')} label="Mobile" optional className="sm:col-span-2">
        {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
      </FormField>
      <FormField field={form.field('message')} label="Message" className="sm:col-span-2">
        {(control) => <textarea {...control} rows={6} />}
      </FormField>
    </Form>
  );
}
