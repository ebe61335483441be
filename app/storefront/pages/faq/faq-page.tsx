import type { PropsWithChildren } from 'react';
import { href, Link } from 'react-router';
import { phoneAddress } from '../../../../shop/fields/rules.ts';
import { formatRupees } from '../../../../shop/money.ts';
import { useRootData } from '../../../layout/use-root-data.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { staticMeta } from '../../page-meta.ts';
import { ContactCard } from '../contact-card.tsx';
import { PageIntro } from '../page-intro.tsx';

export const meta = staticMeta({
  title: 'FAQs',
  description:
    'Delivery times and costs by city, payment, changing an order, returns and refunds: what people ask us, and the answers.',
  path: href('/FAQ-Page'),
});

export default function FaqPage() {
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5 lg:pb-20">
      <PageIntro here="FAQs" heading="Questions and answers">
        Delivery, payment and returns in short. If yours is not here, call us.
      </PageIntro>
      <div className="mt-8 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <Questions />
        <div className="lg:sticky lg:top-28">
          <ContactCard heading="Still wondering?">
            Somebody who knows the shop picks up and answers.
          </ContactCard>
        </div>
      </div>
    </div>
  );
}

const LINK = 'font-semibold text-brand underline hover:no-underline';

/** What people ask, and the shop's answers (R12). */
function Questions() {
  const { store, delivery } = useRootData();
  const { phone, returnDays, hours } = store;
  const call = (
    <a href={phoneAddress(phone)} className={LINK}>
      {phone}
    </a>
  );
  const returnPolicy = (
    <Link to={href('/return-policy')} className={LINK}>
      return policy
    </Link>
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      <Topic name="Delivery">
        <Question ask="How long does local shipping take?">
          <p>
            <strong>Local shipping takes {delivery.whole}.</strong> {delivery.promise}
          </p>
          <p>Large cities are usually at the early end, remote areas at the late one.</p>
        </Question>
        <Question ask="Do you ship to other countries?">
          <p>
            <strong>International shipping takes 10-15 business days.</strong> It is arranged by phone: call{' '}
            {call} before you order, and we tell you the cost.
          </p>
          <p>The checkout itself takes addresses in Pakistan.</p>
        </Question>
        <Question ask="What does delivery cost?">
          <p>
            {delivery.freeFrom === null ? (
              'It depends on the city:'
            ) : (
              <>
                <strong>Nothing on orders from {formatRupees(delivery.freeFrom)}.</strong> Below that it
                depends on the city:
              </>
            )}
          </p>
          <dl className="grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
            {delivery.table.map(({ place, cost }) => (
              <div key={place} className="contents">
                <dt>{place}</dt>
                <dd className="font-semibold text-ink">{formatRupees(cost)}</dd>
              </div>
            ))}
          </dl>
          <p>The checkout shows it as soon as you have chosen your city, before you order.</p>
        </Question>
        <Question ask="Where is my order?">
          <p>
            Call {call} with your order number, and we tell you where it is. If you ordered with an account,
            your profile shows the state of every order: Pending, Processing, Delivered or Cancelled.
          </p>
        </Question>
      </Topic>
      <Topic name="Orders and payment">
        <Question ask="How can I pay?">
          <p>
            By <strong>Cash On Delivery</strong>, when the parcel is at your door, or by{' '}
            <strong>Debit / Credit Card</strong>. You choose in the checkout.
          </p>
        </Question>
        <Question ask="Can I change or cancel my order?">
          <p>
            <strong>Yes, within 24 hours</strong> of placing it: on the order’s own page, which our mail leads
            to, until we pack it, or call {call} with your order number. After that it may be on its way
            already; then the {returnPolicy} helps.
          </p>
        </Question>
        <Question ask="Do I need an account?">
          <p>
            No. Name, mobile number, e-mail address and delivery address are enough to order. With an account
            you see your orders again, and the checkout knows your address.
          </p>
        </Question>
      </Topic>
      <Topic name="Returns and help">
        <Question ask="Can I send something back?">
          <p>
            Yes: within <strong>{returnDays.changedMind} days</strong> if you changed your mind, and within{' '}
            <strong>{returnDays.faulty} calendar days</strong> if it is faulty or came damaged. The{' '}
            {returnPolicy} says how, and what cannot come back.
          </p>
        </Question>
        <Question ask="I paid in cash. How do I get my money back?">
          <p>By transfer to your bank account or to your mobile wallet, whichever you tell us.</p>
        </Question>
        <Question ask="How do I reach a person?">
          <p>
            Call {call}, {hours}.
          </p>
        </Question>
      </Topic>
    </div>
  );
}

function Topic({ name, children }: PropsWithChildren<{ name: string }>) {
  return (
    <section aria-label={name}>
      <h2 className="mb-3 text-lg font-bold tracking-tight">{name}</h2>
      <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
        {children}
      </div>
    </section>
  );
}

/** The accordion is the browser's own: of the items of one name only one is open, with or without scripts. */
function Question({ ask, children }: PropsWithChildren<{ ask: string }>) {
  return (
    <details name="faq" className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-4 py-3.5 font-semibold group-open:text-brand hover:bg-brand-soft focus-visible:-outline-offset-3 sm:px-5 [&::-webkit-details-marker]:hidden">
        {ask}
        <ChevronDownIcon className="size-5 shrink-0 text-ink-quiet transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid max-w-prose gap-3 px-4 pt-4 pb-5 leading-7 text-ink-soft sm:px-5">{children}</div>
    </details>
  );
}
