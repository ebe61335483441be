import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { OTHER_CITY } from '../../shop/fields/cities.ts';
import { type Mailbox, startMailServer } from '../support/mail-server.ts';
import { bearer } from '../support/staff.ts';
import { fillHostileShop } from './hostile-text/fill-hostile-shop.ts';
import { expectNothingPlanted, look, readPage, watchForRuns } from './hostile-text/look.ts';
import { asShown, HOSTILE_STORE, HOSTILE_WORD, hostileText, RUN } from './hostile-text/payloads.ts';
import { LISTED, readTextFields, SHAPED, SHOWN, type ShownField } from './hostile-text/text-fields.ts';
import { openBuiltShop } from './support/open-shop.ts';
import { foundProducts, searchFor } from './support/shopping.ts';
import { test as base, expect } from './support/test.ts';

/** An empty shop with a hostile name, and the mailbox that its mails go to. */
const test = base.extend<object, { box: Mailbox }>({
  box: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it has to make.
    async ({}, use) => {
      const box: Mailbox = { url: '', mails: [], refusing: false, knowsNobody: false };
      const stop = await startMailServer(box);
      await use(box);
      await stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ box }, use) => {
      const names = { STORE_NAME: HOSTILE_STORE, SMTP_URL: box.url };
      const shop = await openBuiltShop({ DEMO_CATALOGUE: 'off', ...names });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});

test.describe('every text of a request', { tag: '@desktop' }, () => {
  test('is in the list of what is tried', async () => {
    expect([...(await readTextFields()).keys()].toSorted()).toEqual(LISTED);
  });

  test('that has a shape takes no markup', async () => {
    const fields = await readTextFields();
    const taken = SHAPED.filter((field) => {
      const [, ...path] = field.split('.');
      const last = path.at(-1) ?? '';
      const place = { province: 'Sindh', city: last === 'otherCity' ? OTHER_CITY : 'Karachi' };
      const body = path.reduceRight<unknown>((value, name) => ({ ...place, [name]: value }), '<b>"</b>');
      const { error } = fields.get(field)?.safeParse(body) ?? {};
      return !error?.issues.some((issue) => issue.path.join('.') === path.join('.'));
    });
    expect(taken).toEqual([]);
  });
});

test.describe('what anybody typed', { tag: '@desktop' }, () => {
  test.describe('on every page, in every mail and file,', () => {
    // The browser itself logs what is not found.
    test.use({ expectedOutput: [/status of 40[04]/] });

    test('is shown as it was typed, and runs nowhere', async ({ page, context, request, shop, box }) => {
      const { products, orderId, tokens, customer, type, typed } = await fillHostileShop(shop.url, box);
      await watchForRuns(page);
      await page.addInitScript((kept) => {
        for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
      }, tokens);
      const asked = encodeURIComponent(HOSTILE_WORD);
      const word = { text: HOSTILE_WORD };
      const at = (field: ShownField) => encodeURIComponent(hostileText(field));

      await test.step('to shoppers', async () => {
        await look(page, '/', [
          'createProductFormSchema.name',
          'changeProductFormSchema.name',
          'newRowSchema.name',
          'changedRowSchema.name',
          'createCategorySchema.name',
          'renameCategorySchema.name',
        ]);
        await searchFor(page, 'onerror');
        await expect(foundProducts(page).first()).toContainText('onerror');
        await expectNothingPlanted(page, 'the list under the search box');
        const product = [
          'createProductFormSchema.name',
          'createProductFormSchema.title',
          'createProductFormSchema.description',
          'writeReviewSchema.name',
          'writeReviewSchema.title',
          'writeReviewSchema.comment',
        ] as const;
        await look(page, `/product/${products.created}?reviews=${asked}`, product);
        const data = page.locator('script[type="application/ld+json"]');
        const read = (await data.allTextContents()).map((text) => JSON.parse(text));
        expect(asShown(JSON.stringify(read))).toContain(
          asShown(JSON.stringify(hostileText('createProductFormSchema.name'))),
        );
        expect(asShown(await page.title())).toContain(asShown(hostileText('createProductFormSchema.name')));
        await look(page, `/product/${products.changed}`, [
          'changeProductFormSchema.title',
          'changeProductFormSchema.description',
        ]);
        await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
        await expect(page.getByText('Item added to cart with quantity: 1')).toBeVisible();
        await look(page, `/products/category/${at('createCategorySchema.name')}`, [
          'createCategorySchema.name',
        ]);
        await look(page, `/products/subcategory/${at('createCategorySchema.subcategories[]')}`, [
          'createCategorySchema.subcategories[]',
        ]);
        const choices = [
          'page',
          'limit',
          'sort',
          'priceFrom',
          'priceTo',
          'inStock',
          'discounted',
          'ratingFrom',
        ];
        const query = ['category', 'subcategory', 'next', ...choices]
          .map((name) => `${name}=${asked}`)
          .join('&');
        await look(page, `/search?query=${asked}&${query}`, [word]);
        await look(page, `/products/category/${asked}`, []);
        await look(page, `/nothing/${asked}?${query}`, []);
        await look(page, `/confirm-email?token=${asked}`, []);
        await look(page, `/reset-password?token=${asked}`, []);
        await look(page, `/login?next=javascript:${asked}`, []);
      });

      await test.step('to a customer', async () => {
        expect((await page.request.post('/api/reglogin/login', { data: customer })).status()).toBe(200);
        await look(page, '/profile', ['registerSchema.name', 'registerSchema.address']);
        const details = { email: customer.email, mobile: '03012345678', province: 'Sindh', city: 'Karachi' };
        const [name, address] = [type('changeDetailsSchema.name'), type('changeDetailsSchema.address')];
        const changed = await page.request.put('/api/reglogin/profile', {
          data: { ...details, name, address },
        });
        expect(changed.status()).toBe(200);
        await look(page, '/profile', ['changeDetailsSchema.name', 'changeDetailsSchema.address']);
        await look(page, '/CheckOut', ['changeDetailsSchema.name', 'changeProductFormSchema.name']);
      });

      await test.step('to staff', async () => {
        const order = `/dashboard/order/${orderId}`;
        const ordered = [
          'createOrderSchema.customer.name',
          'createOrderSchema.customer.address',
          'createProductFormSchema.name',
        ] as const;
        const staff: Record<string, readonly (ShownField | typeof word)[]> = {
          '/dashboard/admin': [],
          '/dashboard/view-orders': ['createOrderSchema.customer.name'],
          [`/dashboard/view-orders?search=${asked}&city=${asked}`]: [word],
          [order]: [
            ...ordered,
            'createOrderSchema.customer.instructions',
            'orderNoteSchema.note',
            'confirmationSchema.note',
          ],
          [`${order}/invoice`]: ordered,
          [`${order}/packing-slip`]: [...ordered, 'createOrderSchema.customer.instructions'],
          '/dashboard/create-category': ['createCategorySchema.name', 'renameCategorySchema.name'],
          '/dashboard/sub-category': ['createCategorySchema.subcategories[]'],
          '/dashboard/create-product': ['createCategorySchema.name'],
          '/dashboard/edit-delete-product': ['createProductFormSchema.name', 'newRowSchema.name'],
          [`/dashboard/edit-delete-product?search=${asked}&subcategory=${asked}`]: [word],
          [`/dashboard/product/${products.created}`]: [
            'createProductFormSchema.title',
            'createProductFormSchema.description',
          ],
          '/dashboard/reviews': ['writeReviewSchema.comment', 'reviewVisibilitySchema.reason'],
          '/dashboard/audit-log': ['createAdminUserSchema.username', 'createProductFormSchema.name'],
          [`/dashboard/audit-log?search=${asked}&kind=${asked}`]: [word],
          '/dashboard/account': ['createAdminUserSchema.username'],
          '/superAdmin/admin-content': ['createAdminUserSchema.username', 'updateAdminUserSchema.username'],
          '/superAdmin/super-admins': ['registerSuperAdminSchema.name'],
          '/superAdmin/audit-log': ['registerSuperAdminSchema.name', 'updateAdminUserSchema.username'],
        };
        await look(page, '/dashboard/confirm-orders', ['createOrderSchema.customer.name']);
        const called = { outcome: 'no-answer', note: type('confirmationSchema.note') };
        const confirmation = `/api/v1/checkout/order/${orderId}/confirmation`;
        const headers = bearer(tokens.adminToken);
        expect((await request.put(confirmation, { headers, data: called })).status()).toBe(200);
        for (const [path, shows] of Object.entries(staff)) await look(page, path, shows);
        await look(page, '/dashboard/import-products', []);
        await page.locator('input[type="file"]').setInputFiles({
          name: `${HOSTILE_WORD}.csv`,
          mimeType: 'text/csv',
          buffer: Buffer.from(`"${HOSTILE_WORD.replaceAll('"', '""')}",name\n1,2\n`),
        });
        await expect(page.getByText('There is no column').first()).toContainText('onerror');
        await expectNothingPlanted(page, 'the import of products');
      });

      await test.step('in mails', async () => {
        const mails = await context.newPage();
        await watchForRuns(mails);
        const shown: ShownField[] = [
          'contactSchema.name',
          'contactSchema.message',
          'createOrderSchema.customer.name',
          'createOrderSchema.customer.address',
          'createProductFormSchema.name',
        ];
        const unsent = () =>
          shown.filter((field) => !asShown(box.mails.join()).includes(asShown(hostileText(field))));
        await expect.poll(unsent).toEqual([]);
        let said = '';
        for (const mail of box.mails) {
          const [head = ''] = mail.split(/\r?\n\r?\n/);
          expect(head).not.toMatch(/^Bcc:/im);
          await mails.setContent(mail.slice(mail.indexOf('<!doctype html>')));
          await expectNothingPlanted(mails, head);
          said += await readPage(mails);
        }
        expect(shown.filter((field) => !said.includes(asShown(hostileText(field))))).toEqual([]);
        const worker = await (await request.get('/service-worker.js')).text();
        await mails.setContent(JSON.parse(/^const page = (.*);$/m.exec(worker)?.[1] ?? '""'));
        expect(await readPage(mails)).toContain(asShown(HOSTILE_STORE));
        await expectNothingPlanted(mails, 'the page without a network');
      });

      await test.step('in files and to machines', async () => {
        const headers = bearer(tokens.adminToken);
        for (const path of ['/api/v1/products/export', '/api/v1/checkout/orders/export']) {
          const file = await request.get(path, { headers });
          expect(file.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
          expect(file.headers()['content-disposition']).toContain('attachment');
          const cells: string[] = parse(await file.text(), { bom: true }).flat();
          expect(cells.join()).toContain('onerror');
          expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
        }
        const sitemap = await (await request.get('/sitemap.xml')).text();
        const blank = await context.newPage();
        const places = await blank.evaluate((xml) => {
          const read = new DOMParser().parseFromString(xml, 'application/xml');
          return [...read.getElementsByTagName('*')].map(({ localName }) => localName);
        }, sitemap);
        expect(new Set(places)).toEqual(new Set(['urlset', 'url', 'loc', 'lastmod']));
        expect((await (await request.get('/manifest.webmanifest')).json()).short_name).toBe(HOSTILE_STORE);
        for (const path of [
          `/api/v1/products/${asked}`,
          `/api/v1/products/searchByName?query=${asked}`,
          `/api/${asked}`,
          `/media/products/${asked}`,
          `/product/${products.created}.data`,
        ]) {
          const { 'content-type': type, 'x-content-type-options': sniffing } = (
            await request.get(path)
          ).headers();
          expect([path, sniffing]).toEqual([path, 'nosniff']);
          expect(type).not.toContain('html');
        }
        await page.goto('/api/docs');
        await expect(page.locator('.info .title')).toContainText(HOSTILE_STORE);
        await expectNothingPlanted(page, 'the documentation');
      });

      expect(SHOWN.filter((field) => !typed.has(field))).toEqual([]);
    });
  });

  test.describe('into a page of the shop itself, by whatever hole,', () => {
    test.use({ expectedOutput: [/Content Security Policy|TrustedHTML/] });

    test('is forbidden, and the shop hears of it', async ({ page, shop }) => {
      await watchForRuns(page);
      await page.route('**/about', async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = headers['content-security-policy'] ?? '';
        // This browser sends what `report-to` names only as a whole Chromium with its network service.
        headers['content-security-policy'] = policy.replace('; report-to policy', '');
        const body = (await response.text()).replace('<head>', `<head><script>${RUN}</script>`);
        await route.fulfill({ response, headers, body });
      });
      await look(page, '/about', []);
      const write = page.evaluate(
        (html) => document.body.insertAdjacentHTML('beforeend', html),
        HOSTILE_WORD,
      );
      await expect(write).rejects.toThrow('TrustedHTML');
      const log = () => readFile(shop.log, 'utf8');
      for (const directive of ['script-src-elem', 'require-trusted-types-for']) {
        await expect.poll(log).toMatch(new RegExp(`"directive":"${directive}".*"page":"/about"`));
      }
    });
  });
});
