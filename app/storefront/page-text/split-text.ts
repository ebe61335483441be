import type { ShownInline, ShownText } from '../../../shop/content/pages/types.ts';

export interface TextSection {
  heading: ShownInline[];
  blocks: ShownText;
}

/** A text by its headings of one size: what stands before the first, and what follows each. */
export function splitText(text: ShownText, level: 2 | 3): { before: ShownText; sections: TextSection[] } {
  const before: ShownText = [];
  const sections: TextSection[] = [];
  for (const block of text) {
    if (block.type === 'heading' && block.level === level) {
      sections.push({ heading: block.inline, blocks: [] });
    } else (sections.at(-1)?.blocks ?? before).push(block);
  }
  return { before, sections };
}

/** The words alone. */
export function wordsOf(inline: readonly ShownInline[]): string {
  return inline.map((run) => run?.text ?? ' ').join('');
}
