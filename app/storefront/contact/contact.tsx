import { href } from 'react-router';
import { pageMeta } from '../page-meta.ts';
import { ContactCard } from '../pages/contact-card.tsx';
import { PageIntro } from '../pages/page-intro.tsx';
import { WORKING_HOURS } from '../promises.ts';
import type { Route } from './+types/contact.ts';
import { ContactForm } from './contact-form.tsx';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches[0].loaderData, {
    title: 'Contact Us',
    description: `Write to us, call us or visit us: ${WORKING_HOURS}.`,
    path: href('/contact'),
  });
}

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
