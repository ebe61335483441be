import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { standStill } from './stand-still.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const PROGRAM = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that the shop holds: WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails with every violation of WCAG 2.2 A and AA on the screen as it is now, each with where it is.
 * @param within a selector, for a list that opens over the page: it covers parts of the page's own buttons
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // A header that becomes compact while it is judged would be judged half by the one state and half by the other.
  await standStill(page);
  // A page that was judged before has it still.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(PROGRAM);
  await page.evaluate(markRepeatedColours);
  const found = await page.evaluate(
    async ([selector, values]) => {
      window.axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([data-colours-repeated])' }] });
      const { violations } = await window.axe.run(selector, {
        runOnly: { type: 'tag', values },
        // Nobody reads what is in order; collecting it takes as long as finding what is not.
        resultTypes: ['violations'],
        // The shop has no frames.
        iframes: false,
      });
      return violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(' ')).join('\n  ')}`,
      );
    },
    [within, RULES] as const,
  );
  expect(found).toEqual([]);
}

/**
 * Marks what has the colours of something before it in the page, and around it the same elements in the same colours.
 * Contrast takes axe longer than all other rules together, and of a hundred cards alike it need be judged once.
 */
function markRepeatedColours(): void {
  const places = new Map<string, number>();
  const mark = (element: Element, around: number) => {
    const style = getComputedStyle(element);
    const look = [style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.fontSize];
    const key = [around, element.tagName, element.getAttribute('class'), style.fontWeight, ...look].join('|');
    const known = places.get(key);
    const place = known ?? places.size;
    places.set(key, place);
    element.toggleAttribute('data-colours-repeated', known !== undefined);
    for (const child of element.children) mark(child, place);
  };
  mark(document.documentElement, -1);
}
