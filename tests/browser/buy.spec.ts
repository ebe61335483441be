import { expectedLinePriceOf, rupees } from '../support/expected-price.ts';
import { firstProduct } from './support/first-product.ts';
import { fillCheckout, foundProducts, searchFor } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

const GOODS = { query: 'Steel Parat', name: 'Steel Parat for Dough 36 cm' };

test('a shopper goes from the home page to a stored order', async ({ page, database }) => {
  const readProduct = () =>
    database
      .selectFrom('products')
      .innerJoin('stock', 'stock.product_id', 'products.id')
      .selectAll()
      .where('name', '=', GOODS.name)
      .executeTakeFirstOrThrow();
  const before = await readProduct();
  const price = expectedLinePriceOf(before);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'New Arrivals' })).toBeVisible();

  await searchFor(page, GOODS.query);
  await foundProducts(page).filter({ hasText: GOODS.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: GOODS.name })).toBeVisible();
  await expect(page.getByText('In Stock').first()).toBeVisible();

  await page.getByRole('button', { name: 'Increase quantity' }).first().click();
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(page.getByText('Item added to cart with quantity: 2')).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 2 items' }).click();
  await expect(page).toHaveURL(/\/CheckOut$/);

  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByText('--')).toBeVisible();
  await fillCheckout(page);
  const shipping = 2 * price >= 5000 ? 0 : 150;
  await expect(summary).toContainText(rupees(2 * price + shipping));

  await page.getByRole('button', { name: /PLACE ORDER/ }).click();
  await expect(page.getByText('Order placed successfully!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  const line = await database
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .selectAll()
    .where('order_lines.product_id', '=', before.id)
    .orderBy('orders.number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    quantity: 2,
    line_price_paisa: price * 100,
    subtotal_paisa: 2 * price * 100,
    shipping_paisa: shipping * 100,
    total_paisa: (2 * price + shipping) * 100,
    city: 'Karachi',
    mobile: '+923012345678',
    payment_method: 'cash',
    status: 'Pending',
  });
  expect((await readProduct()).quantity).toBe(before.quantity - 2);
  const acknowledgedAt = () =>
    database
      .selectFrom('order_lines')
      .select('acknowledged_at')
      .where('order_id', '=', line.order_id)
      .executeTakeFirstOrThrow();
  await expect.poll(acknowledgedAt).not.toEqual({ acknowledged_at: null });
});

test.describe('the last units', () => {
  // The browser itself logs an answer of 409 to the console.
  test.use({ expectedOutput: [/status of 409/] });

  test('a shopper who wants more than is left is told, and may order what there is', {
    tag: '@phone',
  }, async ({ page, database }) => {
    const product = await firstProduct(database, (products) => products.where('quantity', '>', 20));
    await page.goto(`/product/${product.id}`);
    await page.getByRole('button', { name: 'Increase quantity' }).first().click();
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await page.goto('/CheckOut');
    await fillCheckout(page);
    const place = page.getByRole('button', { name: /PLACE ORDER/ });
    await expect(place).toBeEnabled();

    // Meanwhile somebody else bought all but one.
    await database.updateTable('stock').set({ quantity: 1 }).where('product_id', '=', product.id).execute();
    await place.click();
    await expect(page.getByText(`Only 1 of ${product.name} is left.`).first()).toBeVisible();

    await place.click();
    await expect(page.getByText('Order placed successfully!').first()).toBeVisible();
    const { quantity } = await database
      .selectFrom('stock')
      .select('quantity')
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow();
    expect(quantity).toBe(0);
  });
});
