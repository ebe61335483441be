import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProductCard } from '../../shop/catalogue/products/responses.ts';
import { type FakeBrowser, fakeBrowser, LOST } from '../../tests/support/fake-browser.ts';
import { productCard } from '../../tests/support/product-card.ts';

const pan = productCard();

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});

/** A page of the shop, with these products in its cart. */
async function openTab(...products: ProductCard[]) {
  vi.resetModules();
  const modules = await Promise.all([
    import('./cart-store.ts'),
    import('./refresh-cart.ts'),
    import('./order-attempt.ts'),
    import('../ui/toast.ts'),
  ]);
  const [{ cartStore }, { refreshCart, keepCartUpToDate }, { currentAttempt, noteSent }, { toastBox }] =
    modules;
  for (const product of products) cartStore.add(product, 2);
  return { cartStore, refreshCart, keepCartUpToDate, currentAttempt, noteSent, toastBox };
}

const paths = () => browser.requests.map(({ url }) => new URL(url).pathname + new URL(url).search);

describe('a cart that is refreshed', () => {
  test('has the price and the stock of the catalogue', async () => {
    const { cartStore, refreshCart } = await openTab(pan);
    browser.respond = () => [{ ...pan, price: 1200, quantity: 1 }];
    expect(await refreshCart()).toEqual([
      { kind: 'fewer-left', name: 'Pan', left: 1 },
      { kind: 'price', name: 'Pan', from: 1000, to: 1200 },
    ]);
    expect(cartStore.read().items).toMatchObject([{ price: 1200, quantity: 1 }]);
  });

  test('asks once when two places ask at the same time, and once more later', async () => {
    const { refreshCart } = await openTab(pan);
    browser.respond = () => [{ ...pan, price: 1200 }];
    const [one, two] = await Promise.all([refreshCart(), refreshCart()]);
    expect(one).toEqual(two);
    expect(paths()).toEqual([`/api/v1/products?ids=${pan._id}`]);
    await refreshCart();
    expect(paths()).toHaveLength(2);
  });

  test('asks nothing while it is empty', async () => {
    const { refreshCart } = await openTab();
    expect(await refreshCart()).toEqual([]);
    expect(browser.requests).toEqual([]);
  });

  test('stays as it is when the shop can not be reached', async () => {
    const { cartStore, refreshCart } = await openTab(pan);
    browser.respond = () => LOST;
    expect(await refreshCart()).toEqual([]);
    expect(cartStore.read().items).toMatchObject([{ quantity: 2 }]);
  });

  test('loses what no product of the shop can be, without asking for it', async () => {
    const { cartStore, refreshCart } = await openTab(
      pan,
      productCard({ _id: 'of-an-older-shop', name: 'Fan' }),
    );
    browser.respond = () => [pan];
    expect(await refreshCart()).toEqual([{ kind: 'gone', name: 'Fan' }]);
    expect(paths()).toEqual([`/api/v1/products?ids=${pan._id}`]);
    expect(cartStore.read().items).toHaveLength(1);
  });
});

describe('a cart that may have been ordered', () => {
  test.each([
    ['was', () => ({ order: { number: 1, totalAmount: 2, placedAt: '' } })],
    ['may have been, since the shop can not be asked,', () => LOST],
  ])('stays as it is when it %s', async (_, respond) => {
    const { cartStore, refreshCart, currentAttempt, noteSent } = await openTab(pan);
    noteSent(currentAttempt().key, cartStore.read().items);
    browser.respond = respond;
    expect(await refreshCart()).toEqual([]);
    expect(paths()).toEqual(['/api/v1/checkout/attempt']);
    expect(cartStore.read().items).toMatchObject([{ quantity: 2 }]);
  });

  test('is refreshed when the shop says that no order came in', async () => {
    const { cartStore, refreshCart, currentAttempt, noteSent } = await openTab(pan);
    noteSent(currentAttempt().key, cartStore.read().items);
    browser.respond = ({ url }) => (url.endsWith('/attempt') ? { order: null } : []);
    expect(await refreshCart()).toEqual([{ kind: 'gone', name: 'Pan' }]);
  });
});

describe('while a page is open', () => {
  test('the cart is refreshed once it is read, and whenever its panel opens', async () => {
    browser.storage?.set('cart', JSON.stringify([{ ...pan, quantity: 2 }]));
    const { cartStore, keepCartUpToDate } = await openTab();
    browser.respond = () => [pan];
    const stop = keepCartUpToDate();
    await vi.waitFor(() => expect(browser.requests).toHaveLength(1));
    cartStore.setQuantity(pan._id, 3);
    cartStore.openPanel();
    await vi.waitFor(() => expect(browser.requests).toHaveLength(2));
    cartStore.setQuantity(pan._id, 4);
    stop();
    cartStore.closePanel();
    cartStore.openPanel();
    expect(browser.requests).toHaveLength(2);
  });

  test('a toast says what changed, unless the open panel shows it', async () => {
    browser.respond = () => [{ ...pan, price: 1200 }];
    const { cartStore, keepCartUpToDate, toastBox } = await openTab(pan);
    cartStore.openPanel();
    keepCartUpToDate();
    await vi.waitFor(() => expect(cartStore.read().changes).toHaveLength(1));
    expect(toastBox.isWanted()).toBe(false);

    browser.respond = () => [{ ...pan, price: 1300 }];
    cartStore.closePanel();
    const { refreshCartAndNotify } = await import('./refresh-cart.ts');
    await refreshCartAndNotify();
    expect(toastBox.isWanted()).toBe(true);
  });

  test('a broken cart that was repaired is said', async () => {
    browser.storage?.set('cart', 'broken');
    const { keepCartUpToDate, toastBox } = await openTab();
    keepCartUpToDate();
    expect(toastBox.isWanted()).toBe(true);
  });
});
