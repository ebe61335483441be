import { useId } from 'react';
import type { ShownText } from '../../../shop/content/pages/types.ts';
import { splitText, type TextSection } from './split-text.ts';
import { TextBlocks, TextRuns } from './text-blocks.tsx';

const BODY = 'grid max-w-prose gap-3 leading-7 text-ink-soft [&_strong]:text-ink';

/** A text whose larger headings begin sections. */
export function TextSections({ text }: { text: ShownText }) {
  const { before, sections } = splitText(text, 2);
  return (
    <>
      {before.length > 0 && (
        <div className={BODY}>
          <TextBlocks blocks={before} />
        </div>
      )}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts, and they never move
        <Section key={index} section={section} />
      ))}
    </>
  );
}

function Section({ section: { heading, blocks } }: { section: TextSection }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-bold tracking-tight">
        <TextRuns inline={heading} />
      </h2>
      <div className={`mt-3 ${BODY}`}>
        <TextBlocks blocks={blocks} />
      </div>
    </section>
  );
}
