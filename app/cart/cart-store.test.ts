import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../../tests/support/fake-browser.ts';
import { productCard } from '../../tests/support/product-card.ts';

const pan = productCard();
const kettle = productCard({ _id: 'kettle', name: 'Kettle', quantity: 2 });

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});

/** A page of the shop whose cart has been read. */
async function openTab() {
  vi.resetModules();
  const { cartStore } = await import('./cart-store.ts');
  cartStore.subscribe(() => {});
  return cartStore;
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const inCart = (tab: Tab) => tab.read().items.map(({ _id, quantity }) => [_id, quantity]);
const inStorage = () => JSON.parse(browser.storage?.get('cart') ?? 'null');

describe('the cart of a browser', () => {
  test('is there again when the next page is opened', async () => {
    (await openTab()).add(pan, 2);
    expect(inCart(await openTab())).toEqual([[pan._id, 2]]);
  });

  test('is empty and unread before anything listens, as on the server', async () => {
    browser.storage?.set('cart', JSON.stringify([{ ...pan, quantity: 2 }]));
    vi.resetModules();
    const { cartStore } = await import('./cart-store.ts');
    expect(cartStore.read()).toEqual(cartStore.readOnServer());
    expect(cartStore.read()).toMatchObject({ items: [], ready: false });
  });

  test('is the same in two tabs, also when one of them empties it', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.add(pan, 1);
    expect(inCart(two)).toEqual([]);
    browser.announce('cart');
    expect(inCart(two)).toEqual([[pan._id, 1]]);
    two.clear();
    browser.announce('cart');
    expect(inCart(one)).toEqual([]);
  });

  test('takes in what another tab put in, before the word of it has come', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.add(pan, 1);
    two.add(kettle, 1);
    expect(inCart(two)).toEqual([
      [pan._id, 1],
      ['kettle', 1],
    ]);
    expect(inStorage()).toHaveLength(2);
  });

  test('does not care for what else another tab stores', async () => {
    const tab = await openTab();
    browser.storage?.set('cart', JSON.stringify([{ ...pan, quantity: 2 }]));
    browser.announce('userInfo');
    expect(inCart(tab)).toEqual([]);
  });

  test('is read again before an order, in case the word of another tab has not come yet', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.add(pan, 1);
    expect(two.readAgain().items).toHaveLength(1);
  });

  test('no longer hears other tabs once nothing listens to it', async () => {
    vi.resetModules();
    const { cartStore } = await import('./cart-store.ts');
    cartStore.subscribe(() => {})();
    browser.storage?.set('cart', JSON.stringify([{ ...pan, quantity: 2 }]));
    browser.announce('cart');
    expect(inCart(cartStore)).toEqual([]);
  });

  test('lives as long as the page where the browser stores nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    browser.storage = null;
    const tab = await openTab();
    expect(tab.add(pan, 2)).toBe(2);
    expect(inCart(tab)).toEqual([[pan._id, 2]]);
    expect(tab.readAgain().items).toHaveLength(1);
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  test('is repaired when it is broken, and says so', async () => {
    browser.storage?.set('cart', '[{"_id":');
    const tab = await openTab();
    expect(tab.read()).toMatchObject({ items: [], ready: true, repaired: true });
    expect(inStorage()).toEqual([]);
  });

  test('takes no more than the stock, and says how many went in', async () => {
    const tab = await openTab();
    expect(tab.add(kettle, 1)).toBe(1);
    expect(tab.add(kettle, 5)).toBe(1);
    expect(tab.add(kettle, 1)).toBe(0);
    expect(inCart(tab)).toEqual([['kettle', 2]]);
  });

  test('takes nothing of what is sold out', async () => {
    const tab = await openTab();
    expect(tab.add(productCard({ quantity: 0 }), 1)).toBe(0);
    expect(tab.read()).toMatchObject({ items: [], added: null });
  });

  test('knows what was put in last, and tells the same product put in twice apart', async () => {
    const tab = await openTab();
    tab.add(pan, 1);
    const first = tab.read().added;
    tab.add(pan, 1);
    expect(first?.id).toBe(pan._id);
    expect(tab.read().added).not.toEqual(first);
  });

  test('keeps what was put in since an order was sent', async () => {
    const tab = await openTab();
    tab.add(pan, 3);
    tab.add(kettle, 1);
    tab.removeOrdered([{ _id: pan._id, quantity: 2 }]);
    expect(inCart(tab)).toEqual([
      [pan._id, 1],
      ['kettle', 1],
    ]);
    expect(inStorage()).toHaveLength(2);
  });
});

describe('a cart that is compared with the catalogue', () => {
  test('leaves alone what came in while the shop was asked', async () => {
    const tab = await openTab();
    tab.add(pan, 3);
    tab.add(kettle, 1);
    const changes = tab.refresh([pan._id], [{ ...pan, quantity: 1 }]);
    expect(changes).toEqual([{ kind: 'fewer-left', name: 'Pan', left: 1 }]);
    expect(inCart(tab)).toEqual([
      [pan._id, 1],
      ['kettle', 1],
    ]);
    expect(inStorage()).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
  });

  test('shows what has changed until the shopper changes it', async () => {
    const tab = await openTab();
    tab.add(pan, 3);
    tab.refresh([pan._id], [{ ...pan, price: 1200 }]);
    expect(tab.read().changes).toEqual([{ kind: 'price', name: 'Pan', from: 1000, to: 1200 }]);
    tab.refresh([pan._id], [{ ...pan, price: 1200 }]);
    expect(tab.read().changes).toHaveLength(1);
    tab.setQuantity(pan._id, 2);
    expect(tab.read().changes).toEqual([]);
  });
});
