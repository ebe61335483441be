import type { Page } from '@playwright/test';
import type { FilledShop, Screen } from './types.ts';

/** Presses the button, and looks at the dialog that it opens. */
export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').waitFor();
};

const bookedOrder = ({ bookedOrderId }: FilledShop) => `/dashboard/order/${bookedOrderId}`;

async function emptyQueue(page: Page): Promise<void> {
  await page.route('**/confirmation-queue/open', (route) =>
    route.fulfill({ json: { success: true, orders: [], due: 0, later: 0, opened: null } }),
  );
}

/** As the server says it of a Shop Editor. */
async function beShopEditor(page: Page): Promise<void> {
  await page.route('**/admin-protected-route', async (route) => {
    const response = await route.fetch();
    const said = await response.json();
    await route.fulfill({ response, json: { ...said, user: { ...said.user, role: 'Shop Editor' } } });
  });
}

/** Before the courier fetched the parcel. */
async function beBeforeTheFetching(page: Page): Promise<void> {
  await page.route('**/api/v1/checkout/order/*', async (route) => {
    const response = await route.fetch();
    const order = await response.json();
    const booking = { ...order.booking, parcel: null };
    await route.fulfill({
      response,
      json: { ...order, fulfilment: 'packed', dispatchedAt: null, courierSays: null, booking },
    });
  });
}

/** Comes back from the form that edits the order as after it was saved. */
async function showAsEdited(page: Page): Promise<void> {
  await page.evaluate(() => history.replaceState({ ...history.state, usr: { edited: true } }, ''));
  await page.reload();
  await page.getByText('is changed.').waitFor();
}

/** States of the order desk's screens that come about by what is done there. */
export const deskScreens: Omit<Screen, 'as'>[] = [
  { name: 'confirm orders none', path: '/dashboard/confirm-orders', hold: emptyQueue },
  { name: 'order of a booked parcel', path: bookedOrder },
  {
    name: 'order of a booking to cancel',
    path: bookedOrder,
    hold: beBeforeTheFetching,
    windowOnly: true,
    prepare: openDialog('Cancel the booking'),
  },
  {
    name: 'order of a parcel to count in',
    path: bookedOrder,
    windowOnly: true,
    prepare: openDialog('Count back in'),
  },
  {
    name: 'order edited',
    path: ({ openOrder }) => `/dashboard/order/${openOrder.id}`,
    prepare: showAsEdited,
  },
  {
    name: 'scan of nothing',
    path: '/dashboard/scan?mode=pack',
    prepare: async (page) => {
      await page.keyboard.type('9999999\n');
      await page.getByRole('region', { name: 'Latest scan' }).waitFor();
    },
  },
  {
    name: 'orders to book without keys',
    path: '/dashboard/view-orders?stage=to-pack',
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('button', { name: 'Book a courier …' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'review to hide', path: '/dashboard/reviews', windowOnly: true, prepare: openDialog(/^Hide “/) },
  {
    name: 'orders of which the courier says otherwise',
    path: '/dashboard/view-orders?stage=courier-differs',
  },
  { name: 'who refuses for a Shop Editor', path: '/dashboard/who-refuses', hold: beShopEditor },
  {
    name: 'return to decline',
    path: ({ returnedOrders: [id] }) => `/dashboard/order/${id}`,
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Decline …' }).click();
      await page.getByRole('button', { name: 'Decline it' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  { name: 'managers only', path: '/dashboard/money', hold: beShopEditor },
];
