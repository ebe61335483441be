import { expect } from '@playwright/test';
import { foundProducts, searchFor } from '../support/shopping.ts';
import { HOSTILE_PAGE, type HostileShop } from './fill-hostile-shop.ts';
import { asShown, HOSTILE_WORD, hostileText } from './payloads.ts';
import type { ShownField } from './text-fields.ts';
import type { Visit } from './visit.ts';

const asked = encodeURIComponent(HOSTILE_WORD);
const word = { text: HOSTILE_WORD };
const at = (field: ShownField) => encodeURIComponent(hostileText(field));

/** Looks at every page of shoppers, and at addresses that somebody was sent. */
export async function visitAsShopper(visit: Visit, { products }: HostileShop): Promise<void> {
  const { page } = visit;
  await visit.look('/', [
    'createProductFormSchema.name',
    'changeProductFormSchema.name',
    'newRowSchema.name',
    'changedRowSchema.name',
    'createCategorySchema.name',
    'renameCategorySchema.name',
  ]);
  await searchFor(page, 'onerror');
  await expect(foundProducts(page).first()).toContainText('onerror');
  await visit.expectNothingPlanted('the list under the search box');
  // The page that is shown without being loaded puts its head and structured data together in the browser.
  await foundProducts(page).first().click();
  await page.waitForURL('/product/*');
  await expect(page).toHaveTitle(/onerror/);
  await visit.expectNothingPlanted('a product that was searched for');
  await visit.look(`/pages/${HOSTILE_PAGE}`, [
    'createPageSchema.state.title',
    'createPageSchema.state.description',
    'createPageSchema.state.heading',
    'createPageSchema.state.lead',
    'createPageSchema.state.contactHeading',
    'createPageSchema.state.contactText',
    'pageTextSchema.content[].content[].text',
    'pageTextSchema.content[].attrs.alt',
  ]);
  const product = [
    'createProductFormSchema.name',
    'createProductFormSchema.title',
    'createProductFormSchema.description',
    'writeReviewSchema.name',
    'writeReviewSchema.title',
    'writeReviewSchema.comment',
    'answerReviewSchema.text',
    'askQuestionSchema.name',
    'askQuestionSchema.question',
    'answerQuestionSchema.text',
  ] as const;
  await visit.look(`/product/${products.created}?reviews=${asked}`, product);
  const data = page.locator('script[type="application/ld+json"]');
  const read = (await data.allTextContents()).map((text) => JSON.parse(text));
  expect(asShown(JSON.stringify(read))).toContain(
    asShown(JSON.stringify(hostileText('createProductFormSchema.name'))),
  );
  expect(asShown(await page.title())).toContain(asShown(hostileText('createProductFormSchema.name')));
  for (const id of products.others) await visit.look(`/product/${id}`, []);
  await visit.look(`/products/category/${at('createCategorySchema.name')}`, ['createCategorySchema.name']);
  await visit.look(`/products/subcategory/${at('createCategorySchema.subcategories[]')}`, [
    'createCategorySchema.subcategories[]',
  ]);
  const choices = ['page', 'limit', 'sort', 'priceFrom', 'priceTo', 'inStock', 'discounted', 'ratingFrom'];
  const query = ['category', 'subcategory', 'next', ...choices].map((name) => `${name}=${asked}`).join('&');
  await visit.look(`/search?query=${asked}&${query}`, [word]);
  await visit.look(`/products/category/${asked}`, []);
  await visit.look(`/nothing/${asked}?${query}`, []);
  await visit.look(`/confirm-email?token=${asked}`, []);
  await visit.look(`/reset-password?token=${asked}`, []);
  await visit.look(`/login?next=javascript:${asked}`, []);
}

/** Looks at the pages of a customer, whose details change meanwhile. */
export async function visitAsCustomer(
  visit: Visit,
  { customer, products, type }: HostileShop,
): Promise<void> {
  const { page } = visit;
  expect((await page.request.post('/api/reglogin/login', { data: customer })).status()).toBe(200);
  await visit.look('/profile', ['registerSchema.name', 'registerSchema.address']);
  const details = { email: customer.email, mobile: '03012345678', province: 'Sindh', city: 'Karachi' };
  const [name, address] = [type('changeDetailsSchema.name'), type('changeDetailsSchema.address')];
  const changed = await page.request.put('/api/reglogin/profile', {
    data: { ...details, name, address },
  });
  expect(changed.status()).toBe(200);
  await visit.look('/profile', ['changeDetailsSchema.name', 'changeDetailsSchema.address']);
  await visit.look(`/product/${products.created}`, []);
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(page.getByText('Item added to cart with quantity: 1')).toBeVisible();
  await visit.look('/CheckOut', ['changeDetailsSchema.name', 'createProductFormSchema.name']);
}
