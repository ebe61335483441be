import type { Page } from '@playwright/test';
import { goToScreen, isOnlyLookedAt, showScreen } from '../../screens/open-screen.ts';
import { shopperScreens } from '../../screens/shopper-screens.ts';
import { staffScreens } from '../../screens/staff-screens.ts';
import type { Screen } from '../../screens/types.ts';
import { expectAccessible } from './support/axe.ts';
import { standStill } from './support/stand-still.ts';
import { expect, test } from './support/test.ts';

/** There are more of them than of all other tests of a file: every worker takes its share. */
test.describe.configure({ mode: 'parallel' });

test.use({
  baseURL: ({ filledShop }, use) => use(filledShop.url),
  // No mobile device: there a page that is too wide would be shown smaller, and not scroll.
  isMobile: false,
  viewport: { width: 360, height: 780 },
  contextOptions: { reducedMotion: 'reduce' },
  // Many screens are refusals, which the browser itself logs.
  expectedOutput: [/status of \d{3}/],
});

/** What one buys with, and what is too small of it for a thumb. */
function tooSmallToBuyWith(): string[] {
  const buying = /ADD TO CART|CHECKOUT|PLACE ORDER|Increase quantity|Decrease quantity/;
  return [...document.querySelectorAll('a, button')].flatMap((control) => {
    const said = `${control.ariaLabel ?? ''} ${control.textContent}`;
    const { height, width } = control.getBoundingClientRect();
    const isSmall = height < 43.9 || width < 43.9;
    return isSmall && buying.test(said) && control.checkVisibility() ? [said] : [];
  });
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

/** As for somebody whose browser is set to letters of 32 px instead of 16. @returns what sets it back */
async function enlargeText(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 720, height: 900 });
  // What listens for the size of the window changes after it.
  await standStill(page);
  return async () => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    await devtools.detach();
  };
}

async function expectFitting(page: Page): Promise<void> {
  await expectAccessible(page);
  expect.soft(await page.evaluate(tooSmallToBuyWith), 'buttons to buy with under 44 px').toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect.soft(await sideways(page), 'scrolls sideways at 320 px').toBeLessThanOrEqual(0);
  const setBack = await enlargeText(page);
  expect.soft(await sideways(page), 'scrolls sideways with large text').toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(cutOffWords), 'cut off with large text').toEqual([]);
  await setBack();
}

const title = ({ name }: Screen) => `${name}: fits 320 px and text of twice the size, can be read and hit`;
const screens = [...shopperScreens, ...staffScreens];

for (const screen of screens.filter((one) => !isOnlyLookedAt(one))) {
  test(title(screen), { tag: '@phone' }, async ({ page, filledShop }) => {
    await showScreen(page, filledShop, screen);
    await expectFitting(page);
  });
}

/** Of each kind of staff one that stays open, for as long as the worker's browser does. */
const pages = new Map<Screen['as'], Page>();

/** With a page that goes from screen to screen as staff do (decision 109). */
const testOnTheWay = test.extend<{ as: Screen['as'] }>({
  as: ['admin', { option: true }],
  page: async ({ as, browser }, use) => {
    const page = pages.get(as) ?? (await (await browser.newContext()).newPage());
    pages.set(as, page);
    await use(page);
  },
  context: ({ page }, use) => use(page.context()),
});

for (const as of ['admin', 'super-admin'] as const) {
  testOnTheWay.describe(() => {
    testOnTheWay.use({ as });
    for (const screen of screens.filter((one) => one.as === as && isOnlyLookedAt(one))) {
      testOnTheWay(title(screen), { tag: '@phone' }, async ({ page, filledShop }) => {
        await page.setViewportSize({ width: 360, height: 780 });
        await goToScreen(page, filledShop, screen);
        await expectFitting(page);
      });
    }
  });
}
