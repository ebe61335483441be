import { href } from 'react-router';
import { useRootData } from '../../../layout/use-root-data.ts';
import { pageMeta } from '../../page-meta.ts';
import { ContactCard } from '../contact-card.tsx';
import { PageIntro } from '../page-intro.tsx';
import type { Route } from './+types/return-policy.ts';
import { Periods } from './periods.tsx';
import { Steps } from './steps.tsx';

const EXCEPTIONS = [
  'Toothbrushes, razors, combs and other personal care that has been opened.',
  'Bottles, teats and bibs that a baby has used.',
  'Pillows, mattress protectors and bath mats that have been used or washed.',
  'Things that were damaged by use after they arrived.',
];

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = matches[0].loaderData;
  const { changedMind, faulty } = site.store.returnDays;
  return pageMeta(site, {
    title: 'Return Policy',
    description: `${changedMind} days to change your mind, ${faulty} calendar days for what is faulty or damaged. How to send something back, and how the money comes back, also after cash on delivery.`,
    path: href('/return-policy'),
  });
}

export default function ReturnPolicy() {
  const { store } = useRootData();
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5 lg:pb-20">
      <PageIntro here="Return Policy" heading="Return policy">
        Not what you thought, or not as it should be? Both can be put right. How long you have depends on
        which of the two it is.
      </PageIntro>
      <Periods days={store.returnDays} />
      <div className="mt-12 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="grid grid-cols-1 gap-10">
          <Steps phone={store.phone} />
          <section aria-labelledby="refunds">
            <h2 id="refunds" className="text-2xl font-bold tracking-tight">
              How the money comes back
            </h2>
            <div className="mt-3 grid max-w-prose gap-3 leading-7 text-ink-soft">
              <p>
                You <strong className="text-ink">paid cash on delivery</strong>: we transfer it to your bank
                account or to your mobile wallet, whichever you tell us. A courier cannot bring cash back.
              </p>
              <p>
                You <strong className="text-ink">paid by card</strong>: it goes back to the same card.
              </p>
              <p>
                We send it as soon as the parcel is here and has been looked at. Where something was faulty or
                damaged, what you paid for its delivery comes back too. If you would rather have the thing
                itself, we send a new one while there is one in stock.
              </p>
            </div>
          </section>
          <section aria-labelledby="exceptions">
            <h2 id="exceptions" className="text-2xl font-bold tracking-tight">
              What cannot come back
            </h2>
            <ul className="mt-3 grid max-w-prose list-disc gap-2 pl-5 leading-7 text-ink-soft marker:text-brand">
              {EXCEPTIONS.map((exception) => (
                <li key={exception}>{exception}</li>
              ))}
            </ul>
            <p className="mt-3 max-w-prose leading-7 text-ink-soft">
              If one of these came to you faulty or damaged, it is no exception: tell us, and we put it right.
            </p>
          </section>
        </div>
        <div className="lg:sticky lg:top-28">
          <ContactCard heading="Start a return">
            Call with your order number, or write to us. Returns come to the shop’s address:
          </ContactCard>
        </div>
      </div>
    </div>
  );
}
