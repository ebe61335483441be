import { href } from 'react-router';
import { DELIVERY_TIME } from '../../../../shop/orders/shipping/rules.ts';
import { useRootData } from '../../../layout/use-root-data.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CategoryChips } from '../../category-chips.tsx';
import { DeliveryBadges } from '../../delivery-badges.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ContactCard } from '../contact-card.tsx';
import { PageIntro } from '../page-intro.tsx';
import type { Route } from './+types/about.ts';
import { Checks } from './checks.tsx';
import { HowItWorks } from './how-it-works.tsx';

/** Four of the things one finds here, as a picture of the shop. */
const MOSAIC = [
  'stainless-steel-karahi-28-cm',
  'embroidered-cushions-set-of-2',
  'wooden-stacking-rings',
  'terracotta-plant-pot-20-cm',
];

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches[0].loaderData, {
    title: 'About Us',
    description: `Who we are, where we are and how we work: imported and everyday household goods, checked before they leave, cash on delivery across Pakistan in ${DELIVERY_TIME}.`,
    path: href('/about'),
  });
}

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
