import { sql } from 'kysely';
import { connectDatabase } from '../../database/connect.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectAccessible } from './support/axe.ts';
import { type RunningShop, runShop } from './support/run-shop.ts';
import { addressOfDatabase } from './support/shop-database.ts';
import { test as base, expect } from './support/test.ts';

/** A shop on a database of its own, which a test may break. */
const test = base.extend<{ ownDatabase: string; ownShop: RunningShop }>({
  ownDatabase: async ({ database, shop: shared }, use, { testId }) => {
    const name = `broken_${testId.replaceAll('-', '_')}`;
    await sql.raw(`create database ${name}`).execute(database);
    await use(addressOfDatabase(shared.clusterDir, name));
    await sql.raw(`drop database if exists ${name} with (force)`).execute(database);
  },
  ownShop: async ({ ownDatabase }, use) => {
    const folder = temporaryFolder('broken');
    const shop = await runShop(
      { DATA_DIR: folder.path, DATABASE_URL: ownDatabase, DEMO_CATALOGUE: 'off' },
      { errors: 'ignore' },
    );
    await use(shop);
    await shop.close();
    folder.remove();
  },
});

// The browser itself logs such an answer to the console, and React the error that a page could not be shown.
test.use({ expectedOutput: [/status of 50[03]|Unexpected Server Error/] });

const UNKNOWN_PRODUCT = '/product/00000000-0000-4000-8000-000000000000';

test('a page that cannot be shown says so in plain words, with a way on', { tag: '@phone' }, async ({
  page,
  ownDatabase,
  ownShop,
}) => {
  await page.goto(`${ownShop.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A household shop called Saman');

  const owner = connectDatabase({ url: ownDatabase }, 1);
  await sql`alter table products rename to lost_products; alter table categories rename to lost_categories`.execute(
    owner,
  );
  await owner.destroy();

  // On the way from page to page the shop stays around the message.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle('Unexpected Application Error! | Saman');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  // Anyone who comes now gets the message alone.
  const response = await page.goto(ownShop.url + UNKNOWN_PRODUCT);
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle(/Unexpected Application Error!/);
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  const number = response?.headers()['x-request-id'];
  await expect(page.getByText('If you write to us, tell us this number:')).toContainText(number ?? 'none');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  const html = (await response?.text()) ?? '';
  expect(html).not.toMatch(/lost_|broken_|database|postgres|kysely|node_modules|\.ts:|\.js:\d|at async/i);
});

test('while the database is away known pages are shown as they were, and others say when to come back', {
  tag: '@phone',
}, async ({ page, database, ownDatabase, ownShop }) => {
  await page.goto(`${ownShop.url}/about`);
  await sql.raw(`drop database ${new URL(ownDatabase).pathname.slice(1)} with (force)`).execute(database);

  await expect.poll(async () => (await page.request.get(`${ownShop.url}/about`)).status()).toBe(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will be right back');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  const response = await page.goto(ownShop.url + UNKNOWN_PRODUCT);
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('2');
  await expect(page).toHaveTitle(/We will be right back/);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  expect(await response?.text()).not.toMatch(/broken_|database|postgres|kysely|\.ts:|at async/i);
});
