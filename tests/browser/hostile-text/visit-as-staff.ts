import { expect } from '@playwright/test';
import { bearer } from '../../support/staff.ts';
import type { HostileShop } from './fill-hostile-shop.ts';
import { HOSTILE_WORD } from './payloads.ts';
import type { ShownField } from './text-fields.ts';
import type { Visit } from './visit.ts';

const asked = encodeURIComponent(HOSTILE_WORD);
const word = { text: HOSTILE_WORD };

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Looks at every screen of staff that shows what others typed, and chooses files with hostile names. */
export async function visitAsStaff(
  visit: Visit,
  {
    orderId,
    editedOrderId,
    packedOrderId,
    settlementId,
    contactMessageId,
    products,
    tokens,
    type,
  }: HostileShop,
): Promise<void> {
  const { page } = visit;
  const order = `/dashboard/order/${orderId}`;
  const ordered = [
    'createOrderSchema.customer.name',
    'createOrderSchema.customer.address',
    'createProductFormSchema.name',
  ] as const;
  const edited = `/dashboard/order/${editedOrderId}`;
  const ofEdit = [
    'editOrderSchema.name',
    'editOrderSchema.discountReason',
    'editOrderSchema.shippingReason',
    'changeOwnOrderSchema.place.address',
    'changeOwnOrderSchema.place.instructions',
  ] as const;
  // What the customer typed later took their place; the history has both.
  const ofHistory = [
    'editOrderSchema.address',
    'editOrderSchema.instructions',
    'editOrderSchema.reason',
  ] as const;
  const ofPhone = [
    'phoneOrderSchema.customer.name',
    'phoneOrderSchema.customer.address',
    'phoneOrderSchema.customer.instructions',
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
      'blockMobileSchema.reason',
      'riskRuleSchema.name',
      'openReturnSchema.note',
      'returnStepSchema.note',
      'refundSchema.reference',
      'refundSchema.note',
      'notePaymentSchema.reference',
      'notePaymentSchema.note',
      'noteTransfersSchema.transfers[].reference',
    ],
    [`/dashboard/order/${packedOrderId}`]: ['takeStepSchema.overrule', 'riskRuleSchema.name'],
    '/dashboard/who-refuses': ['riskRuleSchema.name', 'blockMobileSchema.reason'],
    [`/dashboard/who-refuses?search=${asked}`]: [],
    '/dashboard/coupons': [],
    [`/dashboard/coupons?search=${asked}`]: [],
    [`/dashboard/view-orders?coupon=${asked}`]: [],
    [`${order}/invoice`]: ordered,
    [`${order}/packing-slip`]: [...ordered, 'createOrderSchema.customer.instructions'],
    [edited]: [...ofEdit, ...ofHistory, ...ofPhone, 'phoneOrderSchema.overrule'],
    [`${edited}/edit`]: ofEdit,
    '/dashboard/create-category': ['createCategorySchema.name', 'renameCategorySchema.name'],
    '/dashboard/sub-category': ['createCategorySchema.subcategories[]'],
    '/dashboard/edit-delete-product': ['createProductFormSchema.name', 'newRowSchema.name'],
    [`/dashboard/edit-delete-product?search=${asked}&subcategory=${asked}`]: [word],
    [`/dashboard/product/${products.created}`]: [
      'createProductFormSchema.title',
      'createProductFormSchema.description',
    ],
    '/dashboard/discounts': ['discountSchema.name'],
    '/dashboard/price-changes': [],
    '/dashboard/stock': [],
    [`/dashboard/stock/${products.created}`]: [
      'createProductFormSchema.name',
      'goodsInSchema.supplier',
      'goodsInSchema.note',
      'damagedSchema.reason',
      'correctSchema.reason',
      'costSchema.reason',
      'countSchema.note',
    ],
    '/dashboard/pages': ['createPageSchema.state.title'],
    '/dashboard/settings': ['changeSettingsSchema.store.mission'],
    '/dashboard/texts': [],
    '/dashboard/texts/order-placed': [],
    '/dashboard/customers': ['editOrderSchema.name'],
    [`/dashboard/customers?search=${asked}`]: [word],
    '/dashboard/customer/0301-2345678': ['customerNoteSchema.note', 'createProductFormSchema.name'],
    '/dashboard/messages?view=done': ['contactSchema.name', 'contactSchema.message'],
    [`/dashboard/messages?search=${asked}`]: [word],
    [`/dashboard/message/${contactMessageId}`]: [
      'contactSchema.name',
      'contactSchema.message',
      'answerMessageSchema.text',
    ],
    '/dashboard/questions?view=answered': [
      'askQuestionSchema.name',
      'askQuestionSchema.question',
      'answerQuestionSchema.text',
    ],
    [`/dashboard/questions?search=${asked}`]: [word],
    '/dashboard/reviews': [
      'writeReviewSchema.comment',
      'answerReviewSchema.text',
      'reviewVisibilitySchema.reason',
    ],
    [`/dashboard/reviews?search=${asked}`]: [word],
    '/dashboard/audit-log': ['createAdminUserSchema.username', 'createProductFormSchema.name'],
    [`/dashboard/audit-log?search=${asked}&kind=${asked}`]: [word],
    '/dashboard/returns': ['createOrderSchema.customer.name', 'createProductFormSchema.name'],
    '/dashboard/money/settlements': [],
    [`/dashboard/money/settlement/${settlementId}`]: ['reasonSchema.reason'],
    [`/dashboard/money?courier=${asked}`]: [],
    '/dashboard/account': ['createAdminUserSchema.username'],
    '/superAdmin/admin-content': ['createAdminUserSchema.username', 'updateAdminUserSchema.username'],
    '/superAdmin/super-admins': ['registerSuperAdminSchema.name'],
    '/superAdmin/audit-log': ['registerSuperAdminSchema.name', 'updateAdminUserSchema.username'],
  };
  await visit.look('/dashboard/confirm-orders', ['createOrderSchema.customer.name']);
  const called = { outcome: 'no-answer', note: type('confirmationSchema.note') };
  const confirmation = `/api/v1/checkout/order/${orderId}/confirmation`;
  const headers = bearer(tokens.adminToken);
  expect((await page.request.put(confirmation, { headers, data: called })).status()).toBe(200);
  for (const [path, shows] of Object.entries(staff)) await visit.look(path, shows);
  await visit.look('/dashboard/take-order', []);
  await page.getByLabel('Mobile').fill('03012345678');
  await expect(page.getByText('Where to')).toBeVisible();
  await visit.expectNothingPlanted('a known caller');
  await visit.look('/dashboard/create-product', ['createCategorySchema.name']);
  await page.getByLabel('Add pictures').setInputFiles({
    name: `${HOSTILE_WORD}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  });
  await expect(page.getByRole('button', { name: /onerror/ }).first()).toBeVisible();
  await visit.expectNothingPlanted('the form of a product');
  await visit.look('/dashboard/import-products', []);
  await page.locator('input[type="file"]').setInputFiles({
    name: `${HOSTILE_WORD}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`"${HOSTILE_WORD.replaceAll('"', '""')}",name\n1,2\n`),
  });
  await expect(page.getByText('There is no column').first()).toContainText('onerror');
  await visit.expectNothingPlanted('the import of products');
}
