import type { PageText, TextBlock, TextInline } from './schemas.ts';

export type { PageText, TextBlock, TextInline };

/** A text of a page as it is shown: its facts are filled in, and nothing of it is empty. */
export type ShownText = ShownBlock[];

export interface ShownRun {
  text: string;
  bold?: true;
  italic?: true;
  /** One that `isLinkAddress` allows. */
  href?: string;
}

/** A run of text, or null for a line's end. */
export type ShownInline = ShownRun | null;

export type ShownBlock =
  | { type: 'paragraph'; inline: ShownInline[] }
  | { type: 'heading'; level: 2 | 3; inline: ShownInline[] }
  | { type: 'bullets' | 'numbers'; items: ShownText[] }
  | { type: 'quote'; blocks: ShownText }
  | { type: 'picture'; src: string; sources: string | undefined; alt: string; width: number; height: number }
  | { type: 'costs'; freeFrom: string | null; rows: { place: string; cost: string }[] };
