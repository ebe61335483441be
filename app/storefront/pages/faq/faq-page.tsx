import type { PropsWithChildren, ReactNode } from 'react';
import { href } from 'react-router';
import { fillText } from '../../../../shop/content/pages/facts/rules.ts';
import type { ShownText } from '../../../../shop/content/pages/types.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { fillContact, fillHead, loadBuiltIn } from '../../page-text/load-page.ts';
import { splitText, wordsOf } from '../../page-text/split-text.ts';
import { TextBlocks, TextRuns } from '../../page-text/text-blocks.tsx';
import { textMeta } from '../../page-text/text-meta.ts';
import { ContactCard } from '../contact-card.tsx';
import { PageIntro } from '../page-intro.tsx';
import type { Route } from './+types/faq-page.ts';

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  return textMeta(matches[0].loaderData, loaderData, href('/FAQ-Page'), { error });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { state, source, isPreview } = await loadBuiltIn(context, request, 'faq');
  return {
    ...fillHead(state, source),
    contact: fillContact(state, source),
    questions: fillText(state.questions, source),
    isPreview,
  };
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { title, heading, lead, contact, questions } = loaderData;
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5 lg:pb-20">
      <PageIntro here={title} heading={heading}>
        {lead}
      </PageIntro>
      <div className="mt-8 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <Questions text={questions} />
        {contact && (
          <div className="lg:sticky lg:top-28">
            <ContactCard heading={contact.heading}>{contact.text}</ContactCard>
          </div>
        )}
      </div>
    </div>
  );
}

/** What people ask, and the shop's answers (R12): a larger heading is a topic, a smaller one a question. */
function Questions({ text }: { text: ShownText }) {
  const { before, sections } = splitText(text, 2);
  return (
    <div className="grid grid-cols-1 gap-8">
      {before.length > 0 && <Topic heading={null} text={before} />}
      {sections.map(({ heading, blocks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts, and they never move
        <Topic key={index} heading={wordsOf(heading)} text={blocks} />
      ))}
    </div>
  );
}

function Topic({ heading, text }: { heading: string | null; text: ShownText }) {
  const { before, sections } = splitText(text, 3);
  return (
    <section {...(heading !== null && { 'aria-label': heading })}>
      {heading !== null && <h2 className="mb-3 text-lg font-bold tracking-tight">{heading}</h2>}
      {before.length > 0 && (
        <div className="mb-3 grid max-w-prose gap-3 leading-7 text-ink-soft">
          <TextBlocks blocks={before} />
        </div>
      )}
      {sections.length > 0 && (
        <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
          {sections.map((question, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Question key={index} ask={<TextRuns inline={question.heading} />}>
              <TextBlocks blocks={question.blocks} />
            </Question>
          ))}
        </div>
      )}
    </section>
  );
}

/** The accordion is the browser's own: of the items of one name only one is open, with or without scripts. */
function Question({ ask, children }: PropsWithChildren<{ ask: ReactNode }>) {
  return (
    <details name="faq" className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-4 py-3.5 font-semibold group-open:text-brand hover:bg-brand-soft focus-visible:-outline-offset-3 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span>{ask}</span>
        <ChevronDownIcon className="size-5 shrink-0 text-ink-quiet transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid max-w-prose gap-3 px-4 pt-4 pb-5 leading-7 text-ink-soft sm:px-5">{children}</div>
    </details>
  );
}
