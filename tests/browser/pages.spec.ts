import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** Everything that moves by itself stands still, so that what is checked is what a person sees. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  {
    path: '/about',
    link: 'About Us',
    title: 'About Us | Saman',
    heading: 'A household shop called Saman',
    texts: ['0300-1234567', 'Tariq Road', 'Cash on delivery', '2 to 4 working days', 'high-quality imported'],
  },
  {
    path: '/Reviews-Page',
    link: 'Reviews',
    title: 'Reviews | Saman',
    heading: 'What customers tell us',
    texts: ['12 sample reviews', 'Returned without a question', 'Khalid, Quetta'],
  },
  {
    path: '/Blogs-Page',
    link: 'Blogs',
    title: 'Blogs | Saman',
    heading: 'Good to know around the house',
    texts: ['Keeping atta dry through the monsoon', '15 July 2024', 'Which toy at which age?'],
  },
  {
    path: '/FAQ-Page',
    link: 'FAQs',
    title: 'FAQs | Saman',
    heading: 'Questions and answers',
    texts: ['How long does local shipping take?', 'How can I pay?', 'Still wondering?'],
  },
  {
    path: '/return-policy',
    link: 'Return Policy',
    title: 'Return Policy | Saman',
    heading: 'Return policy',
    texts: ['14 days', '30 calendar days', 'bank account or to your mobile wallet', '0300-1234567'],
  },
];

for (const { path, title, heading, texts } of PAGES) {
  test.describe(path, () => {
    test('says what it is about, in the page as it is sent', { tag: '@desktop' }, async ({
      page,
      request,
    }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const text of texts) {
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      }
      expect(await (await request.get(path)).text()).toContain(heading);
      // On phones it is among the screens of screens.spec.ts.
      await expectAccessible(page);
    });
  });
}

test('every page of the footer is reached from there, and begins at its top', async ({ page }) => {
  await page.goto('/contact');
  for (const { link, heading } of [...PAGES, { link: 'Track your order', heading: 'Where is my order?' }]) {
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeInViewport();
  }
});

test('both spellings of the return policy are one page with one canonical address', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  for (const path of ['/return-policy', '/Return-Policy']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByText('30 calendar days').first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/return-policy`);
  }
});

test('a sample review leads to what was bought', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/Reviews-Page');
  await page.getByRole('link', { name: 'Silent Wall Clock 30 cm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Silent Wall Clock 30 cm' })).toBeVisible();
});

test('a post is read in place and leads to what it is about', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/Blogs-Page');
  const post = page.getByRole('article').filter({ hasText: 'Which size of pressure cooker' });
  const text = post.getByText('may be filled to two thirds');
  await expect(text).toBeHidden();
  await post.getByText('Read the post').click();
  await expect(text).toBeVisible();
  await expectAccessible(page);
  await post.getByText('Close the post').click();
  await expect(text).toBeHidden();
  await post.getByText('Read the post').click();
  await post.getByRole('link', { name: 'See what we have in Kitchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
});

/** What each question is answered with (R12). */
const RESPONSES: readonly [question: string, ...responses: string[]][] = [
  [
    'How long does local shipping take?',
    '3-5 business days',
    'A working day to check and pack, then 2 to 4 working days on the road: 3-5 business days from your order.',
  ],
  ['Do you ship to other countries?', '10-15 business days'],
  ['What does delivery cost?', 'Rs. 5,000', 'Karachi', 'Rs. 150', 'Rs. 200', 'Rs. 250', 'Rs. 300'],
  ['Where is my order?', '0300-1234567'],
  ['How can I pay?', 'Cash On Delivery', 'Debit / Credit Card'],
  ['Can I change or cancel my order?', 'within 24 hours'],
  ['Do I need an account?', 'Name, mobile number, e-mail address and delivery address'],
  ['Can I send something back?', '14 days', '30 calendar days'],
];

async function expectOneOpen(page: Page, question: string) {
  const open = page.locator('details[open]');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText(question);
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'the FAQ' : 'the FAQ without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('answers every question, one open at a time, none at first', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/FAQ-Page');
      await expect(page.locator('details')).not.toHaveCount(0);
      await expect(page.locator('details[open]')).toHaveCount(0);
      for (const [question, ...responses] of RESPONSES) {
        await page.getByText(question).click();
        await expectOneOpen(page, question);
        for (const response of responses) {
          await expect(page.locator('details[open]').getByText(response).first()).toBeVisible();
        }
      }
    });
  });
}

test('the FAQ is read by keyboard: Enter opens, Tab goes on, the next one closes the first', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/FAQ-Page');
  const first = page.locator('summary').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expectOneOpen(page, 'How long does local shipping take?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectOneOpen(page, 'Do you ship to other countries?');
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('the spinner page waits, and says so', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/spinner');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expectAccessible(page);
});
