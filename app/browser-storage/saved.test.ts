import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toCartItem } from '../../shop/orders/cart/rules.ts';
import { type FakeBrowser, fakeBrowser, LOST } from '../../tests/support/fake-browser.ts';
import { productCard } from '../../tests/support/product-card.ts';

const pan = productCard();
const kettle = productCard({ _id: '00000000-0000-4000-8000-000000000002', name: 'Kettle', quantity: 2 });

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});

/** A page of the shop that shows the cart and what is saved. */
async function openTab() {
  vi.resetModules();
  const saved = await import('./saved.ts');
  const { cartStore } = await import('../cart/cart-store.ts');
  saved.storedSaved.subscribe(() => {});
  cartStore.subscribe(() => {});
  return { ...saved, ...(await import('./move-saved.ts')), cartStore };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const savedIn = ({ storedSaved }: Tab) => storedSaved.read().map(({ _id, quantity }) => [_id, quantity]);
const inCart = ({ cartStore }: Tab) => cartStore.read().items.map(({ _id, quantity }) => [_id, quantity]);

describe('what is saved for later', () => {
  test('leaves the cart with its quantity, and comes back with it', async () => {
    const tab = await openTab();
    tab.cartStore.add(pan, 3);
    tab.moveToSaved(toCartItem(pan, 3));
    expect([inCart(tab), savedIn(tab)]).toEqual([[], [[pan._id, 3]]]);
    const [line] = tab.storedSaved.read();
    if (line) tab.moveToCart(line);
    expect([inCart(tab), savedIn(tab)]).toEqual([[[pan._id, 3]], []]);
  });

  test('stays saved while it is sold out', async () => {
    const tab = await openTab();
    tab.toggleSaved({ ...pan, quantity: 0 });
    const [line] = tab.storedSaved.read();
    if (line) tab.moveToCart(line);
    expect([inCart(tab), savedIn(tab)]).toEqual([[], [[pan._id, 1]]]);
  });

  test('is there again on the next page and in another tab, the latest first', async () => {
    const [one, two] = [await openTab(), await openTab()];
    expect(savedIn(two)).toEqual([]);
    one.toggleSaved(pan);
    one.toggleSaved(kettle);
    browser.announce('saved');
    const all = [
      [kettle._id, 1],
      [pan._id, 1],
    ];
    expect([savedIn(two), savedIn(await openTab())]).toEqual([all, all]);
  });

  test('is at most fifty products; the oldest go', async () => {
    const tab = await openTab();
    for (let number = 1; number <= 60; number++) tab.toggleSaved(productCard({ _id: `product ${number}` }));
    expect(tab.storedSaved.read()).toHaveLength(50);
    expect(tab.storedSaved.read()[0]?._id).toBe('product 60');
  });

  test.each(['broken', '{}', '[{"name":"Pan"}]'])('is nothing where the storage holds %s', async (text) => {
    browser.storage?.set('saved', text);
    expect(savedIn(await openTab())).toEqual([]);
  });

  test('is taken out by a second press of the heart', async () => {
    const tab = await openTab();
    expect([tab.toggleSaved(pan), tab.toggleSaved(pan)]).toEqual([true, false]);
    expect(savedIn(tab)).toEqual([]);
  });

  test('is brought to today’s price and stock; what is gone leaves, and the shop hears nothing but the ids', async () => {
    const tab = await openTab();
    tab.toggleSaved(pan);
    tab.toggleSaved(kettle);
    browser.respond = () => [{ ...pan, price: 900, quantity: 0 }];
    expect(await tab.refreshSaved()).toEqual([
      { kind: 'gone', name: 'Kettle' },
      { kind: 'price', name: 'Pan', from: 1000, to: 900 },
    ]);
    expect(tab.storedSaved.read()).toMatchObject([{ _id: pan._id, price: 900, stockOnHand: 0 }]);
    expect(browser.requests.map(({ url }) => new URL(url).search)).toEqual([`?ids=${kettle._id},${pan._id}`]);
  });

  test('stays as it is while the shop is not reached, and what was saved meanwhile stays, too', async () => {
    const tab = await openTab();
    tab.toggleSaved(pan);
    browser.respond = () => LOST;
    expect(await tab.refreshSaved()).toEqual([]);
    browser.respond = () => [];
    const refreshed = tab.refreshSaved();
    tab.toggleSaved(kettle);
    await refreshed;
    expect(savedIn(tab)).toEqual([[kettle._id, 1]]);
  });
});
