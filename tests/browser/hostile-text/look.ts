import { expect, type Page } from '@playwright/test';
import { asShown, hostileText, RUN } from './payloads.ts';
import type { ShownField } from './text-fields.ts';

/** Lets a page say where a hostile text runs. What the policy keeps from running, the browser says by itself. */
export async function watchForRuns(page: Page): Promise<void> {
  await page.addInitScript((call) => {
    Object.assign(window, { [call.replace('()', '')]: () => console.error('A hostile text ran.') });
  }, RUN);
}

/** All that a page says: its text, what its fields hold, its attributes and its head, as people and machines read it. */
export async function readPage(page: Page): Promise<string> {
  const said = await page.evaluate(() => {
    const held = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    );
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    const body = document.body.cloneNode(true);
    if (body instanceof HTMLElement) for (const script of body.querySelectorAll('script')) script.remove();
    return [document.title, ...held, ...attributes, body.textContent ?? ''].join('\n');
  });
  return asShown(said);
}

/**
 * Opens a page, waits until it can be used and says these texts as they were typed, and looks for what may only have come
 * out of one: an element that runs something.
 */
export async function look(
  page: Page,
  path: string,
  shows: readonly (ShownField | { text: string })[],
): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() =>
    Object.keys(document.body.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  const expected = shows.map((one) => asShown(typeof one === 'string' ? hostileText(one) : one.text));
  const missing = async () => {
    const said = await readPage(page);
    return expected.filter((text) => !said.includes(text));
  };
  await expect.poll(missing, { message: `${path} does not show what was typed` }).toEqual([]);
  await expectNothingPlanted(page, path);
}

/** Nothing that the shop makes has these attributes, and no picture of it is called x. */
export async function expectNothingPlanted(page: Page, where: string): Promise<void> {
  const planted = page.locator('[onerror], [onload], [onfocus], img[src="x"]');
  await expect(planted, `${where} has elements that somebody typed`).toHaveCount(0);
}
