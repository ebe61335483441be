import type { Page } from '@playwright/test';
import { addFirstToCart, fillCheckout, isSmallScreen, searchFor } from '../tests/browser/support/shopping.ts';
import type { Screen } from './types.ts';

const KITCHEN = '/products/category/Kitchen';

async function addFirst(page: Page, count = 1): Promise<void> {
  const buttons = page.getByRole('button', { name: /^ADD TO CART/ });
  for (let number = 0; number < count; number++) {
    await buttons.nth(number).click();
    await page.getByRole('button', { name: 'Close the cart' }).click();
  }
}

async function openCheckout(page: Page): Promise<void> {
  await addFirst(page, 2);
  await page.goto('/CheckOut');
  await page.getByRole('button', { name: /PLACE ORDER/ }).waitFor();
}

async function typeCoupon(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Have a coupon?' }).click();
  await page.getByLabel('Coupon', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

/** As the page's own button does, not one of the header. */
const addToCart = (page: Page) => addFirstToCart(page.getByRole('main'));

/** Everything a shopper meets, in the order of a visit. */
export const shopperScreens: Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'header compact',
    path: '/about',
    windowOnly: true,
    prepare: async (page) => {
      await page.mouse.wheel(0, 900);
      await page.getByText('FREE delivery on orders above').first().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'menu or categories open',
    path: '/about',
    windowOnly: true,
    prepare: async (page) => {
      if (isSmallScreen(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
      else await page.getByRole('button', { name: 'Browse Categories' }).click();
    },
  },
  {
    name: 'search list',
    path: '/about',
    windowOnly: true,
    prepare: async (page) => {
      await searchFor(page, 'steel');
      await page.getByRole('listbox', { name: 'Products found' }).waitFor();
    },
  },
  { name: 'category', path: KITCHEN },
  { name: 'category filtered', path: `${KITCHEN}?discounted=1&sort=price` },
  { name: 'category nothing left', path: `${KITCHEN}?priceTo=1` },
  { name: 'category unknown', path: '/products/category/Nothing' },
  { name: 'subcategory', path: '/products/subcategory/Cookware' },
  { name: 'search results', path: '/search?query=steel' },
  { name: 'search nothing found', path: '/search?query=xqzwvk' },
  { name: 'product', path: ({ products }) => `/product/${products.plain}` },
  {
    name: 'product scrolled',
    path: ({ products }) => `/product/${products.plain}`,
    windowOnly: true,
    prepare: (page) => page.mouse.wheel(0, 1100),
  },
  {
    name: 'product picture large',
    path: ({ products }) => `/product/${products.plain}`,
    windowOnly: true,
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Enlarge/ })
        .first()
        .click();
      const large = page.getByRole('dialog', { name: /, large$/ });
      await large.getByRole('button', { name: 'Zoom in' }).waitFor();
    },
  },
  {
    name: 'product for my city',
    path: ({ products }) => `/product/${products.fewLeft}`,
    prepare: async (page, { url, products }) => {
      await page.getByLabel('Deliver to').focus();
      await page.getByLabel('Deliver to').selectOption('Lahore');
      await page.goto(`${url}/product/${products.plain}`);
      const recent = page.getByRole('region', { name: 'Recently viewed' });
      await recent.scrollIntoViewIfNeeded();
      await recent.getByRole('article').first().waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { name: 'product few left', path: ({ products }) => `/product/${products.fewLeft}` },
  { name: 'product with options', path: ({ products }) => `/product/${products.withOptions}` },
  {
    name: 'product with options chosen',
    path: ({ products }) => `/product/${products.withOptions}?Size=Standard,+230+×+250+cm&Colour=Sea+Green`,
  },
  {
    name: 'product with options sold out',
    path: ({ products }) => `/product/${products.withOptions}?Size=Extra+long,+230+×+280+cm&Colour=Sea+Green`,
  },
  {
    name: 'product with options missing',
    path: ({ products }) => `/product/${products.withOptions}?Size=Standard,+230+×+250+cm`,
    prepare: async (page) => {
      await addToCart(page);
      await page.getByText('Please choose the colour.').first().waitFor();
    },
  },
  {
    name: 'cart panel with a variant',
    path: ({ products }) => `/product/${products.withOptions}?Size=Standard,+230+×+250+cm&Colour=Sea+Green`,
    windowOnly: true,
    prepare: async (page) => {
      await addToCart(page);
      await page.getByText('Item added to cart').first().waitFor();
      await page.goto(KITCHEN);
      await page
        .getByRole('button', { name: /^ADD TO CART/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('link', { name: 'Sea Green' }).first().waitFor();
    },
  },
  { name: 'search by an option', path: '/search?query=bedsheet+sea+green' },
  { name: 'product sold out', path: ({ products }) => `/product/${products.soldOut}` },
  {
    name: 'stock alert refused',
    path: ({ products }) => `/stock-alert?product=${products.soldOut}&refused=contact`,
  },
  {
    name: 'stock alert asked',
    path: ({ products, contactMessageId }) =>
      `/stock-alert?product=${products.soldOut}&done=asked&key=${contactMessageId}`,
  },
  { name: 'product long name', path: ({ products }) => `/product/${products.longName}` },
  { name: 'product Urdu name', path: ({ products }) => `/product/${products.urduName}` },
  {
    name: 'product question form with mistakes',
    path: ({ products }) => `/product/${products.plain}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Ask a Question' }).click();
      await page.getByRole('button', { name: 'Send the Question' }).click();
    },
  },
  {
    name: 'product review form with mistakes',
    path: ({ products }) => `/product/${products.plain}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Write a Review' }).click();
      await page.getByRole('button', { name: 'Submit Review' }).click();
    },
  },
  {
    name: 'cart panel',
    path: KITCHEN,
    windowOnly: true,
    prepare: async (page) => {
      await addFirst(page, 2);
      await page
        .getByRole('button', { name: /^ADD TO CART/ })
        .nth(2)
        .click();
    },
  },
  {
    name: 'cart panel with what is saved',
    path: KITCHEN,
    windowOnly: true,
    prepare: async (page) => {
      await addFirst(page, 2);
      await page
        .getByRole('button', { name: /^ADD TO CART/ })
        .nth(2)
        .click();
      const save = page.getByRole('button', { name: /^Save .* for later$/ });
      await save.first().click();
      await save.first().click();
      await page.getByRole('region', { name: 'Saved for later' }).getByRole('listitem').nth(1).waitFor();
    },
  },
  {
    name: 'cart panel empty',
    path: KITCHEN,
    windowOnly: true,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^ADD TO CART/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^Remove/ }).click();
    },
  },
  { name: 'checkout empty', path: '/CheckOut' },
  { name: 'checkout', path: KITCHEN, prepare: openCheckout },
  {
    name: 'checkout with mistakes',
    path: KITCHEN,
    prepare: async (page) => {
      await openCheckout(page);
      await page.getByRole('button', { name: /PLACE ORDER/ }).click();
    },
  },
  {
    name: 'checkout filled',
    path: KITCHEN,
    prepare: async (page) => {
      await openCheckout(page);
      await fillCheckout(page);
    },
  },
  {
    name: 'checkout coupon refused',
    path: KITCHEN,
    prepare: async (page) => {
      await openCheckout(page);
      await typeCoupon(page, 'FRIENDS');
      await page.getByText('more to use FRIENDS').waitFor();
    },
  },
  {
    name: 'checkout with a coupon',
    path: KITCHEN,
    prepare: async (page) => {
      await openCheckout(page);
      await typeCoupon(page, 'eid 10');
      await page.getByRole('button', { name: 'Remove the coupon EID10' }).waitFor();
    },
  },
  {
    name: 'order placed',
    path: KITCHEN,
    prepare: async (page) => {
      await openCheckout(page);
      await fillCheckout(page);
      await page.clock.install();
      await page.getByRole('button', { name: /PLACE ORDER/ }).click();
      await page.getByText('Order placed successfully!').first().waitFor();
    },
  },
  { name: 'order page placed', path: ({ orderPages }) => orderPages.asked },
  {
    name: 'order page asked to cancel',
    path: ({ orderPages }) => `${orderPages.asked}?by=mail`,
    prepare: (page) => page.locator('summary', { hasText: 'Cancel my order' }).click(),
  },
  { name: 'order page refused', path: ({ orderPages }) => `${orderPages.Pending}?refused=cancel` },
  {
    name: 'order page cancelled by its customer',
    path: ({ orderPages }) => `${orderPages.Cancelled}?done=cancel`,
  },
  { name: 'order page confirmed', path: ({ orderPages }) => `${orderPages.confirmed}?done=confirm` },
  { name: 'change order', path: ({ orderPages }) => `${orderPages.asked}/change` },
  {
    name: 'change order with mistakes',
    path: ({ orderPages }) => `${orderPages.asked}/change`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Enter another address' }).click();
      await page.getByRole('button', { name: 'See what changes' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'change order difference',
    path: ({ orderPages }) => `${orderPages.asked}/change`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Increase quantity' }).first().click();
      await page.getByRole('button', { name: 'See what changes' }).click();
      await page.getByRole('heading', { name: 'This is what changes' }).waitFor();
    },
  },
  { name: 'change order too late', path: ({ orderPages }) => `${orderPages.Pending}/change` },
  {
    name: 'order page to pay by bank app',
    path: ({ orderPages }) => orderPages.Pending,
    async prepare(page) {
      await page.getByText('by bank app').click();
      await page.getByText('as the reference').waitFor();
    },
  },
  { name: 'order page processing', path: ({ orderPages }) => orderPages.Processing },
  { name: 'order page delivered', path: ({ orderPages }) => orderPages.Delivered },
  { name: 'order page cancelled', path: ({ orderPages }) => orderPages.Cancelled },
  {
    name: 'track not found',
    path: '/track',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Order number' }).fill('999999');
      await page.getByRole('textbox', { name: 'Mobile' }).fill('0301-2345678');
      await page.getByRole('button', { name: 'SHOW MY ORDER' }).click();
      await page.getByText('We found no order').first().waitFor();
    },
  },
  { name: 'registration', path: '/registration' },
  { name: 'login', path: '/login' },
  {
    name: 'login refused',
    path: '/login',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not this one');
      await page.getByRole('button', { name: 'LOGIN' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'forgot password', path: '/forgot-password' },
  { name: 'confirm e-mail address', path: '/confirm-email?token=x' },
  { name: 'profile', path: '/profile', as: 'customer' },
  { name: 'contact', path: '/contact' },
  { name: 'about', path: '/about' },
  { name: 'reviews page', path: '/Reviews-Page' },
  { name: 'blogs', path: '/Blogs-Page' },
  { name: 'questions', path: '/FAQ-Page', prepare: (page) => page.locator('summary').first().click() },
  { name: 'return policy', path: '/return-policy' },
  { name: 'page of the shop’s own', path: '/pages/size-guide' },
  { name: 'spinner', path: '/spinner', waits: true },
  { name: 'page not found', path: '/nothing' },
];
