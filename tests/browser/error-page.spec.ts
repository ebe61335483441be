import { sql } from 'kysely';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectAccessible } from './support/axe.ts';
import { runShop } from './support/run-shop.ts';
import { addressOfDatabase } from './support/shop-database.ts';
import { expect, test } from './support/test.ts';

// The browser itself logs an answer of 500 to the console, and React the error that a page could not be shown.
test.use({ expectedOutput: [/status of 500|Unexpected Server Error/] });

test('when the database is away the shopper is told so in plain words, with a way on', async ({
  page,
  database,
  shop: shared,
}) => {
  const name = 'away';
  await sql.raw(`create database ${name}`).execute(database);
  const folder = temporaryFolder('away');
  const settings = {
    DATA_DIR: folder.path,
    DATABASE_URL: addressOfDatabase(shared.clusterDir, name),
    DEMO_CATALOGUE: 'off',
  };
  const shop = await runShop(settings, { errors: 'ignore' });
  try {
    await page.goto(`${shop.url}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A household shop called Saman');

    await sql.raw(`drop database ${name} with (force)`).execute(database);

    // On the way from page to page the shop stays around the message.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page).toHaveTitle('Unexpected Application Error! | Saman');
    await expect(page.getByRole('contentinfo')).toBeVisible();

    // Whoever comes now gets the message alone.
    const response = await page.goto(`${shop.url}/product/00000000-0000-4000-8000-000000000000`);
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page).toHaveTitle(/Unexpected Application Error!/);
    await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expectAccessible(page);
    const html = (await response?.text()) ?? '';
    expect(html).not.toMatch(/\baway\b|database|postgres|kysely|node_modules|\.ts:|\.js:\d|at async/i);
  } finally {
    await shop.close();
    folder.remove();
  }
});
