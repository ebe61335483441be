import type { FileChooser, Locator, Page } from '@playwright/test';

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
    /** Goes into a field that is empty, or has a number that is typed over. */
    enter: async (field: Locator) => {
      effort.clicks += 1;
      await field.click({ position: { x: 20, y: 20 } });
      await field.press('ControlOrMeta+a');
    },
    /** Goes into a field and selects the text that stands there. */
    rewrite: async (field: Locator) => {
      effort.clicks += 2;
      await field.click();
      await field.press('ControlOrMeta+a');
    },
    /** Drags a handle to another place: one hold of the button. */
    drag: async (handle: Locator, to: Locator) => {
      effort.clicks += 1;
      await handle.hover();
      await page.mouse.down();
      await to.hover();
      await page.mouse.up();
    },
    /** Chooses a file; what the operating system asks is the same everywhere. */
    chooseFile: async (on: Locator, file: Parameters<FileChooser['setFiles']>[0]) => {
      effort.clicks += 1;
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), on.click()]);
      await chooser.setFiles(file);
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
