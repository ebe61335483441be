import { href } from 'react-router';
import type { StoreDetails } from '../../../../shop/store-settings/types.ts';
import { useRootData } from '../../../layout/use-root-data.ts';
import { ReturnIcon, stroked } from '../../../ui/icons.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ContactCard } from '../contact-card.tsx';
import { PageIntro } from '../page-intro.tsx';
import type { Route } from './+types/return-policy.ts';

const ShieldIcon = stroked('M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6zM9 12l2.2 2.2L15.2 10');

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

/** The two periods side by side: the badge's days and the policy's (R13). */
function Periods({ days }: { days: StoreDetails['returnDays'] }) {
  const periods = [
    {
      Icon: ReturnIcon,
      reason: 'You changed your mind',
      length: `${days.changedMind} days`,
      points: [
        'From the day the parcel came.',
        'Unused, complete, in its own packing.',
        'You pay the courier who brings it back.',
      ],
    },
    {
      Icon: ShieldIcon,
      reason: 'It is faulty or came damaged',
      length: `${days.faulty} calendar days`,
      points: [
        'From the day the parcel came.',
        'Also when it was unpacked and used.',
        'We pay the courier, and send a new one or the money.',
      ],
    },
  ];
  return (
    <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:gap-6">
      {periods.map(({ Icon, reason, length, points }) => (
        <section
          key={reason}
          aria-label={reason}
          className="rounded-card border border-line bg-paper p-5 shadow-card sm:p-7"
        >
          <span className="mb-4 grid size-11 place-items-center rounded-full bg-brand-soft text-brand">
            <Icon className="size-6" />
          </span>
          <h2 className="font-semibold text-ink-soft">{reason}</h2>
          <p className="mt-1 text-3xl font-extrabold tracking-tight text-brand tabular-nums sm:text-4xl">
            {length}
          </p>
          <ul className="mt-4 grid gap-1.5 text-sm/6 text-ink-soft">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The steps of a return, in their order. */
function Steps({ phone }: { phone: string }) {
  const steps = [
    {
      title: 'Tell us',
      text: `Call ${phone} with your order number and say what is wrong. If it is damaged, a photo helps.`,
    },
    { title: 'Pack it', text: 'With all its parts, and the slip with your order number inside.' },
    { title: 'Hand it over', text: 'We tell you which courier comes, or where to bring it.' },
    { title: 'We look at it', text: 'As soon as it is here. Then the money or the new one is on its way.' },
  ];
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-2xl font-bold tracking-tight">
        How to send something back
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-brand font-bold text-white tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-base/9 font-semibold">{title}</h3>
              <p className="leading-7 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
