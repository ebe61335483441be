import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../tests/support/fake-browser.ts';

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});

/** A page of the shop that shows what is recently viewed and the city. */
async function openTab() {
  vi.resetModules();
  const { storedRecent, rememberViewed, forgetGone } = await import('./recent.ts');
  const { storedCity } = await import('./city.ts');
  const listener = vi.fn();
  storedRecent.subscribe(listener);
  storedCity.subscribe(listener);
  return { storedRecent, rememberViewed, forgetGone, storedCity, listener };
}

describe('what a browser has looked at', () => {
  test('is there again on the next page, the latest first and each once', async () => {
    const { rememberViewed } = await openTab();
    for (const id of ['pan', 'kettle', 'pan']) rememberViewed(id);
    expect((await openTab()).storedRecent.read()).toEqual(['pan', 'kettle']);
  });

  test('is the last twelve products and the one that is open', async () => {
    const { rememberViewed, storedRecent } = await openTab();
    for (let number = 1; number <= 20; number++) rememberViewed(`product ${number}`);
    expect(storedRecent.read()).toHaveLength(13);
    expect(storedRecent.read()[0]).toBe('product 20');
  });

  test('is in step between tabs, and neither overwrites what the other has seen', async () => {
    const [one, two] = [await openTab(), await openTab()];
    expect(two.storedRecent.read()).toEqual([]);
    one.rememberViewed('pan');
    two.rememberViewed('kettle');
    browser.announce('recently-viewed');
    expect(one.storedRecent.read()).toEqual(['kettle', 'pan']);
    expect(one.listener).toHaveBeenCalled();
  });

  test('loses what is no longer sold, and nothing else', async () => {
    const { rememberViewed, forgetGone, storedRecent } = await openTab();
    for (const id of ['pan', 'kettle']) rememberViewed(id);
    forgetGone(['pan']);
    expect(storedRecent.read()).toEqual(['kettle']);
  });

  test.each(['broken', '{"pan":1}', '[1,null,{}]'])('is nothing where the storage holds %s', async (text) => {
    browser.storage?.set('recently-viewed', text);
    expect((await openTab()).storedRecent.read()).toEqual([]);
  });
});

describe('the city of a browser', () => {
  test('is none on the server and before one was chosen', async () => {
    const { storedCity } = await openTab();
    expect([storedCity.read(), storedCity.readOnServer()]).toEqual(['', '']);
  });

  test('is remembered, and heard of in other tabs', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.storedCity.change(() => 'Lahore');
    browser.announce('city');
    expect(two.storedCity.read()).toBe('Lahore');
  });

  test.each(['off', 'full'])('lives as long as the page where the storage is %s', async (state) => {
    if (state === 'off') browser.storage = null;
    else browser.full = true;
    const { storedCity, rememberViewed, storedRecent } = await openTab();
    storedCity.change(() => 'Lahore');
    for (const id of ['pan', 'kettle']) rememberViewed(id);
    expect(storedCity.read()).toBe('Lahore');
    expect(storedRecent.read()).toEqual(['kettle', 'pan']);
  });
});
