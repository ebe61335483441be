import { fillCheckout } from './support/shopping.ts';
import { expect, test } from './support/test.ts';

test.describe('an order whose answer is lost', () => {
  // The browser itself logs the broken connection to the console.
  test.use({ expectedOutput: [/net::ERR_FAILED/] });

  test('is one order after a reload and a second try, even when it took the last units', async ({
    page,
    database,
  }) => {
    const product = await database
      .selectFrom('products')
      .select(['id'])
      .where('quantity', '>', 20)
      .orderBy('price_paisa')
      .limit(1)
      .executeTakeFirstOrThrow();
    await database.updateTable('products').set({ quantity: 1 }).where('id', '=', product.id).execute();
    await page.goto(`/product/${product.id}`);
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await expect(page.getByText('Item added to cart with quantity: 1')).toBeVisible();
    await page.goto('/CheckOut');
    await fillCheckout(page);

    // The order reaches the shop, its answer doesn't reach the shopper.
    await page.route('**/create-order', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: /PLACE ORDER/ }).click();
    await expect(page.getByText('Error placing order. Please try again.')).toBeVisible();

    await page.unroute('**/create-order');
    await page.reload();
    await page.getByRole('button', { name: /PLACE ORDER/ }).click();
    await expect(page.getByText('Order placed successfully!').first()).toBeVisible();
    const orders = await database
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select('orders.number')
      .where('order_lines.product_id', '=', product.id)
      .where('orders.email', '=', 'ayesha@example.com')
      .execute();
    expect(orders).toHaveLength(1);
  });
});
