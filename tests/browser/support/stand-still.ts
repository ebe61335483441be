import type { Page } from '@playwright/test';

/** How long nothing may change, and how long that is waited for at most (milliseconds). */
const QUIET = 100;
const PATIENCE = 3000;

/** Waits until nothing in the page has changed for a moment, since looking at it takes time. */
export function standStill(page: Page): Promise<void> {
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
