import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorResponse, type FakeBrowser, fakeBrowser, LOST } from '../../tests/support/fake-browser.ts';
import { productCard } from '../../tests/support/product-card.ts';

const pan = productCard();
const PLACED = {
  _id: 'o1',
  number: 1042,
  status: 'pending',
  subtotal: 2000,
  shippingCost: 150,
  totalAmount: 2150,
};
const FOUND = { number: 1042, totalAmount: 2150, placedAt: '2026-11-21T09:05:00.000Z' };
const FAILED = 'Error placing order. Please try again.';

/** What the shop responds to an order, to the question what came of it, and to everything else. */
type Shop = { order: () => object | null; attempt?: () => object | null; products?: object };

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});

async function openCheckout() {
  vi.resetModules();
  const [{ cartStore }, attempts, { placeOrder }] = await Promise.all([
    import('../cart/cart-store.ts'),
    import('../cart/order-attempt.ts'),
    import('./place-order.ts'),
  ]);
  cartStore.add(pan, 2);
  const send = (shop: Shop) => {
    browser.requests.length = 0;
    browser.respond = ({ url }) => {
      if (url.endsWith('/create-order')) return shop.order();
      if (url.endsWith('/attempt')) return shop.attempt?.() ?? LOST;
      return shop.products ?? {};
    };
    return placeOrder(attempts.currentAttempt(), {
      customer: { name: 'Ayesha' },
      items: cartStore.read().items,
      paymentMethod: 'cash',
      shippingCost: 150,
      totalAmount: 2150,
    });
  };
  return { ...attempts, cartStore, send };
}

const sentTo = () => browser.requests.map(({ url }) => new URL(url).pathname.split('/').at(-1));
const keyOf = (request: Request | undefined) => request?.headers.get('idempotency-key');

describe('an order', () => {
  test('that is placed is sent once, with the way to pay, under the name of the attempt', async () => {
    const { send, currentAttempt } = await openCheckout();
    const { key } = currentAttempt();
    expect(await send({ order: () => ({ order: PLACED }) })).toEqual({ kind: 'placed', order: PLACED });
    expect(sentTo()).toEqual(['create-order', 'purchase']);
    expect(keyOf(browser.requests[0])).toBe(key);
    expect(await browser.requests[0]?.json()).toMatchObject({
      customer: { name: 'Ayesha', paymentMethod: 'cash' },
      paymentMethod: 'cash',
      totalAmount: 2150,
    });
  });

  test('that is refused can be sent again, under the same name', async () => {
    const { send, currentAttempt } = await openCheckout();
    const { key } = currentAttempt();
    const outcome = await send({
      order: () =>
        Response.json(
          {
            success: false,
            code: 'INVALID_INPUT',
            message: 'Please look again.',
            fields: { 'customer.mobile': 'No number' },
          },
          { status: 400 },
        ),
    });
    expect(outcome).toEqual({
      kind: 'failed',
      code: 'INVALID_INPUT',
      message: 'Please look again.',
      fields: { mobile: 'No number' },
    });
    expect(currentAttempt()).toEqual({ key, unanswered: null });
  });

  test('at an older price says the new one and the new total, and the cart has it', async () => {
    const { send, cartStore } = await openCheckout();
    const outcome = await send({
      order: () => errorResponse(409, 'AMOUNTS_CHANGED', 'Prices have changed.', { totalAmount: 2550 }),
      products: [{ ...pan, price: 1200 }],
    });
    expect(outcome).toMatchObject({
      message:
        'Prices have changed. The price of Pan has changed from Rs. 1,000 to Rs. 1,200. The new total is Rs. 2,550.',
    });
    expect(cartStore.read().items).toMatchObject([{ price: 1200 }]);
  });

  test('of what was sold meanwhile says what is left, and the cart has it', async () => {
    const { send, cartStore } = await openCheckout();
    const outcome = await send({
      order: () => errorResponse(409, 'OUT_OF_STOCK', 'Only 1 of Pan is left.'),
      products: [{ ...pan, quantity: 1 }],
    });
    expect(outcome).toMatchObject({ message: 'Only 1 of Pan is left. We have updated your cart.' });
    expect(cartStore.read().items).toMatchObject([{ quantity: 1 }]);
  });
});

describe('an order whose response is lost', () => {
  test('is placed when the shop says so', async () => {
    const { send } = await openCheckout();
    expect(await send({ order: () => LOST, attempt: () => ({ order: FOUND }) })).toEqual({
      kind: 'placed',
      order: FOUND,
    });
    expect(sentTo()).toEqual(['create-order', 'attempt']);
  });

  test('has failed when the shop says that none came in', async () => {
    const { send, currentAttempt } = await openCheckout();
    expect(await send({ order: () => LOST, attempt: () => ({ order: null }) })).toMatchObject({
      kind: 'failed',
      message: FAILED,
    });
    expect(currentAttempt().unanswered).toBeNull();
  });

  test('is asked about before anything is sent again, and not sent twice', async () => {
    const { send, currentAttempt } = await openCheckout();
    const { key } = currentAttempt();
    expect(await send({ order: () => LOST })).toMatchObject({ kind: 'failed', message: FAILED });
    const lines = [{ _id: pan._id, quantity: 2 }];
    expect(currentAttempt()).toEqual({ key, unanswered: lines });

    expect(await send({ order: () => ({ order: PLACED }) })).toMatchObject({ kind: 'failed' });
    expect(sentTo()).toEqual(['attempt']);

    expect(await send({ order: () => ({ order: PLACED }), attempt: () => ({ order: FOUND }) })).toEqual({
      kind: 'placed-before',
      earlier: { key, order: FOUND, lines },
    });
    expect(sentTo()).toEqual(['attempt']);
  });

  test('is remembered also when another tab was told meanwhile that none had come in', async () => {
    const { send, currentAttempt, noteNotPlaced } = await openCheckout();
    const { key } = currentAttempt();
    await send({
      order: () => {
        noteNotPlaced(key);
        return LOST;
      },
    });
    expect(currentAttempt().unanswered).toEqual([{ _id: pan._id, quantity: 2 }]);
  });

  test('is sent again under its name once the shop says that none came in', async () => {
    const { send, currentAttempt } = await openCheckout();
    const { key } = currentAttempt();
    await send({ order: () => LOST });
    const again = await send({ order: () => ({ order: PLACED }), attempt: () => ({ order: null }) });
    expect(again).toEqual({ kind: 'placed', order: PLACED });
    expect(sentTo()).toEqual(['attempt', 'create-order', 'purchase']);
    expect(keyOf(browser.requests[1])).toBe(key);
  });

  test('and came in late is said to be there already when a changed one is sent under its name', async () => {
    const { send, currentAttempt } = await openCheckout();
    const outcome = await send({
      order: () => errorResponse(409, 'IDEMPOTENCY_KEY_REUSED'),
      attempt: () => ({ order: FOUND }),
    });
    expect(outcome).toMatchObject({
      kind: 'placed-before',
      earlier: { key: currentAttempt().key, order: FOUND },
    });
  });
});
