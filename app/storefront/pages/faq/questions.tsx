import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { phoneAddress } from '../../../../shop/fields/rules.ts';
import { formatRupees } from '../../../../shop/money.ts';
import { DELIVERY_PROMISE, FREE_DELIVERY_FROM } from '../../../../shop/orders/shipping/rules.ts';
import type { StoreDetails } from '../../../../shop/settings.ts';
import { CITY_COSTS } from '../../city-costs.ts';
import { WORKING_HOURS } from '../../promises.ts';

interface Question {
  question: string;
  result: ReactNode;
}

interface Topic {
  name: string;
  questions: readonly Question[];
}

const LINK = 'font-semibold text-brand underline hover:no-underline';

/** What people ask, and the shop's answers (R12). */
export function listTopics({ phone, returnDays }: StoreDetails): readonly Topic[] {
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
  return [
    {
      name: 'Delivery',
      questions: [
        {
          question: 'How long does local shipping take?',
          result: (
            <>
              <p>
                <strong>Local shipping takes 3-5 business days.</strong> {DELIVERY_PROMISE}
              </p>
              <p>Large cities are usually at the early end, remote areas at the late one.</p>
            </>
          ),
        },
        {
          question: 'Do you ship to other countries?',
          result: (
            <>
              <p>
                <strong>International shipping takes 10-15 business days.</strong> It is arranged by phone:
                call {call} before you order, and we tell you the cost.
              </p>
              <p>The checkout itself takes addresses in Pakistan.</p>
            </>
          ),
        },
        {
          question: 'What does delivery cost?',
          result: (
            <>
              <p>
                <strong>Nothing on orders from {formatRupees(FREE_DELIVERY_FROM)}.</strong> Below that it
                depends on the city:
              </p>
              <dl className="grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
                {CITY_COSTS.map(({ place, cost }) => (
                  <div key={place} className="contents">
                    <dt>{place}</dt>
                    <dd className="font-semibold text-ink">{formatRupees(cost)}</dd>
                  </div>
                ))}
              </dl>
              <p>The checkout shows it as soon as you have chosen your city, before you order.</p>
            </>
          ),
        },
        {
          question: 'Where is my order?',
          result: (
            <p>
              Call {call} with your order number, and we tell you where it is. If you ordered with an account,
              your profile shows the state of every order: Pending, Processing, Delivered or Cancelled.
            </p>
          ),
        },
      ],
    },
    {
      name: 'Orders and payment',
      questions: [
        {
          question: 'How can I pay?',
          result: (
            <p>
              By <strong>Cash On Delivery</strong>, when the parcel is at your door, or by{' '}
              <strong>Debit / Credit Card</strong>. You choose in the checkout.
            </p>
          ),
        },
        {
          question: 'Can I change or cancel my order?',
          result: (
            <p>
              <strong>Yes, within 24 hours</strong> of placing it. Call {call} with your order number. After
              that it may be on its way already; then the {returnPolicy} helps.
            </p>
          ),
        },
        {
          question: 'Do I need an account?',
          result: (
            <p>
              No. Name, mobile number, e-mail address and delivery address are enough to order. With an
              account you see your orders again, and the checkout knows your address.
            </p>
          ),
        },
      ],
    },
    {
      name: 'Returns and help',
      questions: [
        {
          question: 'Can I send something back?',
          result: (
            <p>
              Yes: within <strong>{returnDays.changedMind} days</strong> if you changed your mind, and within{' '}
              <strong>{returnDays.faulty} calendar days</strong> if it is faulty or came damaged. The{' '}
              {returnPolicy} says how, and what cannot come back.
            </p>
          ),
        },
        {
          question: 'I paid in cash. How do I get my money back?',
          result: <p>By transfer to your bank account or to your mobile wallet, whichever you tell us.</p>,
        },
        {
          question: 'How do I reach a person?',
          result: (
            <p>
              Call {call}, {WORKING_HOURS}.
            </p>
          ),
        },
      ],
    },
  ];
}
