import type { SOURCES } from './sources.ts';

/**
 * The same tasks in EverShop's admin and in Shopify's, from the first screen after the sign-in. Each step is one click or
 * key; what is typed is left out, as it is of ours. Where a documentation leaves a choice, the shorter way stands here.
 */
export interface Rival {
  /** What is clicked or pressed; null where there is no such thing. */
  steps: readonly string[] | null;
  /** What it does instead of the task, or why there is no such thing. */
  note?: string;
  source: keyof typeof SOURCES;
}

export interface Rivals {
  everShop: Rival;
  shopify: Rival;
}

/** A task that the other one does not know. */
export const none = (source: Rival['source'], note: string): Rival => ({ steps: null, note, source });

/** What the other one takes. @param words the steps, with commas between them */
export const takes = (source: Rival['source'], words: string, note?: string): Rival => ({
  steps: words.split(', '),
  source,
  ...(note && { note }),
});
