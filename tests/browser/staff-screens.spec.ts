import type { Page } from '@playwright/test';
import { openSession } from '../../shop/auth/sessions/open-session.ts';
import { picture } from '../support/product-form.ts';
import { appointSuperAdmin, hireAdmin, STAFF_PASSWORD } from '../support/staff.ts';
import { sendLogin } from './support/account.ts';
import { expectAccessible } from './support/axe.ts';
import { openAsAdmin, placeOrder } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// The browser itself logs refused and lost requests to the console.
test.use({ expectedOutput: [/status of 401|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

/** What no width of a screen changes is looked at where staff sit all day. */
const ON_DESKTOP = { tag: '@desktop' };

const ORDERS = /\/api\/v1\/checkout\/orders\?/;
const UNREACHABLE = 'The shop could not be reached. Please try again.';

/** The question to sign in again, over a screen. */
const question = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

/** Signs in in this browser until it is signed out. */
async function signInOnce(page: Page, token: string): Promise<void> {
  await page.goto('/admin-login');
  await page.evaluate((kept) => localStorage.setItem('adminToken', kept), token);
}

const lampPicture = async () => ({
  name: 'lamp.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await picture(900, 900)),
});

async function fillProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel('Add pictures').setInputFiles(await lampPicture());
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Category', { exact: true }).selectOption('Bedding');
  await page.getByLabel('Subcategory', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Description').fill('It shines.');
  await page.getByLabel('Price (Rs.)').fill('1999');
  await page.getByLabel('Quantity in stock').fill('5');
  await page.getByLabel('Shipping').selectOption('paid');
}

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
  'a session that ends takes nothing: signing in in another tab brings the screen back, and what was refused is done',
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
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);

    const otherTab = await context.newPage();
    await otherTab.goto('/admin-login');
    const nextToken = await openSession(database, { kind: 'admin', id }, 'Chrome on Windows');
    await otherTab.evaluate((kept) => localStorage.setItem('adminToken', kept), nextToken);
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByLabel('Tracking')).toHaveValue('7712');
    await expect(page.getByLabel(`Status of order ${order.number}`)).toHaveValue('Processing');
    await expect(page.getByText(`Order ${order.number} is Processing.`)).toBeVisible();
  },
);

test(
  'a new product survives the end of the session: it is created once its writer is in again, over the screen',
  ON_DESKTOP,
  async ({ page, database }) => {
    const admin = await hireAdmin({ database });
    await signInOnce(page, admin.token);
    await page.goto('/dashboard/create-product');
    const name = `Late Lamp ${admin._id.slice(0, 8)}`;
    await fillProduct(page, name);

    await database.deleteFrom('sessions').where('admin_user_id', '=', admin._id).execute();
    await page.getByRole('button', { name: 'Create product' }).click();
    await question(page).getByLabel('Password', { exact: true }).fill('not the password');
    await question(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(question(page).getByRole('alert')).toHaveText('Invalid email or password');
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await question(page).getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await question(page).getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Product created successfully!').first()).toBeVisible();
    const created = await database.selectFrom('products').select('id').where('name', '=', name).execute();
    expect(created).toHaveLength(1);
    await database.deleteFrom('products').where('name', '=', name).execute();
  },
);

test(
  'what was typed survives a reload, for its writer alone, until it is saved or dropped; pictures are asked for again',
  ON_DESKTOP,
  async ({ page, database }) => {
    const admin = await hireAdmin({ database });
    const other = await hireAdmin({ database });
    await signInOnce(page, admin.token);
    await page.goto('/dashboard/create-product');
    await fillProduct(page, 'Paper Lamp');
    page.on('dialog', (leaving) => leaving.accept());
    await page.reload();
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toHaveValue('Paper Lamp');
    await expect(page.getByLabel('Description')).toHaveValue('It shines.');
    await expect(page.getByText('What you typed here is back.')).toContainText(
      'Pictures: please choose them again.',
    );
    await expectAccessible(page);

    await database.deleteFrom('sessions').where('admin_user_id', '=', admin._id).execute();
    await page.getByLabel('Add pictures').setInputFiles(await lampPicture());
    await page.getByRole('button', { name: 'Create product' }).click();
    await question(page).getByRole('button', { name: 'Use another account' }).click();
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'Leave the screen' }).click();
    await sendLogin(page, other.email, STAFF_PASSWORD);
    await expect(page).toHaveURL('/dashboard/create-product');
    await expect(name).toHaveValue('');

    // A session of the first one, as after signing in.
    const again = await openSession(database, { kind: 'admin', id: admin._id }, 'Chrome on Windows');
    await page.evaluate((kept) => localStorage.setItem('adminToken', kept), again);
    await page.reload();
    await expect(name).toHaveValue('Paper Lamp');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(name).toHaveValue('');
    await page.reload();
    await expect(name).toHaveValue('');
  },
);

test(
  'without a network a form stays as it is, says that it is not saved, and is saved by another try; no password is kept',
  ON_DESKTOP,
  async ({ page, context, database }) => {
    const order = await placeOrder(page, database, 'Ayesha Khan', '0311-1110019');
    await openAsAdmin(page, database, 'Shop Editor');
    await page.goto(`/dashboard/order/${order.id}`);
    await page.getByLabel('Internal note').fill('Ring the bell twice');
    await context.setOffline(true);
    await expect(page.getByText('No connection. What you type stays')).toBeVisible();
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByText('Not saved: no connection. Try again.')).toBeVisible();
    await expect(page.getByLabel('Internal note')).toHaveValue('Ring the bell twice');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Add the note' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Ring the bell twice' })).toBeVisible();
    await page.goto('/dashboard/account');
    await page.getByLabel('Current password').fill('my old secret');
    await page.getByLabel('New password', { exact: true }).fill('my new secret');
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(kept).not.toMatch(/secret|Ring the bell/);

    const owner = await appointSuperAdmin({ database });
    await page.evaluate((token) => localStorage.setItem('superAdminToken', token), owner.token);
    await page.goto('/add-new-admin');
    await page.getByLabel('Username').fill('Bilal the new one');
    await page.getByLabel('Password', { exact: true }).fill('my new secret');
    await page.getByRole('button', { name: 'Show' }).first().click();
    await page.getByLabel('Password', { exact: true }).fill('my newer secret');
    const keptOfForm = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(keptOfForm).toContain('Bilal the new one');
    expect(keptOfForm).not.toContain('secret');
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
  'a search whose pause ends while a view is being drawn does not come back into it',
  ON_DESKTOP,
  async ({ page, database }) => {
    const order = await placeOrder(page, database, 'Ayesha Khan', '0311-1110009');
    await openAsAdmin(page, database, 'Shop Editor');
    // The search's pause of 300 ms ends when the view has just been drawn, before React runs the effects of it.
    await page.addInitScript(() => {
      const pauses = new Map<number, () => void>();
      const { setTimeout: start, clearTimeout: stop } = window;
      Object.assign(window, {
        setTimeout(end: () => void, milliseconds?: number) {
          const pause = start(end, milliseconds === 300 ? 1e6 : milliseconds);
          if (milliseconds === 300) pauses.set(pause, end);
          return pause;
        },
        clearTimeout(pause: number) {
          pauses.delete(pause);
          stop(pause);
        },
      });
      new MutationObserver((_, observer) => {
        if (!document.querySelector('a[href$="stage=to-pack"][aria-current=page]')) return;
        observer.disconnect();
        for (const end of pauses.values()) end();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(`/dashboard/view-orders?search=${order.number}`);
    await expect(page.getByRole('row', { name: String(order.number) })).toBeVisible();
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'To pack' }).click();
    await expect(page.getByRole('searchbox', { name: 'Number, name, mobile' })).toHaveValue('');
    await expect(page).toHaveURL(/\?stage=to-pack$/);
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
