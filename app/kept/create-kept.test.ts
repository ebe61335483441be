import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../tests/support/fake-browser.ts';

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});

/** A page of the shop that shows what is recently viewed and the city. */
async function openTab() {
  vi.resetModules();
  const { keptRecent, rememberViewed, forgetGone } = await import('./recent.ts');
  const { keptCity } = await import('./city.ts');
  const listener = vi.fn();
  keptRecent.subscribe(listener);
  keptCity.subscribe(listener);
  return { keptRecent, rememberViewed, forgetGone, keptCity, listener };
}

describe('what a browser has looked at', () => {
  test('is there again on the next page, the latest first and each once', async () => {
    const { rememberViewed } = await openTab();
    for (const id of ['pan', 'kettle', 'pan']) rememberViewed(id);
    expect((await openTab()).keptRecent.read()).toEqual(['pan', 'kettle']);
  });

  test('is the last twelve products and the one that is open', async () => {
    const { rememberViewed, keptRecent } = await openTab();
    for (let number = 1; number <= 20; number++) rememberViewed(`product ${number}`);
    expect(keptRecent.read()).toHaveLength(13);
    expect(keptRecent.read()[0]).toBe('product 20');
  });

  test('is in step between tabs, and neither overwrites what the other has seen', async () => {
    const [one, two] = [await openTab(), await openTab()];
    expect(two.keptRecent.read()).toEqual([]);
    one.rememberViewed('pan');
    two.rememberViewed('kettle');
    browser.announce('recently-viewed');
    expect(one.keptRecent.read()).toEqual(['kettle', 'pan']);
    expect(one.listener).toHaveBeenCalled();
  });

  test('loses what is no longer sold, and nothing else', async () => {
    const { rememberViewed, forgetGone, keptRecent } = await openTab();
    for (const id of ['pan', 'kettle']) rememberViewed(id);
    forgetGone(['pan']);
    expect(keptRecent.read()).toEqual(['kettle']);
  });

  test.each(['broken', '{"pan":1}', '[1,null,{}]'])('is nothing where the storage holds %s', async (text) => {
    browser.storage?.set('recently-viewed', text);
    expect((await openTab()).keptRecent.read()).toEqual([]);
  });
});

describe('the city of a browser', () => {
  test('is none on the server and before one was chosen', async () => {
    const { keptCity } = await openTab();
    expect([keptCity.read(), keptCity.readOnServer()]).toEqual(['', '']);
  });

  test('is remembered, and heard of in other tabs', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.keptCity.change(() => 'Lahore');
    browser.announce('city');
    expect(two.keptCity.read()).toBe('Lahore');
  });

  test.each(['off', 'full'])('lives as long as the page where the storage is %s', async (state) => {
    if (state === 'off') browser.storage = null;
    else browser.full = true;
    const { keptCity, rememberViewed, keptRecent } = await openTab();
    keptCity.change(() => 'Lahore');
    for (const id of ['pan', 'kettle']) rememberViewed(id);
    expect(keptCity.read()).toBe('Lahore');
    expect(keptRecent.read()).toEqual(['kettle', 'pan']);
  });
});
