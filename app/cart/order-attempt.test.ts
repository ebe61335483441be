import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorResponse, type FakeBrowser, fakeBrowser, LOST } from '../../tests/support/fake-browser.ts';

const LINES = [{ _id: 'pan', quantity: 2 }];
const ORDER = { number: 1042, totalAmount: 2150, placedAt: '2026-11-21T09:05:00.000Z' };

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});

function openTab() {
  vi.resetModules();
  return import('./order-attempt.ts');
}

describe('the name under which orders are sent', () => {
  test('is one for all tabs, and stays after a reload', async () => {
    const { key } = (await openTab()).currentAttempt();
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect((await openTab()).currentAttempt()).toEqual({ key, unanswered: null });
  });

  test('stays when the shop refuses an order, for what may still be on its way', async () => {
    const tab = await openTab();
    const { key } = tab.currentAttempt();
    tab.noteSent(key, LINES);
    tab.noteNotPlaced(key);
    expect(tab.currentAttempt()).toEqual({ key, unanswered: null });
  });

  test('is another one once an order was placed under it', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const { key } = one.currentAttempt();
    one.noteSent(key, LINES);
    one.endAttempt(key);
    expect(two.currentAttempt().key).not.toBe(key);
    expect(two.currentAttempt()).toEqual(one.currentAttempt());
  });

  test('is not ended by a tab that speaks of an older order', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const old = one.currentAttempt().key;
    one.endAttempt(old);
    const { key } = one.currentAttempt();
    one.noteSent(key, LINES);
    two.endAttempt(old);
    two.noteNotPlaced(old);
    expect(one.currentAttempt()).toEqual({ key, unanswered: LINES });
  });

  test('lives as long as the page where the browser stores nothing', async () => {
    browser.storage = null;
    const tab = await openTab();
    const { key } = tab.currentAttempt();
    tab.noteSent(key, LINES);
    expect(tab.currentAttempt()).toEqual({ key, unanswered: LINES });
  });

  test('is not that of an older order when the storage is full', async () => {
    const tab = await openTab();
    const old = tab.currentAttempt().key;
    browser.full = true;
    tab.endAttempt(old);
    expect(tab.currentAttempt().key).not.toBe(old);
  });

  test.each(['{"key":', '"a word"', '{"unanswered":[]}'])('is new when %s is stored', async (stored) => {
    browser.storage?.set('checkout-attempt', stored);
    const attempt = (await openTab()).currentAttempt();
    expect(attempt.key).toMatch(/^[0-9a-f]{32}$/);
    expect(attempt.unanswered).toBeNull();
  });
});

describe('an order without a response', () => {
  test('is remembered with what was ordered, and nothing else of the lines, also after a reload', async () => {
    const tab = await openTab();
    const { key } = tab.currentAttempt();
    const sent = [{ _id: 'pan', quantity: 2, name: 'Pan', price: 1000 }];
    tab.noteSent(key, sent);
    expect((await openTab()).currentAttempt()).toEqual({ key, unanswered: LINES });
  });

  test('stays unanswered when the shop can not be asked, and when it fails', async () => {
    const tab = await openTab();
    const { key } = tab.currentAttempt();
    tab.noteSent(key, LINES);
    browser.respond = () => LOST;
    expect(await tab.fetchAttemptedOrder(key)).toMatchObject({ ok: false, code: 'UNREACHABLE' });
    browser.respond = () => errorResponse(500, 'INTERNAL');
    expect(await tab.fetchAttemptedOrder(key)).toMatchObject({ ok: false, status: 500 });
    expect(tab.currentAttempt().unanswered).toEqual(LINES);
  });

  test('is found by its name, and stays until the shopper has seen it', async () => {
    const tab = await openTab();
    const { key } = tab.currentAttempt();
    tab.noteSent(key, LINES);
    browser.respond = () => ({ order: ORDER });
    expect(await tab.fetchAttemptedOrder(key)).toEqual({ ok: true, value: ORDER });
    expect(browser.requests[0]?.headers.get('idempotency-key')).toBe(key);
    expect(tab.currentAttempt().unanswered).toEqual(LINES);
  });

  test('is over when the shop says that nothing came in; the name stays', async () => {
    const tab = await openTab();
    const { key } = tab.currentAttempt();
    tab.noteSent(key, LINES);
    browser.respond = () => ({ order: null });
    expect(await tab.fetchAttemptedOrder(key)).toEqual({ ok: true, value: null });
    expect(tab.currentAttempt()).toEqual({ key, unanswered: null });
  });
});
