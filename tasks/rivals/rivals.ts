import { OWNER_RIVALS } from './owner-rivals.ts';
import type { Rival, Rivals } from './rival.ts';
import { STAFF_RIVALS } from './staff-rivals.ts';

/** What a task takes elsewhere. */
export function rivalsOf(task: string): Rivals {
  const rivals = STAFF_RIVALS[task] ?? OWNER_RIVALS[task];
  if (!rivals) throw new Error(`Nothing says what “${task}” takes elsewhere.`);
  return rivals;
}

/** The fewest steps that a task takes elsewhere; infinitely many where nobody else can do it. */
export function leastElsewhere(task: string): number {
  const { everShop, shopify } = rivalsOf(task);
  const taken = ({ steps }: Rival) => steps?.length ?? Number.POSITIVE_INFINITY;
  return Math.min(taken(everShop), taken(shopify));
}

/** The tasks that take no fewer here than elsewhere, with what keeps them from it. None stands here without need. */
export const NO_FEWER: Readonly<Record<string, string>> = {
  'Change the phone number of the shop':
    'EverShop’s settings begin with the same form. Nothing can be left out: the screen, the field, its text, saving.',
  'Store the keys of a courier and test them':
    'EverShop asks for no password, and tests nothing. Here the own password is asked, so that nobody at a forgotten screen leads the shop’s money elsewhere, and the service is asked at once whether it takes the keys.',
  'Add a banner with a picture, a title and a link':
    'Two steps are the crops: one as desktops show it, one as phones do. Shopify’s is one picture for both.',
  'Publish a change of the About page':
    'The screen, the page, the text, publishing: all three shops have the same four.',
  'Publish ten drafts together':
    'Shopify’s list has the same four; whether it asks once more, what was read of it does not say.',
  'Duplicate a product':
    'Shopify’s has the same three; whether it asks for the new name first, as its API does, what was read of it does not say.',
};
