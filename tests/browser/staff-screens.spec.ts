import type { Page } from '@playwright/test';
import { openSession } from '../../shop/auth/sessions/open-session.ts';
import { appointSuperAdmin, hireAdmin } from '../support/staff.ts';
import { openAsAdmin, placeOrder } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// The browser itself logs refused and lost requests to the console.
test.use({ expectedOutput: [/status of 401|ERR_FAILED/] });

/** What no width of a screen changes is looked at where staff sit all day. */
const ON_DESKTOP = { tag: '@desktop' };

const ORDERS = /\/api\/v1\/checkout\/orders\?/;
const UNREACHABLE = 'The shop could not be reached. Please try again.';

/** Holds the requests to an address back, then loses them. @returns what ends the holding */
async function holdAndLose(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.abort();
  });
  return release;
}

test(
  'a screen is loaded while the server is still asked who may enter',
  ON_DESKTOP,
  async ({ page, database }) => {
    await openAsAdmin(page, database, 'Shop Editor');
    const loaded = page.waitForResponse(ORDERS);
    await page.route('**/admin-protected-route', async (route) => {
      await loaded;
      await route.continue();
    });
    await page.goto('/dashboard/view-orders');
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  },
);

test(
  'a session that ends hides the screen; signing in again in another tab brings back what was typed',
  ON_DESKTOP,
  async ({ page, context, database }) => {
    const order = await placeOrder(page, database, 'Ayesha Khan', '0311-1110005');
    const { _id: id, token } = await hireAdmin({ database });
    await page.goto('/admin-login');
    await page.evaluate((kept) => localStorage.setItem('adminToken', kept), token);
    await page.goto(`/dashboard/order/${order.id}`);
    await page.getByLabel('Tracking').fill('7712');

    await database.deleteFrom('sessions').where('admin_user_id', '=', id).execute();
    await page.getByLabel(`Status of order ${order.number}`).selectOption('Processing');
    await page.getByRole('button', { name: 'Go on without confirming' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByLabel('Tracking')).toBeHidden();

    const otherTab = await context.newPage();
    await otherTab.goto('/admin-login');
    const nextToken = await openSession(database, { kind: 'admin', id }, 'Chrome on Windows');
    await otherTab.evaluate((kept) => localStorage.setItem('adminToken', kept), nextToken);
    await expect(page.getByLabel('Tracking')).toHaveValue('7712');
    await expect(page.getByLabel('Tracking')).toBeVisible();
    await expect(page.getByLabel(`Status of order ${order.number}`)).toHaveValue('Pending');
  },
);

test(
  'a status is shown as it is wanted, and as it is again when it could not be set',
  ON_DESKTOP,
  async ({ page, database }) => {
    const order = await placeOrder(page, database, 'Ayesha Khan', '0311-1110006');
    await openAsAdmin(page, database, 'Shop Editor');
    await page.goto(`/dashboard/view-orders?search=${order.number}`);
    const lose = await holdAndLose(page, '**/order/*/status');
    const status = page.getByLabel(`Status of order ${order.number}`);
    await status.selectOption('Processing');
    await page.getByRole('button', { name: 'Go on without confirming' }).click();
    await expect(status).toHaveAttribute('aria-busy', 'true');
    await expect(status).toHaveValue('Processing');
    lose();
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await expect(status).toHaveValue('Pending');
  },
);

test(
  'an account is shown as it is wanted, and as it is again when it could not be switched',
  ON_DESKTOP,
  async ({ page, database }) => {
    const owner = await appointSuperAdmin({ database });
    const admin = await hireAdmin({ database });
    await page.addInitScript((token) => localStorage.setItem('superAdminToken', token), owner.token);
    await page.goto('/superAdmin/admin-content');
    const row = page.getByRole('row').filter({ hasText: admin.email });
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
    const lose = await holdAndLose(page, `**/admin-users/${admin._id}`);
    await row.getByRole('button', { name: /^Deactivate/ }).click();
    await expect(row.getByText('Deactive', { exact: true })).toBeVisible();
    lose();
    await expect(page.getByText('Failed to update admin user status. Please try again.')).toBeVisible();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
  },
);

test(
  'the last choice of a filter counts, and is seen at once while the list stays',
  ON_DESKTOP,
  async ({ page, database }) => {
    const order = await placeOrder(page, database, 'Ayesha Khan', '0311-1110007');
    await openAsAdmin(page, database, 'Shop Editor');
    await page.goto(`/dashboard/view-orders?search=${order.number}`);
    const row = page.getByRole('row', { name: String(order.number) });
    await expect(row).toBeVisible();

    // Nobody answers the first choice.
    await page.route(/status=Delivered/, () => {});
    const filter = page.getByLabel('Status', { exact: true });
    await filter.selectOption('Delivered');
    await expect(filter).toHaveValue('Delivered');
    await expect(page.getByRole('region', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true');
    await expect(row).toBeVisible();
    await page.getByLabel('Payment').selectOption('cash');
    await expect(filter).toHaveValue('Delivered');
    await filter.selectOption('Cancelled');
    await expect(page.getByText('No orders found')).toBeVisible();
    await expect(page).toHaveURL(/payment=cash&status=Cancelled|status=Cancelled&payment=cash/);
  },
);

test(
  'another screen says that it is being loaded, and what could not be loaded is asked for again',
  ON_DESKTOP,
  async ({ page, database }) => {
    const order = await placeOrder(page, database, 'Ayesha Khan', '0311-1110008');
    await openAsAdmin(page, database, 'Shop Editor');
    await page.goto(`/dashboard/view-orders?search=${order.number}`);
    const lose = await holdAndLose(page, `**/checkout/order/${order.id}`);
    await page.getByRole('link', { name: String(order.number), exact: true }).click();
    await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
    lose();
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
  },
);
