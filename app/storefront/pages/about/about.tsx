import { href } from 'react-router';
import { fillText } from '../../../../shop/content/pages/facts/rules.ts';
import type { ShownText } from '../../../../shop/content/pages/types.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CategoryChips } from '../../category-chips.tsx';
import { DeliveryBadges } from '../../delivery-badges.tsx';
import { fillContact, fillHead, loadBuiltIn } from '../../page-text/load-page.ts';
import { splitText } from '../../page-text/split-text.ts';
import { TextBlocks, TextRuns } from '../../page-text/text-blocks.tsx';
import { textMeta } from '../../page-text/text-meta.ts';
import { ContactCard } from '../contact-card.tsx';
import { PageIntro } from '../page-intro.tsx';
import type { Route } from './+types/about.ts';

/** Four of the things one finds here, as a picture of the shop. */
const MOSAIC = [
  'stainless-steel-karahi-28-cm',
  'embroidered-cushions-set-of-2',
  'wooden-stacking-rings',
  'terracotta-plant-pot-20-cm',
];

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  return textMeta(matches[0].loaderData, loaderData, href('/about'), { error });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { state, source, isPreview } = await loadBuiltIn(context, request, 'about');
  return {
    ...fillHead(state, source),
    contact: fillContact(state, source),
    opening: fillText(state.opening, source),
    steps: fillText(state.steps, source),
    checks: fillText(state.checks, source),
    isPreview,
  };
}

/** Who the shop is. Its texts are the owner's (R600). */
export default function About({ loaderData }: Route.ComponentProps) {
  const { title, heading, lead, contact, opening, steps, checks } = loaderData;
  return (
    <div className="flex flex-col gap-12 pt-3 pb-14 lg:gap-18 lg:pt-5 lg:pb-20">
      <div className="page-width grid grid-cols-1 items-start gap-8 lg:grid-cols-[1.25fr_1fr] lg:gap-16">
        <div>
          <PageIntro here={title} heading={heading}>
            {lead}
          </PageIntro>
          <div className="mt-4 flex max-w-2xl flex-col gap-4 leading-7 text-ink-soft">
            <TextBlocks blocks={opening} />
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
      <HowItWorks text={steps} />
      <DeliveryBadges />
      <div className="page-width grid grid-cols-1 items-start gap-8 lg:grid-cols-[1.25fr_1fr] lg:gap-16">
        <Checks text={checks} />
        {contact && <ContactCard heading={contact.heading}>{contact.text}</ContactCard>}
      </div>
      <CategoryChips heading="For every room" className="page-width" />
    </div>
  );
}

/** From the first look to the parcel at the door: each smaller heading begins a card. */
function HowItWorks({ text }: { text: ShownText }) {
  const [first, ...more] = text;
  const title = first?.type === 'heading' && first.level === 2 ? first.inline : null;
  const { before, sections } = splitText(title ? more : text, 3);
  return (
    <section {...(title && { 'aria-labelledby': 'how-it-works' })} className="page-width">
      {title && (
        <h2 id="how-it-works" className="text-2xl font-bold tracking-tight">
          <TextRuns inline={title} />
        </h2>
      )}
      {before.length > 0 && (
        <div className="mt-3 grid max-w-prose gap-3 leading-7 text-ink-soft">
          <TextBlocks blocks={before} />
        </div>
      )}
      <ol className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {sections.map(({ heading, blocks }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts, and they never move
          <li key={index} className="rounded-card border border-line bg-paper p-5">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-brand text-base font-bold text-white tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="mt-3.5 text-lg font-semibold">
              <TextRuns inline={heading} />
            </h3>
            <div className="mt-1.5 grid gap-1.5 text-sm/6 text-ink-soft">
              <TextBlocks blocks={blocks} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How parcels are checked before they are closed, and what happens when something slips through. */
function Checks({ text }: { text: ShownText }) {
  const [first, ...more] = text;
  const heading = first?.type === 'heading' ? first.inline : null;
  return (
    <section {...(heading && { 'aria-labelledby': 'checks' })}>
      {heading && (
        <h2 id="checks" className="text-2xl font-bold tracking-tight">
          <TextRuns inline={heading} />
        </h2>
      )}
      <div className="mt-5 grid max-w-prose gap-5 leading-7 text-ink-soft">
        <TextBlocks blocks={heading ? more : text} lists="ticks" />
      </div>
    </section>
  );
}
