import { firstProduct } from './support/first-product.ts';
import { expect, test } from './support/test.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader goes from the home page through a listing to a product', async ({ page }) => {
    // Without scripts a browser loads every picture of a page at once, which this reader does not wait for.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    for (const section of ['New Arrivals', 'Kitchen Pick', 'The Problem Solver', 'Baby Picks']) {
      await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible();
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kitchen', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();

    await page.getByRole('main').locator('a[href^="/product/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Rs\. \d/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Related Products' })).toBeVisible();
  });
});

test.describe('an address that leads nowhere', () => {
  // The browser itself logs an answer of 404 to the console.
  test.use({ expectedOutput: [/status of 404/] });

  for (const path of ['/nothing', '/product/pan', '/product/00000000-0000-4000-8000-000000000000']) {
    test(`${path} says Page Not Found, with a link home`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('Page Not Found').first()).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  }

  test('a category of an unknown name says that it has no products', async ({ page }) => {
    const response = await page.goto('/products/category/Nothing');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('No products available in this category')).toBeVisible();
  });
});

test('a category is found by its name in any case, and by its id', async ({ page, database }) => {
  const { id } = await database
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Home Decor')
    .executeTakeFirstOrThrow();
  for (const reading of ['Home Decor', 'home%20decor', id]) {
    await page.goto(`/products/category/${reading}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Home Decor' })).toBeVisible();
  }
});

test('a page is the same for everyone and lets no stranger run a script in it', async ({ request }) => {
  const nobody = await request.get('/');
  const somebody = await request.get('/', {
    headers: { cookie: 'session=abc', authorization: 'Bearer abc' },
  });
  expect(await somebody.text()).toBe(await nobody.text());
  expect(nobody.headers()['set-cookie']).toBeUndefined();
  const policy = nobody.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('what a page says to machines is no script that may run @desktop', async ({ request }) => {
  const page = await request.get('/');
  const inline = [...(await page.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(
    ([, words]) => words,
  );
  const executable = inline.filter((words) => !words?.includes('ld+json'));
  expect(executable.length).toBeLessThan(inline.length);
  const policy = page.headers()['content-security-policy'] ?? '';
  expect(policy.match(/'sha256-/g)).toHaveLength(executable.length);
  expect(await page.text()).not.toContain('nonce=');
});

test('an address with doubled slashes leads to the page with single ones, and to no other host @desktop', async ({
  request,
  baseURL,
}) => {
  for (const [path, straight] of [
    ['//', '/'],
    ['//x/dashboard', '/x/dashboard'],
    ['/products//category/Kitchen?page=2', '/products/category/Kitchen?page=2'],
  ]) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, straight]);
  }
  expect((await request.get(`${baseURL}//x/dashboard`)).status()).toBe(404);
});

test('a product that nobody has reviewed says so', async ({ page, database }) => {
  const { id } = await firstProduct(database, (products) =>
    products.where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('reviews').select('reviews.id').whereRef('product_id', '=', 'products.id'))),
    ),
  );
  await page.goto(`/product/${id}`);
  await expect(page.getByText('No reviews available for this product.')).toBeVisible();
});
