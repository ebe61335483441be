import { expect, test } from 'vitest';
import { countOrders, openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';

const shop = openTestShop({ DEMO_PAYMENTS: 'off' });

test('without a gateway an order by card is refused and takes no stock; one in cash is placed', async () => {
  const product = await stockProduct(shop.database);
  const body = orderBody([{ product, quantity: 1 }]);
  const card = { ...body, paymentMethod: 'card', customer: { ...body.customer, paymentMethod: 'card' } };
  const refused = await order(shop.app, card);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ success: false, code: 'CARD_NOT_TAKEN' });
  expect(await countOrders(shop.database)).toBe(0);
  expect(await stockOnHand(shop.database, product._id)).toBe(10);
  expect((await order(shop.app, body)).statusCode).toBe(201);
});
