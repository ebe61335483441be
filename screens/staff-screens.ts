import type { Page } from '@playwright/test';
import { FAULTY_SHEET } from './fill-money.ts';
import type { Screen } from './types.ts';

async function refuseRequests(page: Page): Promise<void> {
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 500, json: { success: false } }));
}

/** As a shop with REQUIRE_TWO_FACTOR says it. */
async function askForSecondStep(page: Page): Promise<void> {
  await page.route('**/admin-protected-route', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mustSetUpTwoFactor: true } });
  });
}

/** Everything that those who work in the shop meet. */
export const staffScreens: Screen[] = [
  { name: 'admin login', path: '/admin-login' },
  { name: 'super admin login', path: '/super-admin-login' },
  { name: 'super admin registration', path: '/super-admin-regegistration' },
  { name: 'dashboard signed out', path: '/dashboard/admin', waits: true },
  { name: 'dashboard', path: '/dashboard/admin', as: 'admin' },
  { name: 'confirm orders', path: '/dashboard/confirm-orders', as: 'admin' },
  { name: 'orders', path: '/dashboard/view-orders', as: 'admin' },
  { name: 'orders none', path: '/dashboard/view-orders?search=nobody', as: 'admin' },
  { name: 'orders cannot be loaded', path: '/dashboard/view-orders', as: 'admin', hold: refuseRequests },
  { name: 'order', path: ({ orderId }) => `/dashboard/order/${orderId}`, as: 'admin' },
  { name: 'invoice', path: ({ orderId }) => `/dashboard/order/${orderId}/invoice`, as: 'admin', print: true },
  {
    name: 'packing slip',
    path: ({ orderId }) => `/dashboard/order/${orderId}/packing-slip`,
    as: 'admin',
    print: true,
  },
  { name: 'categories', path: '/dashboard/create-category', as: 'admin' },
  { name: 'subcategories', path: '/dashboard/sub-category', as: 'admin' },
  { name: 'create product', path: '/dashboard/create-product', as: 'admin' },
  {
    name: 'create product with mistakes',
    path: '/dashboard/create-product',
    as: 'admin',
    prepare: (page) => page.getByRole('button', { name: 'Create product' }).click(),
  },
  { name: 'products', path: '/dashboard/edit-delete-product', as: 'admin' },
  {
    name: 'product to edit',
    path: ({ products }) => `/dashboard/product/${products.plain}`,
    as: 'admin',
  },
  { name: 'import products', path: '/dashboard/import-products', as: 'admin' },
  { name: 'money due', path: '/dashboard/money', as: 'admin' },
  { name: 'courier sheet', path: '/dashboard/money/sheet', as: 'admin' },
  {
    name: 'courier sheet with faults',
    path: '/dashboard/money/sheet',
    as: 'admin',
    async prepare(page) {
      await page.getByLabel('Courier').selectOption('PostEx');
      const buffer = Buffer.from(FAULTY_SHEET);
      await page
        .getByLabel('Sheet, CSV or XLSX')
        .setInputFiles({ name: 'postex.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: 'Book it' }).waitFor();
    },
  },
  { name: 'money settlements', path: '/dashboard/money/settlements', as: 'admin' },
  {
    name: 'money settlement',
    path: ({ settlementId }) => `/dashboard/money/settlement/${settlementId}`,
    as: 'admin',
  },
  { name: 'reviews to look at', path: '/dashboard/reviews', as: 'admin' },
  { name: 'audit log', path: '/dashboard/audit-log', as: 'admin' },
  { name: 'undelivered mails', path: '/dashboard/undelivered-mails', as: 'admin' },
  { name: 'own account', path: '/dashboard/account', as: 'admin' },
  { name: 'second step asked for', path: '/dashboard/admin', as: 'admin', hold: askForSecondStep },
  { name: 'admin users', path: '/superAdmin/admin-content', as: 'super-admin' },
  { name: 'super admin audit log', path: '/superAdmin/audit-log', as: 'super-admin' },
  { name: 'super admin account', path: '/superAdmin/account', as: 'super-admin' },
  { name: 'super admins', path: '/superAdmin/super-admins', as: 'super-admin' },
  { name: 'add admin', path: '/add-new-admin', as: 'super-admin' },
  { name: 'super admin menu', path: '/disboard-reg-log', as: 'super-admin' },
];
