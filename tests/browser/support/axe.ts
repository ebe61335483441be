import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { standStill } from './stand-still.ts';

/** The rules that the shop holds: WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails with every violation of WCAG 2.2 A and AA on the screen as it is now, each with where it is.
 * @param within a selector, for a list that opens over the page: it covers parts of the page's own buttons
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // A header that becomes compact while it is judged would be judged half by the one state and half by the other.
  await standStill(page);
  // Legacy: within the page itself, instead of in a page of its own for frames of other sites, which the shop has none of.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Nobody reads what is in order; collecting it takes as long as finding what is not.
    .options({ resultTypes: ['violations'] })
    .include(within)
    .withTags(RULES)
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(' ')).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
