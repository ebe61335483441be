import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that the shop holds: WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How long nothing may change, and how long that is waited for at most (milliseconds). */
const QUIET = 200;
const PATIENCE = 3000;

/**
 * Waits until nothing in the page has changed for a moment. Looking takes time: a header that becomes compact meanwhile
 * would be judged half by the one state and half by the other.
 */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    ([quiet, patience]) =>
      new Promise<void>((resolve) => {
        let pause = setTimeout(resolve, quiet);
        setTimeout(resolve, patience);
        new MutationObserver(() => {
          clearTimeout(pause);
          pause = setTimeout(resolve, quiet);
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    [QUIET, PATIENCE],
  );
}

/**
 * Fails with every violation of WCAG 2.2 A and AA on the screen as it is now, each with where it is.
 * @param within a selector, for a list that opens over the page: it covers parts of the page's own buttons
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).include(within).withTags(RULES).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(' ')).join('\n  ')}`,
  );
  expect(found).toEqual([]);
}
