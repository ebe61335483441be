import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { expectedLinePrice } from '../../support/expected-price.ts';

/** Below 1024 px, where the menu, the search and the filters are behind buttons. */
export const isSmallScreen = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Types into the search box, which a phone shows only after a tap on its icon. */
export async function searchFor(page: Page, query: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search products' });
  if (!(await box.isVisible()))
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await box.fill(query);
}

/** What the list under the search box shows. */
export const foundProducts = (page: Page) =>
  page.getByRole('listbox', { name: 'Products found' }).getByRole('option');

/** Puts the first product that is on a page, or on a part of it, into the cart. */
export const addFirstToCart = (around: Page | Locator) =>
  around
    .getByRole('button', { name: /^ADD TO CART/ })
    .first()
    .click();

/** Fills the checkout's form with a customer in Karachi. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ayesha Khan');
  await page.getByLabel('Mobile').fill('0301 2345678');
  await page.getByLabel('Email').fill('ayesha@example.com');
  await expect(page.getByLabel('City')).toBeDisabled();
  await page.getByLabel('Province').selectOption('Sindh');
  await page.getByLabel('City').selectOption('Karachi');
  await page.getByLabel('Address').fill('House 12, Street 4, PECHS Block 2');
}

export interface PlacedOrder {
  _id: string;
  number: number;
  /** The path of its page. */
  page: string;
}

/** Places an order of steel parats as the checkout does, for somebody in Rawalpindi. */
export async function orderParats(
  request: APIRequestContext,
  {
    email = 'zainab@example.com',
    paymentMethod = 'cash',
  }: { email?: string; paymentMethod?: 'cash' | 'card' } = {},
): Promise<PlacedOrder> {
  const products = await request.get('/api/v1/products/searchByName?query=Steel%20Parat');
  const [product] = await products.json();
  const subtotal = expectedLinePrice(product) * 2;
  const shippingCost = subtotal >= 5000 ? 0 : 250;
  const response = await request.post('/api/v1/checkout/create-order', {
    data: {
      customer: {
        name: 'Zainab Raza',
        email,
        mobile: '0345-1122334',
        province: 'Punjab',
        city: 'Rawalpindi',
        address: 'House 77, Lane 3, Satellite Town',
        instructions: '',
        paymentMethod,
      },
      items: [{ ...product, quantity: 2 }],
      shippingCost,
      totalAmount: subtotal + shippingCost,
      paymentMethod,
    },
  });
  const { order, ...rest } = await response.json();
  expect(order, JSON.stringify(rest)).toBeDefined();
  return order;
}
