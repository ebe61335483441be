import type { Page } from '@playwright/test';
import { deskScreens, openDialog } from './desk-screens.ts';
import { FAULTY_SHEET, statementLines } from './fill-money.ts';
import type { FilledShop, Screen } from './types.ts';

/** Two products that the shop has not, one of them with everything that a file can say. */
const PRODUCT_FILE = `name,description,price,quantity,shipping,category,subcategory,sku,brand,weight
Copper Karahi with a Very Long Name That Needs Two Lines,Heavy,900,5,paid,Kitchen Pick,,KAR-COPPER-28,Sonex,1500
چمچ,Steel,900,5,free,Kitchen Pick,,SPOON-1,,`;

async function chooseProductFile(page: Page, text: string): Promise<void> {
  const file = { name: 'spring price list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('CSV file').setInputFiles(file);
}

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

async function reviewAnEdit(page: Page): Promise<void> {
  await page.getByLabel('Discount, Rs.').fill('100');
  await page.getByLabel('Why a discount').fill('A scratch on the lid');
  await page.getByRole('spinbutton').first().fill('3');
  await page.getByLabel('Address').fill('Flat 7, Liberty Heights, Gulberg III');
  await page.getByRole('button', { name: 'Review the changes' }).click();
  await page.getByRole('button', { name: 'Save the changes' }).waitFor();
}

async function takeOrder(page: Page, { openOrder }: FilledShop): Promise<void> {
  await page.getByLabel('Mobile').fill(openOrder.mobile);
  await page.getByText('Where to').waitFor();
  for (const product of ['kettle', 'towel']) {
    await page.getByRole('combobox', { name: 'Add a product' }).fill(product);
    await page.getByRole('listbox').getByRole('option').first().click();
  }
  await page.getByRole('spinbutton').last().fill('900');
  await page.getByText('are left.').waitFor();
}

/** Chooses the orders of the first page and goes where a link of the bar leads. */
async function chooseOrders(page: Page, link?: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  if (!link) return;
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('heading', { level: 1, name: `${link} of` }).waitFor();
  await page.getByRole('article').first().waitFor();
}

/** Gives the new product an option with two values. */
async function typeOptions(page: Page): Promise<void> {
  await page.getByLabel('Price (Rs.)').fill('2500');
  await page.getByLabel('Quantity in stock').fill('7');
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Name of the option').fill('Size');
  await page.getByRole('textbox', { name: 'Value 1 of Size' }).fill('Large, for two people');
  await page.getByRole('button', { name: 'Add a value' }).click();
  await page.getByRole('textbox', { name: 'Value 2 of Size' }).fill('چھوٹا');
  await page.getByRole('group', { name: 'چھوٹا' }).waitFor();
}

/** Types names where a scanner types codes, and takes the first product that is found. */
async function countByName(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByLabel('SKU, barcode or name').fill(name);
    await page.keyboard.press('Enter');
    const first = page.getByRole('list', { name: 'Found products' }).getByRole('button').first();
    const line = page.getByRole('button', { name: /^Leave .* out$/ });
    await first.or(line).or(page.getByText('No product has')).first().waitFor();
    if (await first.isVisible()) await first.click();
  }
}

/** Of Shop Managers and Shop Editors. */
const adminScreens: Omit<Screen, 'as'>[] = [
  { name: 'dashboard', path: '/dashboard/admin' },
  { name: 'confirm orders', path: '/dashboard/confirm-orders' },
  { name: 'orders', path: '/dashboard/view-orders' },
  {
    name: 'orders found anywhere',
    path: '/dashboard/view-orders',
    windowOnly: true,
    prepare: async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('dialog').getByRole('combobox').fill('ayesha');
      await page.getByRole('group', { name: 'Orders' }).waitFor();
    },
  },
  {
    name: 'session ended over an order',
    path: ({ orderId }) => `/dashboard/order/${orderId}`,
    windowOnly: true,
    prepare: async (page) => {
      await page.route('**/notes', (route) => route.fulfill({ status: 401, json: { success: false } }));
      await page.getByLabel('Internal note').fill('Ring the bell twice');
      await page.getByRole('button', { name: 'Add the note' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'orders none', path: '/dashboard/view-orders?search=nobody' },
  { name: 'orders cannot be loaded', path: '/dashboard/view-orders', hold: refuseRequests },
  { name: 'orders chosen', path: '/dashboard/view-orders', prepare: (page) => chooseOrders(page) },
  { name: 'pick list', path: '/dashboard/view-orders', prepare: (page) => chooseOrders(page, 'Pick list') },
  { name: 'labels', path: '/dashboard/view-orders', prepare: (page) => chooseOrders(page, 'Labels') },
  {
    name: 'scan',
    path: '/dashboard/scan',
    prepare: async (page) => {
      await page.keyboard.type('KHI-2041-77');
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Latest scan' }).waitFor();
    },
  },
  { name: 'order', path: ({ orderId }) => `/dashboard/order/${orderId}` },
  { name: 'invoice', path: ({ orderId }) => `/dashboard/order/${orderId}/invoice`, print: true },
  { name: 'packing slip', path: ({ orderId }) => `/dashboard/order/${orderId}/packing-slip`, print: true },
  ...deskScreens,
  { name: 'edit order', path: ({ openOrder }) => `/dashboard/order/${openOrder.id}/edit` },
  {
    name: 'edit order with mistakes',
    path: ({ openOrder }) => `/dashboard/order/${openOrder.id}/edit`,
    prepare: async (page) => {
      await page.getByLabel('Discount, Rs.').fill('100');
      await page.getByRole('spinbutton').first().fill('0');
      await page.getByRole('button', { name: 'Review the changes' }).click();
    },
  },
  {
    name: 'edit order reviewed',
    path: ({ openOrder }) => `/dashboard/order/${openOrder.id}/edit`,
    windowOnly: true,
    prepare: reviewAnEdit,
  },
  { name: 'edit order dispatched', path: ({ orderId }) => `/dashboard/order/${orderId}/edit` },
  { name: 'take order', path: '/dashboard/take-order' },
  { name: 'take order of a known caller', path: '/dashboard/take-order', prepare: takeOrder },
  {
    name: 'take order of a new caller',
    path: '/dashboard/take-order',
    prepare: async (page) => {
      await page.getByLabel('Mobile').fill('0345-0000001');
      await page.getByText('First order of this mobile').waitFor();
      await page.getByRole('button', { name: 'Place the order' }).click();
    },
  },
  { name: 'categories', path: '/dashboard/create-category' },
  { name: 'subcategories', path: '/dashboard/sub-category' },
  { name: 'create product', path: '/dashboard/create-product' },
  {
    name: 'create product with mistakes',
    path: '/dashboard/create-product',
    prepare: (page) => page.getByRole('button', { name: 'Create product' }).click(),
  },
  { name: 'create product with options', path: '/dashboard/create-product', prepare: typeOptions },
  {
    name: 'create product with mistakes in options',
    path: '/dashboard/create-product',
    prepare: async (page) => {
      await typeOptions(page);
      await page.getByLabel('Stock').first().fill('many');
      await page.getByRole('button', { name: 'Create product' }).click();
    },
  },
  { name: 'products', path: '/dashboard/edit-delete-product' },
  {
    name: 'product to edit with options',
    path: ({ products }) => `/dashboard/product/${products.withOptions}`,
  },
  { name: 'product to edit', path: ({ products }) => `/dashboard/product/${products.plain}` },
  { name: 'stock', path: '/dashboard/stock' },
  { name: 'stock of a product', path: ({ products }) => `/dashboard/stock/${products.plain}` },
  {
    name: 'stock being counted',
    path: ({ products }) => `/dashboard/stock/${products.fewLeft}`,
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Count', exact: true }).click();
      await page.getByLabel('On the shelf').fill('1');
      await page.getByText('fewer than expected').waitFor();
    },
  },
  {
    name: 'stock-take',
    path: '/dashboard/stock-take',
    prepare: (page) => countByName(page, ['electric kettle', 'no such thing']),
  },
  {
    name: 'goods in',
    path: '/dashboard/goods-in',
    prepare: async (page) => {
      await countByName(page, ['electric kettle']);
      await page.getByLabel('Units').fill('24');
      await page.getByLabel('Cost of one, Rs.').fill('a lot');
    },
  },
  { name: 'recently deleted', path: '/dashboard/deleted-products' },
  { name: 'import products', path: '/dashboard/import-products' },
  {
    name: 'import looked at',
    path: '/dashboard/import-products',
    prepare: async (page) => {
      await chooseProductFile(page, PRODUCT_FILE);
      await page.getByText('Nothing is saved yet.').waitFor();
    },
  },
  {
    name: 'import refused',
    path: '/dashboard/import-products',
    prepare: async (page) => {
      await chooseProductFile(page, PRODUCT_FILE.replaceAll(',900,', ',cheap,'));
      await page.getByText('Nothing was changed.').waitFor();
    },
  },
  {
    name: 'import undone',
    path: '/dashboard/import-products',
    windowOnly: true,
    prepare: async (page) => {
      await chooseProductFile(page, PRODUCT_FILE);
      await page
        .getByRole('button', { name: /^Import \d/ })
        .or(page.getByText('Nothing to change'))
        .waitFor();
      const save = page.getByRole('button', { name: /^Import \d/ });
      if (await save.isVisible()) {
        await save.click();
        await page.getByText('The file is imported').waitFor();
      }
      await page
        .getByRole('button', { name: /^Undo the import of/ })
        .first()
        .click();
      await page.getByText('Will remove').waitFor();
    },
  },
  { name: 'returns', path: '/dashboard/returns' },
  { name: 'returns none', path: '/dashboard/returns?state=declined' },
  { name: 'order to refund', path: ({ returnedOrders: [, , id] }) => `/dashboard/order/${id}` },
  { name: 'order refunded', path: ({ returnedOrders: [, , , id] }) => `/dashboard/order/${id}` },
  { name: 'order awaits an advance', path: ({ prepaidOrders: [id] }) => `/dashboard/order/${id}` },
  { name: 'order paid in part', path: ({ prepaidOrders: [, id] }) => `/dashboard/order/${id}` },
  {
    name: 'invoice paid in part',
    path: ({ prepaidOrders: [, id] }) => `/dashboard/order/${id}/invoice`,
    print: true,
  },
  { name: 'orders to be paid', path: '/dashboard/view-orders?stage=awaits-payment' },
  {
    name: 'advance',
    path: ({ prepaidOrders: [id] }) => `/dashboard/order/${id}`,
    windowOnly: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'Change the advance' }).click();
      await page.getByLabel('Amount, Rs.').fill('much');
      await page.getByRole('button', { name: 'Save the advance' }).click();
    },
  },
  {
    name: 'payment noted',
    path: ({ prepaidOrders: [, , id] }) => `/dashboard/order/${id}`,
    windowOnly: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'Note a payment' }).click();
      await page.getByRole('button', { name: 'Note the payment' }).click();
    },
  },
  {
    name: 'packing unpaid',
    path: ({ prepaidOrders: [, , id] }) => `/dashboard/order/${id}`,
    windowOnly: true,
    prepare: openDialog('Pack'),
  },
  {
    name: 'return asked for',
    path: ({ returnedOrders: [, , , , id] }) => `/dashboard/order/${id}`,
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Open a return' }).click();
      await page.getByLabel('Comes back').first().fill('1');
      await page.getByLabel('Why').selectOption('changed-mind');
    },
  },
  {
    name: 'return inspected',
    path: ({ returnedOrders: [, id] }) => `/dashboard/order/${id}`,
    windowOnly: true,
    prepare: (page) => page.getByRole('button', { name: 'Inspect' }).click(),
  },
  {
    name: 'return refunded',
    path: ({ returnedOrders: [, , id] }) => `/dashboard/order/${id}`,
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Give Rs/ }).click();
      await page.getByRole('button', { name: 'Book the refund' }).click();
    },
  },
  {
    name: 'exchange',
    path: ({ returnedOrders: [, , id] }) => `/dashboard/order/${id}`,
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Exchange' }).click();
      await page.getByText('Where to').waitFor();
      await page.getByRole('combobox', { name: 'Add a product' }).fill('kettle');
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByText('Came back of order').waitFor();
    },
  },
  { name: 'money due', path: '/dashboard/money' },
  { name: 'courier sheet', path: '/dashboard/money/sheet' },
  {
    name: 'courier sheet with faults',
    path: '/dashboard/money/sheet',
    async prepare(page) {
      await page.getByLabel('Courier').selectOption('PostEx');
      const buffer = Buffer.from(FAULTY_SHEET);
      await page
        .getByLabel('Sheet, CSV or XLSX')
        .setInputFiles({ name: 'postex.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: /^Book anyway/ }).waitFor();
    },
  },
  {
    name: 'bank statement',
    path: '/dashboard/money/statement',
    async prepare(page, { database }) {
      await page.getByLabel('Or its lines').fill(await statementLines(database));
      await page.getByRole('button', { name: 'Look at these lines' }).click();
      await page.getByRole('button', { name: 'as paid' }).waitFor();
    },
  },
  { name: 'money settlements', path: '/dashboard/money/settlements' },
  { name: 'money settlement', path: ({ settlementId }) => `/dashboard/money/settlement/${settlementId}` },
  { name: 'reports', path: '/dashboard/reports?by=week' },
  { name: 'coupons', path: '/dashboard/coupons' },
  {
    name: 'coupon of staff',
    path: '/dashboard/coupons',
    windowOnly: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'Add a coupon' }).click();
      await page.getByLabel('Gives').selectOption('amount');
      await page.getByRole('button', { name: 'Save the coupon' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'who refuses',
    path: '/dashboard/who-refuses',
    async prepare(page) {
      await page.getByLabel('A returned parcel costs, Rs.').fill('300');
      await page.getByRole('button', { name: 'Try the rules' }).click();
      await page.getByText('cash orders since').waitFor();
    },
  },
  {
    name: 'rule of who refuses',
    path: '/dashboard/who-refuses',
    windowOnly: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'Add a rule' }).click();
      await page.getByLabel('Action', { exact: true }).selectOption('no-cash-above');
      await page.getByRole('button', { name: 'Save the rule' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'packing all the same',
    path: ({ openOrder }) => `/dashboard/order/${openOrder.id}`,
    windowOnly: true,
    prepare: openDialog('Pack'),
  },
  {
    name: 'columns of the orders',
    path: '/dashboard/view-orders',
    windowOnly: true,
    prepare: (page) => page.getByRole('button', { name: 'Columns' }).click(),
  },
  { name: 'contact messages', path: '/dashboard/messages' },
  { name: 'contact messages none', path: '/dashboard/messages?search=nobody' },
  { name: 'contact message', path: ({ contactMessageId }) => `/dashboard/message/${contactMessageId}` },
  { name: 'customers', path: '/dashboard/customers' },
  { name: 'customers none', path: '/dashboard/customers?search=nobody' },
  { name: 'customer', path: ({ openOrder }) => `/dashboard/customer/${openOrder.mobile}` },
  {
    name: 'personal data',
    path: ({ openOrder }) => `/dashboard/personal-data?who=${openOrder.mobile}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('button', { name: 'Download the file' }).click();
    },
  },
  {
    name: 'personal data to erase',
    path: '/dashboard/personal-data?who=shopper0@example.com',
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByLabel('How did you make sure who asks?').selectOption('called-back');
      await page.getByRole('button', { name: 'Erase …' }).click();
      await page.getByRole('button', { name: 'Erase for good' }).click();
    },
  },
  {
    name: 'personal data not found',
    path: '/dashboard/personal-data?who=nobody@example.com',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByText('The shop holds nothing').waitFor();
    },
  },
  { name: 'questions to answer', path: '/dashboard/questions' },
  {
    name: 'question to answer',
    path: '/dashboard/questions',
    windowOnly: true,
    prepare: openDialog(/^Answer /),
  },
  { name: 'reviews to look at', path: '/dashboard/reviews' },
  {
    name: 'discounts',
    path: '/dashboard/discounts',
    async prepare(page) {
      await page.getByText('Winter sale').first().waitFor();
    },
  },
  {
    name: 'discount to write',
    path: '/dashboard/discounts',
    windowOnly: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'New discount' }).click();
      await page.getByLabel('Percent off').fill('15');
      await page.getByLabel('From').fill('2098-11-20T00:00');
      await page.getByLabel('For', { exact: true }).selectOption('Some categories');
      await page.getByRole('dialog').getByRole('checkbox').first().check();
      await page.getByText('shoppers get the larger of the two').first().waitFor();
    },
  },
  {
    name: 'prices to change',
    path: '/dashboard/price-changes',
    async prepare(page) {
      await page.getByLabel('Percent').fill('7.5');
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByRole('button', { name: /^Change .* prices$/ }).waitFor();
    },
  },
  {
    name: 'old addresses',
    path: '/dashboard/old-addresses',
    async prepare(page) {
      await page.getByText('/pots-and-pans.html').waitFor();
    },
  },
  {
    name: 'old address to add',
    path: '/dashboard/old-addresses',
    windowOnly: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'Add old addresses' }).click();
      await page.getByLabel('Old address, comma, new address').fill('/pans.html https://elsewhere.example/');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'pages and posts',
    path: '/dashboard/pages',
    async prepare(page) {
      await page.getByRole('link', { name: 'Size guide', exact: true }).waitFor();
    },
  },
  {
    name: 'page to write',
    path: '/dashboard/page/return-policy',
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Below it' }).waitFor();
    },
  },
  {
    name: 'page that is refused',
    path: '/dashboard/new-page/page',
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'value of the shop for a page',
    path: '/dashboard/page/faq',
    windowOnly: true,
    prepare: openDialog('Value of the shop'),
  },
  { name: 'audit log', path: '/dashboard/audit-log' },
  { name: 'home page editor', path: '/dashboard/home-page' },
  {
    name: 'home page previewed',
    path: '/dashboard/home-page',
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add a banner' }).click();
      // Beside the form it is open from the start.
      const hasRoomBeside = (page.viewportSize()?.width ?? 0) >= 1280;
      if (!hasRoomBeside) await page.getByRole('button', { name: 'Preview', exact: true }).click();
      const frame = page.frameLocator('iframe').first();
      await frame.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  { name: 'settings', path: '/dashboard/settings' },
  { name: 'words of messages', path: '/dashboard/texts' },
  { name: 'words of a message', path: '/dashboard/texts/order-placed' },
  { name: 'undelivered mails', path: '/dashboard/undelivered-mails' },
  { name: 'own account', path: '/dashboard/account' },
  { name: 'second step asked for', path: '/dashboard/admin', hold: askForSecondStep },
];

const superAdminScreens: Omit<Screen, 'as'>[] = [
  {
    name: 'post to write',
    path: '/superAdmin/page/post-hard-water',
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
    },
  },
  { name: 'admin users', path: '/superAdmin/admin-content' },
  { name: 'super admin audit log', path: '/superAdmin/audit-log' },
  { name: 'super admin account', path: '/superAdmin/account' },
  { name: 'super admin overview', path: '/superAdmin/overview' },
  { name: 'super admin home page editor', path: '/superAdmin/home-page' },
  { name: 'super admin settings', path: '/superAdmin/settings' },
  { name: 'super admin words of messages', path: '/superAdmin/texts', windowOnly: true },
  { name: 'super admin words of a message', path: '/superAdmin/texts/password-reset', windowOnly: true },
  { name: 'services and keys', path: '/superAdmin/services' },
  {
    name: 'keys to write',
    path: '/superAdmin/services',
    windowOnly: true,
    async prepare(page) {
      const mail = page.getByRole('region', { name: 'Mail server' });
      await mail.getByRole('button', { name: 'Enter keys' }).click();
      await page.getByRole('button', { name: 'Store the keys' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  { name: 'super admin undelivered mails', path: '/superAdmin/undelivered-mails' },
  { name: 'super admins', path: '/superAdmin/super-admins' },
  { name: 'add admin', path: '/add-new-admin' },
  { name: 'super admin menu', path: '/disboard-reg-log' },
];

/** Everything that those who work in the shop meet. */
export const staffScreens: Screen[] = [
  { name: 'admin login', path: '/admin-login' },
  { name: 'super admin login', path: '/super-admin-login' },
  { name: 'super admin registration', path: '/super-admin-regegistration' },
  { name: 'dashboard signed out', path: '/dashboard/admin', waits: true },
  ...adminScreens.map((screen) => ({ ...screen, as: 'admin' as const })),
  ...superAdminScreens.map((screen) => ({ ...screen, as: 'super-admin' as const })),
];
