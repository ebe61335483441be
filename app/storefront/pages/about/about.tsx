import { href, Link } from 'react-router';
import { formatRupees } from '../../../../shop/money.ts';
import type { Delivery } from '../../../../shop/store-settings/types.ts';
import { useRootData } from '../../../layout/use-root-data.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { CategoryChips } from '../../category-chips.tsx';
import { DeliveryBadges } from '../../delivery-badges.tsx';
import { staticMeta } from '../../page-meta.ts';
import { ContactCard } from '../contact-card.tsx';
import { PageIntro } from '../page-intro.tsx';

/** Four of the things one finds here, as a picture of the shop. */
const MOSAIC = [
  'stainless-steel-karahi-28-cm',
  'embroidered-cushions-set-of-2',
  'wooden-stacking-rings',
  'terracotta-plant-pot-20-cm',
];

export const meta = staticMeta(({ delivery }) => ({
  title: 'About Us',
  description: `Who we are, where we are and how we work: imported and everyday household goods, checked before they leave, cash on delivery across Pakistan in ${delivery.time}.`,
  path: href('/about'),
}));

export default function About() {
  const { store } = useRootData();
  return (
    <div className="flex flex-col gap-12 pt-3 pb-14 lg:gap-18 lg:pt-5 lg:pb-20">
      <div className="page-width grid grid-cols-1 items-start gap-8 lg:grid-cols-[1.25fr_1fr] lg:gap-16">
        <div>
          <PageIntro here="About Us" heading={`A household shop called ${store.name}`}>
            {store.mission}
          </PageIntro>
          <div className="mt-4 flex max-w-2xl flex-col gap-4 leading-7 text-ink-soft">
            <p>
              The karahi that dinner is cooked in, the mop behind the door, the bedsheet that has to survive
              the wash: these are the things we look for. Some of it is imported, most of it is everyday, and
              all of it is chosen to be used.
            </p>
            <p>
              {store.author} and a small team run the shop from {store.address}. When you call, one of us
              picks up.
            </p>
          </div>
          <ButtonLink to={href('/')} size="large" className="mt-6">
            See what we sell
          </ButtonLink>
        </div>
        <ul className="grid grid-cols-4 gap-3 lg:grid-cols-2 lg:gap-4" aria-hidden="true">
          {MOSAIC.map((slug) => (
            <li key={slug}>
              <img
                src={`/media/demo/${slug}.webp`}
                alt=""
                width={280}
                height={280}
                className="aspect-square w-full rounded-card bg-mist object-cover"
              />
            </li>
          ))}
        </ul>
      </div>
      <HowItWorks />
      <DeliveryBadges />
      <div className="page-width grid grid-cols-1 items-start gap-8 lg:grid-cols-[1.25fr_1fr] lg:gap-16">
        <Checks />
        <ContactCard heading="Where to find us">
          Ask before you buy, tell us what went wrong, or tell us what we should sell.
        </ContactCard>
      </div>
      <CategoryChips heading="For every room" className="page-width" />
    </div>
  );
}

/** An amount within a text, which no line end may tear apart. */
function Amount({ rupees }: { rupees: number }) {
  return <span className="whitespace-nowrap">{formatRupees(rupees)}</span>;
}

function CostRange({ table }: Pick<Delivery, 'table'>) {
  const costs = table.map(({ cost }) => cost);
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  if (least === most) return <Amount rupees={least} />;
  return (
    <>
      <Amount rupees={least} /> to <Amount rupees={most} /> by city
    </>
  );
}

const stepsOf = (delivery: Delivery) => [
  {
    title: 'You choose',
    text: 'By room, by category or by name. Price, stock and what other buyers say stand with every product.',
  },
  {
    title: 'You order',
    text: (
      <>
        No account is needed. Delivery is <CostRange {...delivery} />
        {delivery.freeFrom !== null && (
          <>
            , free from <Amount rupees={delivery.freeFrom} />
          </>
        )}
        , and you see it before you order.
      </>
    ),
  },
  {
    title: 'We check and pack',
    text: 'Your things are looked at once more and packed for the road, the breakable ones twice.',
  },
  {
    title: 'You pay at the door',
    text: `The courier comes in ${delivery.time}, anywhere in Pakistan. Pay in cash then, or choose your card when you order.`,
  },
];

/** From the first look to the parcel at the door. */
function HowItWorks() {
  const { delivery } = useRootData();
  return (
    <section aria-labelledby="how-it-works" className="page-width">
      <h2 id="how-it-works" className="text-2xl font-bold tracking-tight">
        How it works
      </h2>
      <ol className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {stepsOf(delivery).map(({ title, text }, index) => (
          <li key={title} className="rounded-card border border-line bg-paper p-5">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-brand text-base font-bold text-white tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="mt-3.5 text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 text-sm/6 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const CHECKS = [
  'Lids are closed, handles lifted, hinges moved once.',
  'Whatever has a plug or a battery is switched on.',
  'Sets are counted against what the page says.',
  'Glass and ceramic are unwrapped, looked at and wrapped again.',
];

/** How parcels are checked before they are closed, and what happens when something slips through. */
function Checks() {
  const { returnDays } = useRootData().store;
  return (
    <section aria-labelledby="checks">
      <h2 id="checks" className="text-2xl font-bold tracking-tight">
        Before we close a parcel
      </h2>
      <ul className="mt-5 grid gap-3.5">
        {CHECKS.map((check) => (
          <li key={check} className="flex gap-3 leading-7 text-ink-soft">
            <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
              <CheckIcon className="size-4" />
            </span>
            {check}
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-prose leading-7 text-ink-soft">
        We are people, and now and then something slips through. Then you have {returnDays.faulty} calendar
        days to send it back, and {returnDays.changedMind} days when you only changed your mind. The{' '}
        <Link to={href('/return-policy')} className="font-semibold text-brand underline hover:no-underline">
          return policy
        </Link>{' '}
        says how.
      </p>
    </section>
  );
}
