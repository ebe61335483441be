import type { Locator, Page } from '@playwright/test';

/** What somebody's hands did. */
export interface Effort {
  clicks: number;
  /** Keys that are no text: Enter, a shortcut; Ctrl and Enter are two. */
  keys: number;
  /** Characters that nobody can leave out: the note's text, the new price, what a scanner types with its Enter. */
  typed: number;
}

/** The mouse, the keyboard and the scanner of somebody at a screen, which count what they do. */
export function handsAt(page: Page) {
  const effort: Effort = { clicks: 0, keys: 0, typed: 0 };
  return {
    effort,
    click: async (on: Locator) => {
      effort.clicks += 1;
      await on.click();
    },
    /** Opens a list of choices and clicks one. */
    choose: async (list: Locator, choice: string) => {
      effort.clicks += 2;
      await list.selectOption(choice);
    },
    press: async (key: string) => {
      effort.keys += key.split('+').length;
      await page.keyboard.press(key);
    },
    type: async (text: string) => {
      effort.typed += text.length;
      await page.keyboard.type(text);
    },
    /** A scanner types the code and Enter by itself. */
    scan: async (code: string) => {
      effort.typed += code.length + 1;
      await page.keyboard.type(`${code}\n`);
    },
  };
}

export type Hands = ReturnType<typeof handsAt>;

export const stepsOf = ({ clicks, keys }: Effort) => clicks + keys;
