import { href } from 'react-router';
import { useRootData } from '../../../layout/use-root-data.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ContactCard } from '../contact-card.tsx';
import { PageIntro } from '../page-intro.tsx';
import type { Route } from './+types/faq-page.ts';
import { listTopics } from './questions.tsx';

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches[0].loaderData, {
    title: 'FAQs',
    description:
      'Delivery times and costs by city, payment, changing an order, returns and refunds: what people ask us, and the answers.',
    path: href('/FAQ-Page'),
  });
}

/** The accordion is the browser's own: of the items of one name only one is open, with or without scripts. */
export default function FaqPage() {
  const { store } = useRootData();
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5 lg:pb-20">
      <PageIntro here="FAQs" heading="Questions and answers">
        Delivery, payment and returns in short. If yours is not here, call us.
      </PageIntro>
      <div className="mt-8 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="grid grid-cols-1 gap-8">
          {listTopics(store).map(({ name, questions }) => (
            <section key={name} aria-label={name}>
              <h2 className="mb-3 text-lg font-bold tracking-tight">{name}</h2>
              <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
                {questions.map(({ question, result }) => (
                  <details key={question} name="faq" className="group">
                    <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-4 py-3.5 font-semibold group-open:text-brand hover:bg-brand-soft focus-visible:-outline-offset-3 sm:px-5 [&::-webkit-details-marker]:hidden">
                      {question}
                      <ChevronDownIcon className="size-5 shrink-0 text-ink-quiet transition-transform group-open:rotate-180" />
                    </summary>
                    <div className="grid max-w-prose gap-3 px-4 pt-4 pb-5 leading-7 text-ink-soft sm:px-5">
                      {result}
                    </div>
                  </details>
                ))}
              </div>
            </section>
          ))}
        </div>
        <div className="lg:sticky lg:top-28">
          <ContactCard heading="Still wondering?">
            Somebody who knows the shop picks up and answers.
          </ContactCard>
        </div>
      </div>
    </div>
  );
}
