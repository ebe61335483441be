import { href } from 'react-router';
import { contactSchema } from '../../../shop/customers/contact/schemas.ts';
import { requestApi } from '../../api.ts';
import { TextArea } from '../../forms/field.tsx';
import { Form } from '../../forms/form.tsx';
import { EmailInput, MobileInput, NameInput } from '../../forms/person-fields.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { staticMeta } from '../page-meta.ts';
import { ContactCard } from '../pages/contact-card.tsx';
import { PageIntro } from '../pages/page-intro.tsx';

export const meta = staticMeta(({ store }) => ({
  title: 'Contact Us',
  description: `Write to us, call us or visit us: ${store.hours}.`,
  path: href('/contact'),
}));

export default function Contact() {
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5 lg:pb-20">
      <PageIntro here="Contact Us" heading="Contact us">
        A question about an order, a product or delivery? Write to us and we answer on our next working day.
      </PageIntro>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <section
          aria-labelledby="write-to-us"
          className="rounded-card border border-line bg-paper p-5 shadow-card sm:p-8"
        >
          <h2 id="write-to-us" className="mb-5 text-xl font-bold tracking-tight">
            Write to us
          </h2>
          <ContactForm />
        </section>
        <div className="lg:sticky lg:top-28">
          <ContactCard heading="Or talk to somebody">
            Somebody who knows the shop picks up and answers on our working days.
          </ContactCard>
        </div>
      </div>
    </div>
  );
}

const EMPTY_FORM = { name: '', email: '', mobile: '', message: '' };

/** A message to the shop; it is stored and mailed (R9). */
function ContactForm() {
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
