import type { Page, Route } from '@playwright/test';
import type { Database } from '../../database/connect.ts';
import { firstProduct } from './support/first-product.ts';
import { fillCheckout } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

const ORDER = '**/create-order';
const QUESTION = '**/checkout/attempt';

const placeOrder = (page: Page) => page.getByRole('button', { name: /PLACE ORDER/ }).click();

/** The order reaches the shop, its answer doesn't reach the shopper. */
async function loseResponse(route: Route) {
  await route.fetch();
  await route.abort();
}

/** A product that nobody else in this file buys, in the cart; the checkout filled. */
async function fillCartAndCheckout(page: Page, database: Database, quantity = 20): Promise<string> {
  const { id } = await firstProduct(database, (products) =>
    products
      .where('quantity', '>', 20)
      .where(({ exists, not, selectFrom }) =>
        not(exists(selectFrom('order_lines').select('order_id').whereRef('product_id', '=', 'products.id'))),
      )
      .orderBy('price_paisa')
      .orderBy('id'),
  );
  await database.updateTable('stock').set({ quantity }).where('product_id', '=', id).execute();
  await page.goto(`/product/${id}`);
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(page.getByText('Item added to cart with quantity: 1')).toBeVisible();
  await page.goto('/CheckOut');
  await fillCheckout(page);
  return id;
}

const ordersOf = (database: Database, productId: string) =>
  database
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.number', 'orders.address'])
    .where('order_lines.product_id', '=', productId)
    .execute();

const toldOfEarlierOrder = (page: Page) =>
  page.getByRole('region', { name: /^Your order \d+ was already placed$/ });

test.describe('an order whose answer is lost', () => {
  // The browser itself logs the broken connection to the console, and what the shop refuses.
  test.use({ expectedOutput: [/net::ERR_FAILED|status of 409|The cart could not be saved/] });

  test('is announced all the same when the shop can be asked what came of it', async ({ page, database }) => {
    const product = await fillCartAndCheckout(page, database);
    await page.route(ORDER, loseResponse);
    await placeOrder(page);
    await expect(page.getByText('Order placed successfully!').first()).toBeVisible();
    const [order, ...others] = await ordersOf(database, product);
    expect(others).toEqual([]);
    await expect(page.getByRole('main').getByText(String(order?.number))).toBeVisible();
  });

  test('is one order after a reload, even when it took the last units; the shopper is told', async ({
    page,
    database,
  }) => {
    const product = await fillCartAndCheckout(page, database, 1);
    await page.route(ORDER, loseResponse);
    await page.route(QUESTION, (route) => route.abort());
    await placeOrder(page);
    await expect(page.getByText('Error placing order. Please try again.')).toBeVisible();

    await page.unroute(ORDER);
    await page.unroute(QUESTION);
    await page.reload();
    const told = toldOfEarlierOrder(page);
    await expect(told).toContainText(/Rs\. [\d,]+ in all, on \d+ \w+ \d{4} at \d\d:\d\d/);
    await expect(page.getByRole('button', { name: /PLACE ORDER/ })).toHaveCount(0);
    await told.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(await ordersOf(database, product)).toHaveLength(1);
  });

  test('is one order from another tab with another address; a second one is placed on purpose', async ({
    page,
    context,
    database,
  }) => {
    const product = await fillCartAndCheckout(page, database);
    await context.route(ORDER, loseResponse);
    await context.route(QUESTION, (route) => route.abort());
    await placeOrder(page);
    await expect(page.getByText('Error placing order. Please try again.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/CheckOut');
    await page.close();
    await fillCheckout(other);
    await other.getByLabel('Address').fill('Plot 7, Street 9, Gulshan Block 4');
    await placeOrder(other);
    await expect(other.getByText('Error placing order. Please try again.')).toBeVisible();

    await context.unroute(ORDER);
    await context.unroute(QUESTION);
    await placeOrder(other);
    const told = toldOfEarlierOrder(other);
    await expect(told).toBeVisible();
    expect(await ordersOf(database, product)).toHaveLength(1);

    await told.getByRole('button', { name: 'Place another order' }).click();
    await placeOrder(other);
    await expect(other.getByText('Order placed successfully!').first()).toBeVisible();
    expect(await ordersOf(database, product)).toHaveLength(2);
  });

  test('is one order when it arrives late, after a changed one was placed', async ({ page, database }) => {
    const product = await fillCartAndCheckout(page, database);
    const late = Promise.withResolvers<Route>();
    await page.route(ORDER, async (route) => {
      late.resolve(route);
      await route.abort();
    });
    await placeOrder(page);
    await expect(page.getByText('Error placing order. Please try again.')).toBeVisible();
    await page.unroute(ORDER);
    await page.getByLabel('Address').fill('Plot 7, Street 9, Gulshan Block 4');
    await placeOrder(page);
    await expect(page.getByText('Order placed successfully!').first()).toBeVisible();

    const request = (await late.promise).request();
    const response = await page.request.fetch('/api/v1/checkout/create-order', {
      method: 'POST',
      headers: { 'idempotency-key': request.headers()['idempotency-key'] ?? '' },
      data: request.postDataJSON(),
    });
    expect(response.status()).toBe(409);
    expect(await ordersOf(database, product)).toMatchObject([
      { address: 'Plot 7, Street 9, Gulshan Block 4' },
    ]);
  });

  test('is one order also where the browser keeps nothing', async ({ page, database }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    const { id } = await firstProduct(database, (products) =>
      products
        .where('quantity', '>', 20)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(selectFrom('order_lines').select('order_id').whereRef('product_id', '=', 'products.id')),
          ),
        )
        .orderBy('price_paisa', 'desc'),
    );
    await page.goto(`/product/${id}`);
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await fillCheckout(page);
    await page.route(ORDER, loseResponse);
    await page.route(QUESTION, (route) => route.abort());
    await placeOrder(page);
    await expect(page.getByText('Error placing order. Please try again.')).toBeVisible();
    await page.unroute(QUESTION);
    await placeOrder(page);
    await expect(toldOfEarlierOrder(page)).toBeVisible();
    expect(await ordersOf(database, id)).toHaveLength(1);
  });
});

test.describe('two tabs that order at the same moment', () => {
  test.use({ expectedOutput: [/status of 409/] });

  test('place one order', async ({ page, context, database }) => {
    const product = await fillCartAndCheckout(page, database);
    const other = await context.newPage();
    await other.goto('/CheckOut');
    await fillCheckout(other);
    await other.getByLabel('Address').fill('Plot 7, Street 9, Gulshan Block 4');
    // Both are sent before either is answered.
    const sent = { count: 0, both: Promise.withResolvers<void>() };
    await context.route(ORDER, async (route) => {
      sent.count += 1;
      if (sent.count === 2) sent.both.resolve();
      await sent.both.promise;
      await route.continue();
    });
    await Promise.all([placeOrder(page), placeOrder(other)]);
    await expect
      .poll(async () => {
        const one = await page.getByText('Order placed successfully!').count();
        const two = await other.getByText('Order placed successfully!').count();
        return one + two > 0;
      })
      .toBe(true);
    expect(await ordersOf(database, product)).toHaveLength(1);
  });
});
