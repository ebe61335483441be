import type { Page } from '@playwright/test';
import { expireUnpaid } from '../shop/orders/paying/expire-unpaid.ts';
import { openGateways } from '../shop/payments/open-gateways.ts';
import { readSettings } from '../shop/settings/settings.ts';
import { addFirstToCart, orderParats, type PlacedOrder } from '../tests/browser/support/shopping.ts';
import type { FilledShop, Screen } from './types.ts';

/** What is pressed at the demo gateway, one attempt after the other. */
type Press =
  | 'Pretend to pay'
  | 'Let it fail'
  | 'Pay, and let the gateway hear of it later'
  | 'Pay one rupee less';

/** Orders by card, and lets its payment go so. The order's page is open then. */
async function payByCard(page: Page, presses: readonly Press[]): Promise<PlacedOrder> {
  const order = await orderParats(page.request, {
    paymentMethod: 'card',
    email: `zainab-${crypto.randomUUID().slice(0, 8)}@example.com`,
  });
  await page.goto(order.page);
  for (const press of presses) {
    await payButton(page).click();
    await page.getByRole('button', { name: press }).click();
    await page
      .getByRole('heading', { name: `Order ${order.number}` })
      .or(page.getByText(`Order ${order.number} ·`))
      .first()
      .waitFor();
  }
  return order;
}

const payButton = (page: Page) => page.getByRole('button', { name: /by card$/ });

async function cancel(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Cancel my order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel my order' }).click();
  await page.getByText('Your order is cancelled.').waitFor();
}

/** There is enough to order for every picture. */
const fillShelf = ({ database }: FilledShop) =>
  database
    .updateTable('stock')
    .set({ quantity: 100 })
    .where('product_id', 'in', (parats) =>
      parats.selectFrom('products').select('id').where('name', 'like', 'Steel Parat%'),
    )
    .execute();

/** Takes up the order at the desk. */
const openAtDesk = async (page: Page, { _id }: PlacedOrder) => {
  await page.goto(`/dashboard/order/${_id}`);
  await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
};

async function refund(page: Page): Promise<PlacedOrder> {
  const order = await payByCard(page, ['Pretend to pay']);
  await cancel(page);
  await openAtDesk(page, order);
  await page.getByRole('button', { name: 'Give money back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Number of the transfer').fill('SFPY-REFUND-88213');
  await dialog.getByRole('button', { name: 'Book the refund' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return order;
}

async function expire(page: Page, { database }: FilledShop): Promise<void> {
  const order = await payByCard(page, []);
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await database
    .updateTable('orders')
    .set({ created_at: longAgo, stock_held_since: longAgo })
    .where('id', '=', order._id)
    .execute();
  const settings = readSettings({});
  await expireUnpaid(database, openGateways(settings), settings.payments.unpaidOrderMinutes);
  await page.reload();
}

/** Each plays what leads to its state: the order's page and the desk, as they say how a payment went. */
const played: (Pick<Screen, 'name' | 'as' | 'windowOnly'> & Required<Pick<Screen, 'prepare'>>)[] = [
  { name: 'order page to pay', prepare: async (page) => void (await payByCard(page, [])) },
  {
    name: 'order page demo gateway',
    async prepare(page) {
      await payByCard(page, []);
      await payButton(page).click();
    },
  },
  {
    name: 'order page payment failed',
    prepare: async (page) => void (await payByCard(page, ['Let it fail'])),
  },
  {
    name: 'order page payment awaited',
    prepare: async (page) => void (await payByCard(page, ['Pay, and let the gateway hear of it later'])),
  },
  {
    name: 'order page gateway away',
    async prepare(page) {
      const order = await payByCard(page, []);
      await page.goto(`${order.page}?payment=unavailable`);
    },
  },
  { name: 'order page paid', prepare: async (page) => void (await payByCard(page, ['Pretend to pay'])) },
  { name: 'order page expired', prepare: expire },
  {
    name: 'order page cancelled and paid',
    async prepare(page) {
      await payByCard(page, ['Pretend to pay']);
      await cancel(page);
    },
  },
  {
    name: 'order page refunded',
    as: 'admin',
    prepare: async (page) => void (await page.goto((await refund(page)).page)),
  },
  {
    name: 'order page changed',
    async prepare(page) {
      const { page: path } = await orderParats(page.request, {
        email: `zainab-${crypto.randomUUID().slice(0, 8)}@example.com`,
      });
      await page.goto(`${path}/change`);
      await page.getByRole('button', { name: 'Increase quantity' }).click();
      await page.getByRole('button', { name: 'See what changes' }).click();
      await page.getByRole('button', { name: 'Change my order' }).click();
      await page.getByText('Your order is changed.').waitFor();
    },
  },
  {
    name: 'change order refused',
    async prepare(page) {
      await payByCard(page, ['Pay, and let the gateway hear of it later']);
      await page.getByRole('link', { name: 'Change my order' }).click();
      await page.getByRole('button', { name: 'Increase quantity' }).click();
      await page.getByRole('button', { name: 'See what changes' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'order tried to be paid',
    as: 'admin',
    async prepare(page) {
      const presses = [
        'Let it fail',
        'Pay one rupee less',
        'Pay, and let the gateway hear of it later',
      ] as const;
      await openAtDesk(page, await payByCard(page, presses));
    },
  },
  {
    name: 'order paid and asked about again',
    as: 'admin',
    async prepare(page) {
      await openAtDesk(page, await payByCard(page, ['Let it fail', 'Pretend to pay']));
      await page.getByRole('button', { name: /^Ask again/ }).click();
      await page.getByText('The gateway says').waitFor();
    },
  },
  {
    name: 'order by card to refund',
    as: 'admin',
    async prepare(page) {
      const order = await payByCard(page, ['Pretend to pay']);
      await cancel(page);
      await openAtDesk(page, order);
    },
  },
  { name: 'order by card refunded', as: 'admin', prepare: async (page) => void (await refund(page)) },
];

/** For pictures alone; what is pressed on them, tests/browser/order-story.spec.ts goes through. */
export const paymentScreens: Screen[] = [
  ...played.map(({ prepare, ...screen }) => ({
    path: '/about',
    ...screen,
    async prepare(page: Page, shop: FilledShop) {
      await fillShelf(shop);
      await prepare(page, shop);
    },
  })),
  {
    name: 'checkout without cards',
    path: '/products/category/Kitchen',
    settings: { DEMO_PAYMENTS: 'off' },
    async prepare(page) {
      await addFirstToCart(page);
      await page.goto('/CheckOut');
      await page.getByText('We do not take cards yet').waitFor();
    },
  },
  { name: 'track', path: '/track' },
  {
    name: 'track too often',
    path: '/track',
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Order number' }).fill('999998');
      await page.getByRole('textbox', { name: 'Mobile' }).fill('0301-2345678');
      for (let tries = 0; tries < 6; tries++) {
        const answer = page.waitForResponse('**/checkout/track');
        await page.getByRole('button', { name: 'SHOW MY ORDER' }).click();
        await answer;
      }
      await page.getByText('Too many').first().waitFor();
    },
  },
];
