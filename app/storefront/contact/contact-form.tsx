import { contactSchema } from '../../../shop/customers/contact/schemas.ts';
import { requestApi } from '../../api.ts';
import { TextArea } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { EmailInput, MobileInput, NameInput } from '../../forms/person-fields.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';

const EMPTY_FORM = { name: '', email: '', mobile: '', message: '' };

/** A message to the shop; it is stored and mailed (R9). */
export function ContactForm() {
  const form = useSchemaForm({
    schema: contactSchema,
    defaultValues: EMPTY_FORM,
    storageKey: 'contact-form',
  });
  const submit = form.submit(async (body) => {
    const result = await requestApi<{ message: string }>('/api/contact', { method: 'POST', body });
    if (!result.ok) return form.refuse(result);
    form.reset();
    form.forget();
    form.succeed(result.value.message);
  });

  return (
    <Form form={form} label="Contact" button="SEND MESSAGE" onSubmit={submit} className="sm:grid-cols-2">
      <NameInput field={form.field('name')} />
      <EmailInput field={form.field('email')} />
      <MobileInput field={form.field('mobile')} optional className="sm:col-span-2" />
      <TextArea field={form.field('message')} label="Message" rows={6} className="sm:col-span-2" />
    </Form>
  );
}
