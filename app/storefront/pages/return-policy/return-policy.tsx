import { href } from 'react-router';
import { fillText } from '../../../../shop/content/pages/facts/rules.ts';
import type { ShownText } from '../../../../shop/content/pages/types.ts';
import { ReturnIcon, stroked } from '../../../ui/icons.tsx';
import { fillContact, fillHead, loadBuiltIn } from '../../page-text/load-page.ts';
import { splitText, wordsOf } from '../../page-text/split-text.ts';
import { TextBlocks, TextRuns } from '../../page-text/text-blocks.tsx';
import { textMeta } from '../../page-text/text-meta.ts';
import { TextSections } from '../../page-text/text-sections.tsx';
import { ContactCard } from '../contact-card.tsx';
import { PageIntro } from '../page-intro.tsx';
import type { Route } from './+types/return-policy.ts';

const ShieldIcon = stroked('M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6zM9 12l2.2 2.2L15.2 10');

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  return textMeta(matches[0].loaderData, loaderData, href('/return-policy'), { error });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { state, source, isPreview } = await loadBuiltIn(context, request, 'return-policy');
  return {
    ...fillHead(state, source),
    contact: fillContact(state, source),
    periods: fillText(state.periods, source),
    steps: fillText(state.steps, source),
    body: fillText(state.body, source),
    isPreview,
  };
}

export default function ReturnPolicy({ loaderData }: Route.ComponentProps) {
  const { title, heading, lead, contact, periods, steps, body } = loaderData;
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5 lg:pb-20">
      <PageIntro here={title} heading={heading}>
        {lead}
      </PageIntro>
      <Periods text={periods} />
      <div className="mt-12 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="grid grid-cols-1 gap-10">
          <Steps text={steps} />
          <TextSections text={body} />
        </div>
        {contact && (
          <div className="lg:sticky lg:top-28">
            <ContactCard heading={contact.heading}>{contact.text}</ContactCard>
          </div>
        )}
      </div>
    </div>
  );
}

const ICONS = [ReturnIcon, ShieldIcon];

/** The periods side by side (R13): each larger heading begins a card, and its first line is the period. */
function Periods({ text }: { text: ShownText }) {
  const { before, sections } = splitText(text, 2);
  return (
    <>
      {before.length > 0 && (
        <div className="mt-8 grid max-w-prose gap-3 leading-7 text-ink-soft">
          <TextBlocks blocks={before} />
        </div>
      )}
      <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:gap-6">
        {sections.map(({ heading, blocks }, index) => (
          <Period
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts, and they never move
            key={index}
            reason={wordsOf(heading)}
            Icon={ICONS[index] ?? ShieldIcon}
            blocks={blocks}
          />
        ))}
      </div>
    </>
  );
}

interface PeriodProps {
  reason: string;
  Icon: typeof ReturnIcon;
  blocks: ShownText;
}

function Period({ reason, Icon, blocks }: PeriodProps) {
  const [first, ...more] = blocks;
  const length = first?.type === 'paragraph' ? first.inline : null;
  return (
    <section aria-label={reason} className="rounded-card border border-line bg-paper p-5 shadow-card sm:p-7">
      <span className="mb-4 grid size-11 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon className="size-6" />
      </span>
      <h2 className="font-semibold text-ink-soft">{reason}</h2>
      {length && (
        <p className="mt-1 text-3xl font-extrabold tracking-tight text-brand tabular-nums sm:text-4xl">
          <TextRuns inline={length} />
        </p>
      )}
      <div className="mt-4 grid gap-3 text-sm/6 text-ink-soft">
        <TextBlocks blocks={length ? more : blocks} lists="plain" />
      </div>
    </section>
  );
}

/** The steps of a return, in their order: each smaller heading begins one. */
function Steps({ text }: { text: ShownText }) {
  const [first, ...more] = text;
  const title = first?.type === 'heading' && first.level === 2 ? first.inline : null;
  const { before, sections } = splitText(title ? more : text, 3);
  return (
    <section {...(title && { 'aria-labelledby': 'steps' })}>
      {title && (
        <h2 id="steps" className="text-2xl font-bold tracking-tight">
          <TextRuns inline={title} />
        </h2>
      )}
      {before.length > 0 && (
        <div className="mt-3 grid max-w-prose gap-3 leading-7 text-ink-soft">
          <TextBlocks blocks={before} />
        </div>
      )}
      <ol className="mt-4 grid gap-4">
        {sections.map(({ heading, blocks }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-brand font-bold text-white tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-base/9 font-semibold">
                <TextRuns inline={heading} />
              </h3>
              <div className="grid gap-2 leading-7 text-ink-soft">
                <TextBlocks blocks={blocks} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
