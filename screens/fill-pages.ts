import type { Database } from '../database/connect.ts';
import { createPage } from '../shop/content/pages/create-page.ts';
import { publishPage } from '../shop/content/pages/publish-page.ts';
import { pageStateSchema } from '../shop/content/pages/schemas.ts';
import type { NamedPrincipal } from '../shop/principal.ts';

const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const item = (text: string) => ({ type: 'list_item', content: [words(text)] });

/** A page of the shop's own, with everything in it that a text can hold but a picture. */
const SIZE_GUIDE = {
  kind: 'page',
  slug: 'size-guide',
  title: 'Size guide',
  description: 'Which pot, sheet and container fits your household.',
  heading: 'Which size do I need?',
  lead: 'Measure once, order once.',
  contactHeading: 'Still not sure?',
  contactText: 'Call us with your measurements.',
  inFooter: 'yes',
  place: 1,
  body: {
    type: 'doc',
    content: [
      words('Every product’s page names its measures. Here is how to take your own.'),
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Bedsheets' }] },
      { type: 'bullet_list', content: [item('Single: 150 by 230 cm'), item('Double: 230 by 250 cm')] },
      { type: 'quote', content: [words('Add 20 cm on each side for a thick mattress.')] },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Delivery' }] },
      { type: 'delivery_costs' },
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'How to order' }] },
      { type: 'ordered_list', content: [item('Measure.'), item('Choose.'), item('Pay at the door.')] },
    ],
  },
};

/** Publishes a page of the shop's own. */
export async function fillPages(database: Database, principal: NamedPrincipal): Promise<void> {
  const state = pageStateSchema.parse(SIZE_GUIDE);
  const writer = { principal, dataDir: '' };
  const created = await createPage(database, state, writer);
  if (!created.ok) throw new Error(created.failure.message);
  const published = await publishPage(database, created.value, { version: 1, state }, writer);
  if (!published.ok) throw new Error(published.failure.message);
}
