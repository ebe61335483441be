import { expect, type Page } from '@playwright/test';
import { HIDDEN_IN_MENUS } from '../../shop/catalogue/categories/rules.ts';
import { firstProduct } from './support/first-product.ts';
import { addFirstToCart, foundProducts, searchFor } from './support/shopping.ts';
import { test, testInNewBrowser } from './support/test.ts';

const strip = (page: Page) => page.getByText('FREE delivery on orders above Rs. 5,000');

test.describe('the header', () => {
  test('announces free delivery, and past 200 px a compact header takes its place', async ({ page }) => {
    await page.goto('/products/category/Kitchen');
    await expect(strip(page)).toBeInViewport();
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

    await scrollTo(190);
    await expect(page.getByRole('banner').getByRole('link', { name: /, home$/ })).not.toBeInViewport();
    await scrollTo(210);
    await expect(page.getByRole('banner').getByRole('link', { name: /, home$/ })).toBeInViewport();
    await expect(strip(page)).toBeHidden();
    await scrollTo(0);
    await expect(strip(page)).toBeInViewport();
  });

  test('has one telephone link, which dials', async ({ page }) => {
    await page.goto('/contact');
    const phones = page.locator('a[href="tel:03001234567"]');
    await expect(page.getByRole('banner').locator(phones).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('contentinfo').locator(phones)).toBeVisible();
  });

  test('counts the units in the cart, and its cart leads to the checkout', async ({ page }) => {
    await page.goto('/products/category/Kitchen');
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toHaveAttribute('href', '/CheckOut');
    await addFirstToCart(page);
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
    await cart.getByRole('button', { name: 'Increase quantity' }).click();
    await cart.getByRole('button', { name: 'Close the cart' }).click();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });

  test('leads to the login, or to the profile of whom the browser remembers', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: 'Account', exact: true })).toHaveAttribute('href', '/login');
    await page.evaluate(() => localStorage.setItem('userNameP', 'Ayesha'));
    await page.reload();
    await expect(page.getByRole('link', { name: 'Account of Ayesha' })).toHaveAttribute('href', '/profile');
  });
});

test.describe('the search', () => {
  testInNewBrowser(
    'waits for a pause of 300 ms, shows photo, name, price and stock, and a picked result clears it',
    { tag: '@phone' },
    async ({ page, database }) => {
      const { name } = await firstProduct(database, (products) => products.where('in_stock', '=', false));
      await page.clock.install();
      await page.goto('/contact');
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname.endsWith('/searchByName')) asked.push(searchParams.get('query') ?? '');
      });
      await searchFor(page, '');
      const box = page.getByRole('combobox', { name: 'Search products' });
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await box.focus();
      for (const letter of name) {
        await page.clock.runFor(100);
        await page.keyboard.insertText(letter);
      }
      await page.clock.runFor(290);
      expect(asked).toEqual([]);
      await page.clock.runFor(20);
      const option = foundProducts(page).filter({ hasText: name });
      await expect(option).toContainText('Rs. ');
      await expect(option).toContainText('Out of Stock');
      await expect(option.locator('img')).toBeVisible();
      expect(asked).toEqual([name]);
      await expect(page.getByRole('banner').getByRole('search').getByRole('status')).toContainText(
        /\d+ products? found/,
      );

      await page.clock.resume();
      await option.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await searchFor(page, '');
      await expect(box).toHaveValue('');
      await expect(foundProducts(page)).toHaveCount(0);
    },
  );

  test('goes by arrows, Enter and Escape', async ({ page }) => {
    await page.goto('/contact');
    await searchFor(page, 'steel');
    const options = foundProducts(page);
    await expect(options.nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const chosen = await page.locator('[role=option][aria-selected=true] .line-clamp-2').textContent();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: chosen ?? '' })).toBeVisible();
  });

  test('shows all results on Enter, and by the link below the list', async ({ page }) => {
    await page.goto('/contact');
    await searchFor(page, 'steel & glass');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?query=steel+%26+glass');
    await searchFor(page, 'steel');
    await page.getByRole('banner').getByRole('search').getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveURL('/search?query=steel');
    await expect(foundProducts(page)).toHaveCount(0);
  });

  test('shows no list for an empty query, nor where nothing is found', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/contact');
    await searchFor(page, 'steel');
    await expect(foundProducts(page).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Search products' }).fill('');
    await expect(foundProducts(page)).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Search products' }).fill('qqqqxxxxzzzz');
    await expect(page.getByRole('banner').getByRole('search').getByRole('status')).toHaveText(
      'No products found',
    );
    await expect(foundProducts(page)).toHaveCount(0);
  });
});

test.describe('a search that the shop does not answer', () => {
  test.use({ expectedOutput: [/^The search failed\.|ERR_FAILED/] });

  test('shows nothing, and the next one finds again', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/searchByName**', (route) => route.abort());
    await page.goto('/about');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('searchByName'));
    await searchFor(page, 'steel');
    await failed;
    await expect(foundProducts(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/searchByName**');
    await searchFor(page, 'bottle');
    await expect(foundProducts(page).first()).toBeVisible();
  });
});

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test('hovering the account shows Welcome, LOGIN and NEW CUSTOMER? SIGN UP', async ({ page }) => {
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'LOGIN' })).toBeHidden();
    await page.getByRole('link', { name: 'Account', exact: true }).hover();
    await expect(banner.getByText('Welcome')).toBeVisible();
    await expect(banner.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/login');
    const signUp = banner.getByRole('link', { name: 'NEW CUSTOMER? SIGN UP' });
    await expect(signUp).toHaveAttribute('href', '/registration');
  });

  test('Browse Categories opens by hover and by keyboard, with subcategories, without the twelve names', async ({
    page,
  }) => {
    const browse = page.getByRole('button', { name: 'Browse Categories' });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await browse.hover();
    await nav.getByRole('link', { name: 'Kitchen', exact: true }).hover();
    await expect(nav.getByRole('link', { name: 'Cookware', exact: true })).toBeVisible();
    for (const name of HIDDEN_IN_MENUS)
      await expect(nav.getByRole('link', { name, exact: true })).toHaveCount(0);
    await page.mouse.move(700, 700);
    await expect(nav.getByRole('link', { name: 'Kitchen', exact: true })).toBeHidden();

    await browse.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Cookware', exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/subcategory\//);
  });
});

test.describe('on a small screen', { tag: '@phone' }, () => {
  test('the side menu expands a category, leads on and closes, and has a tab of pages', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of HIDDEN_IN_MENUS) await expect(menu.getByText(name, { exact: true })).toHaveCount(0);
    await menu.getByRole('button', { name: 'Kitchen', exact: true }).click();
    await menu.getByRole('link', { name: 'Cookware', exact: true }).click();
    await expect(page).toHaveURL('/products/subcategory/Cookware');
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menu.getByRole('link', { name: 'Weekly Sale' }).click();
    await expect(page).toHaveURL('/products/category/Weekly%20Sale');
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menu.getByRole('tab', { name: 'MENU' }).click();
    const links = menu.getByRole('tabpanel').locator('li');
    await expect(links).toHaveText(['Home', 'About Us', 'Contact Us', 'Reviews', 'Blogs', 'Login/Register']);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
  });

  test('an icon opens and closes the search', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
    await page.getByRole('button', { name: 'Close the search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search products' })).toBeHidden();
  });
});

test('the footer has the pages, the first ten categories, three social links, the mission and 2024', async ({
  page,
  database,
}) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Information' }).getByRole('link')).toHaveText([
    'About Us',
    'Reviews',
    'Return Policy',
    'FAQs',
    'Blogs',
    'Contact Us',
    'Track your order',
  ]);
  const categories = await database
    .selectFrom('categories')
    .select('name')
    .orderBy('position')
    .limit(10)
    .execute();
  await expect(footer.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText(
    categories.map(({ name }) => name),
  );
  await expect(footer.getByRole('link', { name: / on (Facebook|Instagram|YouTube)$/ })).toHaveCount(3);
  await expect(footer).toContainText('high-quality imported products');
  await expect(footer).toContainText('© 2024');

  await footer.getByRole('link', { name: 'Dining', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dining' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the search shows all results', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('combobox', { name: 'Search products' }).fill('umbrella');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?query=umbrella');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/umbrella/i);
  });
});
