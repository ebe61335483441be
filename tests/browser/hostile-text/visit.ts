import { expect, type Page } from '@playwright/test';
import { waitUntilTakenOver } from '../support/test.ts';
import { asShown, hostileText, RUN } from './payloads.ts';
import type { ShownField } from './text-fields.ts';

/** Somebody who looks at pages that hostile texts are shown on, in one window. */
export class Visit {
  readonly page: Page;
  /** All that the pages said, one after the other. */
  readonly said: string[] = [];

  private constructor(page: Page) {
    this.page = page;
  }

  /** What runs says so on the console. What the policy keeps from running, the browser says by itself. */
  static async begin(page: Page): Promise<Visit> {
    await page.addInitScript((call) => {
      Object.assign(window, { [call.replace('()', '')]: () => console.error('A hostile text ran.') });
    }, RUN);
    return new Visit(page);
  }

  /**
   * Opens a page, waits until it can be used and says these texts as they were typed, and looks for what may only have come
   * out of one: an element that runs something.
   */
  async look(path: string, shows: readonly (ShownField | { text: string })[]): Promise<void> {
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    await waitUntilTakenOver(this.page);
    const expected = shows.map((one) => asShown(typeof one === 'string' ? hostileText(one) : one.text));
    const missing = async () => {
      const said = await this.read();
      return expected.filter((text) => !said.includes(text));
    };
    await expect.poll(missing, { message: `${path} does not show what was typed` }).toEqual([]);
    await this.expectNothingPlanted(path);
  }

  /** What the page says now: its text, what its fields hold, its attributes and its head, as people and machines read it. */
  async read(): Promise<string> {
    const said = await this.page.evaluate(() => {
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
    this.said.push(asShown(said));
    return asShown(said);
  }

  /** Nothing that the shop makes has these attributes, and no picture of it is called x. */
  async expectNothingPlanted(where: string): Promise<void> {
    const planted = this.page.locator('[onerror], [onload], [onfocus], img[src="x"]');
    await expect(planted, `${where} has elements that somebody typed`).toHaveCount(0);
  }
}
