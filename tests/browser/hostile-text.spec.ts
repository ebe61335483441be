import { readFile } from 'node:fs/promises';
import { OTHER_CITY } from '../../shop/fields/cities.ts';
import { type Mailbox, startMailServer } from '../support/mail-server.ts';
import { fillHostileShop } from './hostile-text/fill-hostile-shop.ts';
import { asShown, HOSTILE_STORE, HOSTILE_WORD, hostileText, RUN } from './hostile-text/payloads.ts';
import { readFiles, readMails } from './hostile-text/read-files.ts';
import { LISTED, readTextFields, SHAPED, SHOWN } from './hostile-text/text-fields.ts';
import { Visit } from './hostile-text/visit.ts';
import { visitAsCustomer, visitAsShopper } from './hostile-text/visit-as-shopper.ts';
import { visitAsStaff } from './hostile-text/visit-as-staff.ts';
import { openBuiltShop } from './support/open-shop.ts';
import { test as base, expect } from './support/test.ts';

/** An empty shop with a hostile name, and the mailbox that its mails go to. */
const test = base.extend<object, { box: Mailbox }>({
  box: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it has to make.
    async ({}, use) => {
      const box: Mailbox = { url: '', mails: [], refusing: false, knowsNobody: false, holding: false };
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
      // It looks at forty pages, where another test looks at three.
      test.slow();
      const filled = await fillHostileShop(shop.url, box);
      await page.addInitScript((tokens) => {
        for (const [name, token] of Object.entries(tokens)) localStorage.setItem(name, token);
      }, filled.tokens);
      const visit = await Visit.begin(page);
      const reading = await Visit.begin(await context.newPage());

      await test.step('to shoppers', () => visitAsShopper(visit, filled));
      await test.step('to a customer', () => visitAsCustomer(visit, filled));
      await test.step('to staff', () => visitAsStaff(visit, filled));
      await test.step('in mails', () => readMails(reading, box, request));
      await test.step('in files and to machines', () => readFiles(reading, request, filled));

      const said = [...visit.said, ...reading.said].join('\n');
      expect(SHOWN.filter((field) => !filled.typed.has(field))).toEqual([]);
      expect(SHOWN.filter((field) => !said.includes(asShown(hostileText(field))))).toEqual([]);
    });
  });

  test.describe('into a page of the shop itself, by whatever hole,', () => {
    test.use({ expectedOutput: [/Content Security Policy|TrustedHTML/] });

    test('is forbidden, and the shop hears of it', async ({ page, shop }) => {
      const visit = await Visit.begin(page);
      await page.route('**/about', async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = headers['content-security-policy'] ?? '';
        // This browser sends what `report-to` names only as a whole Chromium with its network service.
        headers['content-security-policy'] = policy.replace('; report-to policy', '');
        const body = (await response.text()).replace('<head>', `<head><script>${RUN}</script>`);
        await route.fulfill({ response, headers, body });
      });
      await visit.look('/about', []);
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
