import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { fillShop } from '../../screens/fill-shop.ts';
import { openScreen } from '../../screens/open-screen.ts';
import { shopperScreens } from '../../screens/shopper-screens.ts';
import { staffScreens } from '../../screens/staff-screens.ts';
import type { FilledShop } from '../../screens/types.ts';
import { expectAccessible } from './support/axe.ts';
import { openBuiltShop } from './support/open-shop.ts';
import { shopDatabase } from './support/shop-database.ts';
import { standStill } from './support/stand-still.ts';

/** There are more of them than of all other tests of a file: every worker takes its share. */
base.describe.configure({ mode: 'parallel' });

/** A shop of each worker's own, since its names and orders are not those that other tests count on. */
const test = base.extend<object, { filledShop: FilledShop }>({
  filledShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it has to make.
    async ({}, use) => {
      const { url, clusterDir, close } = await openBuiltShop();
      const database = shopDatabase(clusterDir);
      await use(await fillShop(url, database));
      await database.destroy();
      await close();
    },
    { scope: 'worker' },
  ],
});

/** What one buys with; big enough for a thumb. */
const BUYING = /ADD TO CART|CHECKOUT|PLACE ORDER|Increase quantity|Decrease quantity/;

async function tooSmallToBuyWith(page: Page): Promise<string[]> {
  const small: string[] = [];
  for (const role of ['button', 'link'] as const) {
    for (const control of await page.getByRole(role, { name: BUYING }).all()) {
      const box = await control.boundingBox();
      if (box && (box.height < 43.9 || box.width < 43.9)) small.push((await control.textContent()) ?? '');
    }
  }
  return small;
}

/** The words that something cuts off, other than by dots that say so. */
function cutOffWords(): string[] {
  const cut: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (!node.textContent?.trim() || text.width === 0 || !node.parentElement?.checkVisibility()) continue;
    // The page itself is held still behind an open panel.
    for (
      let around: Element | null = node.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const style = getComputedStyle(around);
      if (style.position === 'fixed') break;
      const dots = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const box = around.getBoundingClientRect();
      // What only screen readers get is clipped away whole.
      if (dots || style.clipPath !== 'none' || style.overflowX === 'auto' || style.overflowX === 'scroll')
        break;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const slides = around.closest('[aria-roledescription=carousel]') !== null;
      const out = text.right > box.right + 2 || text.left < box.left - 2 || text.bottom > box.bottom + 2;
      if (out && !slides) cut.push(node.textContent.trim().slice(0, 60));
    }
  }
  return cut;
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** As for somebody whose browser is set to letters of 32 px instead of 16. */
async function enlargeText(page: Page, context: BrowserContext): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 720, height: 900 });
  // What listens for the size of the window changes after it.
  await standStill(page);
}

for (const screen of [...shopperScreens, ...staffScreens]) {
  test(`${screen.name}: fits 320 px and text of twice the size, can be read and hit`, {
    tag: '@phone',
  }, async ({ browser, filledShop }) => {
    const { page, context } = await openScreen(browser, filledShop, screen, 360);
    await expectAccessible(page);
    expect.soft(await tooSmallToBuyWith(page), 'buttons to buy with under 44 px').toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await sideways(page), 'scrolls sideways at 320 px').toBeLessThanOrEqual(0);
    await enlargeText(page, context);
    expect.soft(await sideways(page), 'scrolls sideways with large text').toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(cutOffWords), 'cut off with large text').toEqual([]);
    await context.close();
  });
}
