import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEXT_KINDS } from '../../../shop/settings/message-texts/kinds/rules.ts';
import { z } from '../../../shop/zod.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

type JsonSchema = z.core.JSONSchema.JSONSchema | boolean;

/**
 * Every text that a request schema of the shop takes, as `contactSchema.message`, with that schema; not choices, ids and
 * days.
 */
export async function readTextFields(): Promise<ReadonlyMap<string, z.ZodType>> {
  const fields = new Map<string, z.ZodType>();
  for (const file of globSync('{shop,server}/**/schemas.ts', { cwd: root })) {
    const exported: Record<string, unknown> = await import(join(root, file));
    for (const [name, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.ZodType)) continue;
      // What comes in and what comes out of a schema may each be said more exactly.
      for (const io of ['input', 'output'] as const) {
        for (const field of textsOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), name)) {
          fields.set(field, schema);
        }
      }
    }
  }
  return fields;
}

function textsOf(shape: JsonSchema, path: string): string[] {
  if (typeof shape === 'boolean') return [];
  const { type, format, items = [], properties = {}, anyOf = [], oneOf = [] } = shape;
  const isText = type === 'string' && shape.enum === undefined && shape.const === undefined;
  return [
    ...(isText && format !== 'uuid' && format !== 'date' ? [path] : []),
    ...[...anyOf, ...oneOf].flatMap((one) => textsOf(one, path)),
    ...Object.entries(properties).flatMap(([name, one]) => textsOf(one, `${path}.${name}`)),
    ...[items].flat().flatMap((one) => textsOf(one, `${path}[]`)),
  ];
}

const of = <Name extends string, Field extends string>(schema: Name, ...fields: Field[]) =>
  fields.map((field) => `${schema}.${field}` as const);

const wordsOf = (schema: string) =>
  TEXT_KINDS.flatMap((kind) =>
    ['subject', 'text', 'sms', 'template'].map((field) => `${schema}.${kind}.${field}`),
  );

/** Stored, and shown to somebody. */
export const SHOWN = [
  ...of('addSubcategorySchema', 'subcategory'),
  ...of('answerMessageSchema', 'text'),
  ...of('answerQuestionSchema', 'text'),
  ...of('askQuestionSchema', 'name', 'question'),
  ...of('answerReviewSchema', 'text'),
  ...of('blockMobileSchema', 'reason'),
  ...of('changeDetailsSchema', 'address', 'name'),
  ...of('changeOwnOrderSchema', 'place.address', 'place.instructions'),
  ...of('changeProductFormSchema', 'brand', 'description', 'name', 'title'),
  ...of('changeSettingsSchema', 'store.mission'),
  ...of('changedRowSchema', 'description', 'name', 'title'),
  ...of('confirmationSchema', 'note'),
  ...of('correctSchema', 'reason'),
  ...of('costSchema', 'reason'),
  ...of('countSchema', 'note'),
  ...of('damagedSchema', 'reason'),
  ...of('contactSchema', 'message', 'name'),
  ...of('createAdminUserSchema', 'username'),
  ...of('createCategorySchema', 'name', 'subcategories[]'),
  ...of('createOrderSchema', 'customer.address', 'customer.instructions', 'customer.name'),
  ...of(
    'createPageSchema',
    ...(['state.contactHeading', 'state.contactText', 'state.description', 'state.heading'] as const),
    ...(['state.lead', 'state.title'] as const),
  ),
  ...of('pageTextSchema', 'content[].attrs.alt', 'content[].content[].text'),
  ...of('createProductFormSchema', 'brand', 'description', 'name', 'title'),
  ...of('customerNoteSchema', 'note'),
  ...of('discountSchema', 'name'),
  ...of(
    'editOrderSchema',
    ...(['address', 'discountReason', 'instructions', 'name', 'reason', 'shippingReason'] as const),
  ),
  ...of('goodsInSchema', 'note', 'supplier'),
  ...of('reasonSchema', 'reason'),
  ...of('newRowSchema', 'description', 'name', 'title'),
  ...of('openReturnSchema', 'note'),
  ...of('orderNoteSchema', 'note'),
  ...of('phoneOrderSchema', 'customer.address', 'customer.instructions', 'customer.name', 'overrule'),
  ...of('refundSchema', 'note', 'reference'),
  ...of('notePaymentSchema', 'note', 'reference'),
  ...of('noteTransfersSchema', 'transfers[].reference'),
  ...of('registerSchema', 'address', 'name'),
  ...of('registerSuperAdminSchema', 'name'),
  ...of('renameCategorySchema', 'name'),
  ...of('renameSubcategorySchema', 'newSubcategoryName'),
  ...of('returnStepSchema', 'note'),
  ...of('reviewVisibilitySchema', 'reason'),
  ...of('riskRuleSchema', 'name'),
  ...of('takeStepSchema', 'overrule'),
  ...of('updateAdminUserSchema', 'username'),
  ...of('writeReviewSchema', 'comment', 'name', 'title'),
];
export type ShownField = (typeof SHOWN)[number];

/** Not stored: what a list is asked for, also by an address that somebody was sent. */
const ASKED = [
  ...of('auditFilterSchema', 'kind', 'search'),
  ...of('findAnythingSchema', 'query'),
  ...of('listBlockedSchema', 'search'),
  ...of('listCustomersSchema', 'search'),
  ...of('listMessagesSchema', 'search'),
  ...of('listQuestionsSchema', 'search'),
  ...of('listCouponsSchema', 'search'),
  ...of('listOrdersSchema', 'city', 'coupon', 'search'),
  ...of(
    'listProductsSchema',
    ...([
      'category',
      'discounted',
      'inStock',
      'limit',
      'page',
      'priceFrom',
      'priceTo',
      'ratingFrom',
    ] as const),
    ...(['sort', 'subcategory'] as const),
  ),
  ...of('listRedirectsSchema', 'search'),
  ...of('moderationFilterSchema', 'search'),
  ...of('orderFiltersSchema', 'city', 'coupon', 'search'),
  ...of('scanSchema', 'code'),
  ...of('searchByNameSchema', 'query'),
  ...of('exportMovementsSchema', 'kind'),
  ...of('findStockSchema', 'code'),
  ...of('listDueSchema', 'courier'),
  ...of('listSettlementsSchema', 'courier'),
  ...of('staffListSchema', 'brand', 'search', 'subcategory'),
];

/** Taken only in a shape, or from a list, that leaves no room for markup. */
export const SHAPED = [
  ...of('changeDetailsSchema', 'city', 'email', 'mobile', 'province'),
  ...of('changeOwnOrderSchema', 'place.city', 'place.otherCity', 'place.province'),
  ...of('changeProductFormSchema', 'alsoIn', 'barcode', 'sku'),
  ...of('changedRowSchema', 'barcode', 'sku'),
  ...of('contactSchema', 'email', 'mobile'),
  ...of(
    'changeSettingsSchema',
    ...(['social.facebook', 'social.instagram', 'social.youtube', 'store.closes', 'store.email'] as const),
    'store.opens',
  ),
  ...of('changeSettingsSchema', 'elsewhere.analyticsId', 'elsewhere.searchConsoleFile'),
  ...of('createAdminUserSchema', 'email', 'mobileNo'),
  ...of('createCouponSchema', 'code'),
  ...of('createProductFormSchema', 'alsoIn', 'barcode', 'sku'),
  ...of('createWithOptionsSchema', 'options', 'variants'),
  ...of('newRowSchema', 'barcode', 'sku'),
  ...of(
    'createOrderSchema',
    ...(['customer.city', 'customer.email', 'customer.mobile', 'customer.otherCity'] as const),
    'customer.province',
  ),
  ...of('addRedirectsSchema', 'lines'),
  'pageIdSchema',
  ...of('answerReviewSchema', 'seen'),
  ...of('askQuestionSchema', 'email'),
  ...of('changePricesSchema', 'seen.at', 'seen.fingerprint'),
  ...of('blockMobileSchema', 'mobile'),
  ...of('callerSchema', 'mobile'),
  ...of('stockAlertSchema', 'contact'),
  ...of('trackOrderSchema', 'mobile', 'number'),
  ...of('customerNoteSchema', 'mobile'),
  ...of('editOrderSchema', 'city', 'email', 'mobile', 'otherCity', 'province'),
  ...of('erasePersonSchema', 'who'),
  ...of('exportPersonSchema', 'who'),
  ...of('forgotPasswordSchema', 'email'),
  ...of('listCustomersSchema', 'after'),
  ...of('listMessagesSchema', 'after'),
  ...of('listQuestionsSchema', 'after'),
  ...of('oneCustomerSchema', 'after', 'mobile'),
  ...of('logInSchema', 'email'),
  ...of('lookAtPersonSchema', 'who'),
  ...of('orderCourierSchema', 'trackingNumber'),
  ...of(
    'phoneOrderSchema',
    ...(['customer.city', 'customer.email', 'customer.mobile', 'customer.otherCity'] as const),
    'customer.province',
  ),
  ...of('ownPlaceSchema', 'city', 'otherCity', 'province'),
  ...of('portalAnswerSchema', 'trackingNumber'),
  ...of('registerSchema', 'city', 'email', 'mobile', 'province'),
  ...of('registerSuperAdminSchema', 'email'),
  ...of('staffLogInSchema', 'email'),
  ...of('updateAdminUserSchema', 'email', 'mobileNo'),
  ...of('writeReviewSchema', 'mobile'),
];

/** Each names what is stored or set already: a category, a courier, an own picture. Anything else is refused. */
const NAMES_OF_STORED = [
  ...of('bookParcelSchema', 'courier'),
  ...of('createPageSchema', 'state.category', 'state.picture'),
  ...of('pageTextSchema', 'content[].attrs.src'),
  ...of('changeProductFormSchema', 'alsoIn[].subcategory', 'menuSubcategory', 'photos[]', 'subcategory'),
  ...of('changePricesSchema', 'places[]'),
  ...of('discountSchema', 'places[]'),
  ...of('overlapsSchema', 'places[]'),
  ...of('previewPricesSchema', 'places[]'),
  ...of('changeProductsSchema', 'changes[].menuSubcategory', 'changes[].subcategory'),
  ...of(
    'changedRowSchema',
    'categories',
    'category',
    'menuCategory',
    'menuSubcategory',
    'photos[]',
    'subcategory',
  ),
  ...of('changedRowSchema', 'variantOf'),
  ...of('createProductFormSchema', 'alsoIn[].subcategory', 'menuSubcategory', 'photos[]', 'subcategory'),
  ...of(
    'newRowSchema',
    'categories',
    'category',
    'menuCategory',
    'menuSubcategory',
    'photos[]',
    'subcategory',
  ),
  ...of('newRowSchema', 'variantOf'),
  ...of('orderCourierSchema', 'courier'),
  ...of('setCouriersSchema', 'courier'),
  ...of('removalSchema', 'moveToSubcategory'),
  ...of('saveVariantsSchema', 'variants[].photo'),
  ...of('sheetFormSchema', 'courier'),
];

/** What the owner writes on the home page; tests/browser/home-page.spec.ts tries markup there. */
const HOME_PAGE = [
  'banners[].action',
  'banners[].from',
  'banners[].id',
  'banners[].link.address',
  'banners[].link.category.name',
  'banners[].link.product.name',
  'banners[].picture.original',
  'banners[].picture.tall',
  'banners[].picture.wide',
  'banners[].text',
  'banners[].title',
  'banners[].until',
  'sections[].id',
  'sections[].source.category.name',
  'sections[].source.products[].name',
  'sections[].title',
  'strip.from',
  'strip.link.address',
  'strip.link.category.name',
  'strip.link.product.name',
  'strip.text',
  'strip.until',
] as const;

/** What is typed of the options of a product, new or not. */
const OPTIONS = [
  ...(['options[].name', 'options[].values[]', 'variants[].values[]'] as const),
  ...(['variants[].barcode', 'variants[].sku'] as const),
] as const;

/**
 * Too short for all that is tried, or checked as an address or a name of a city. They are shown beside the shop's own name,
 * which is hostile here.
 */
const SHORT = [
  ...of('createPageSchema', 'state.slug'),
  ...of('changedRowSchema', 'brand', 'optionValues', 'options'),
  ...of('newRowSchema', 'brand', 'optionValues', 'options'),
  ...of(
    'changeSettingsSchema',
    ...([
      'couriers.links[].link',
      'couriers.links[].name',
      'delivery.costs[].city',
      'selling.adminOrdersCurrencySign',
      'store.address',
      'store.author',
    ] as const),
    ...(['store.name', 'store.ntn', 'store.phone', 'store.strn'] as const),
  ),
  ...of('homePageSchema', ...HOME_PAGE),
  ...of('previewHomePageSchema.page', ...HOME_PAGE),
  ...of('writeHomePageSchema.page', ...HOME_PAGE),
  ...of('saveVariantsSchema', ...OPTIONS),
  ...of('createWithOptionsSchema', ...OPTIONS),
];

/** The words of messages, in which braces are for placeholders alone. Those of one are hostile (fill-hostile-shop.ts). */
const WORDS = wordsOf('changeSettingsSchema');

/** Compared or hashed, and shown to nobody. */
const NEVER_SHOWN = [
  ...of('removeAccountSchema', 'code', 'currentPassword'),
  ...of('setAccountSchema', 'code', 'currentPassword'),
  // Sent to who typed it, and stored nowhere.
  ...of('testMailSchema', 'subject', 'text'),
  ...of('testSmsSchema', 'mobile', 'sms'),
  ...of('webhookQuerySchema', 'hub.challenge', 'hub.verify_token'),
  'attemptKeySchema',
  'idempotencyKeySchema',
  'newPassword',
  'typedPassword',
  ...of('changeDetailsSchema', 'currentPassword'),
  ...of('changeOwnPasswordSchema', 'code', 'confirmPassword', 'currentPassword', 'password'),
  ...of('changePasswordSchema', 'confirmPassword', 'currentPassword', 'password'),
  ...of('confirmEmailSchema', 'token'),
  ...of('confirmTwoFactorSchema', 'code'),
  ...of('createAdminUserSchema', 'password'),
  ...of('identitySchema', 'code', 'currentPassword'),
  ...of('logInSchema', 'password'),
  // The form's own: it is sent as a part of changeOwnOrderSchema.
  ...of('ownPlaceSchema', 'address', 'instructions'),
  ...of('checkCouponSchema', 'coupon'),
  ...of('createOrderSchema', 'coupon'),
  ...of('phoneOrderSchema', 'coupon'),
  ...of('quoteSchema', 'city', 'coupon'),
  ...of('registerSchema', 'confirmPassword', 'password'),
  ...of('registerSuperAdminSchema', 'confirmPassword', 'password', 'setupCode'),
  ...of('resetPasswordSchema', 'confirmPassword', 'password', 'token'),
  ...of('sheetFormSchema', 'columns', 'seen'),
  ...of('staffLogInSchema', 'code', 'password'),
  ...of('updateAdminUserSchema', 'password'),
  // Told to the log without what is in quotes or brackets.
  ...of(
    'policyReportsSchema',
    ...(['csp-report.blocked-uri', 'csp-report.document-uri', 'csp-report.effective-directive'] as const),
    ...(['csp-report.source-file', 'csp-report.violated-directive'] as const),
  ),
  ...of(
    'policyReportsSchema[]',
    ...([
      'body.blockedURL',
      'body.documentURL',
      'body.effectiveDirective',
      'body.sourceFile',
      'type',
    ] as const),
  ),
];

/** What is said of a page beside its texts. */
const PAGE_LINES = [
  ...(['category', 'contactHeading', 'contactText', 'description', 'heading', 'lead'] as const),
  ...(['picture', 'slug', 'title'] as const),
];

/** Forms of a browser, and parts: their texts are those of the requests above. */
const FORMS = [
  ...wordsOf('ownersChoiceSchema'),
  ...of('newOptionsSchema', ...OPTIONS),
  // createProductFormSchema with the parts of options.
  ...of(
    'createWithOptionsSchema',
    ...(['alsoIn', 'alsoIn[].subcategory', 'barcode', 'brand', 'description', 'menuSubcategory'] as const),
    ...(['name', 'photos[]', 'sku', 'subcategory', 'title'] as const),
  ),
  ...of('addAdminFormSchema', 'confirmPassword', 'email', 'mobileNo', 'password', 'username'),
  ...of(
    'checkoutCustomerSchema',
    ...(['address', 'city', 'email', 'instructions', 'mobile', 'name', 'otherCity', 'province'] as const),
  ),
  ...of(
    'ownersChoiceSchema',
    ...([
      'couriers.links[].link',
      'couriers.links[].name',
      'delivery.costs[].city',
      'selling.adminOrdersCurrencySign',
      'social.facebook',
    ] as const),
    ...(['social.instagram', 'social.youtube', 'store.address', 'store.author', 'store.closes'] as const),
    ...(['store.email', 'store.mission', 'store.name', 'store.ntn', 'store.opens', 'store.phone'] as const),
    ...(['store.strn', 'elsewhere.analyticsId', 'elsewhere.searchConsoleFile'] as const),
  ),
  // The same runs of text, deeper inside; the addresses of links are held to a shape (shop/content/pages/schemas.test.ts).
  ...of(
    'pageTextSchema',
    'content[].content[].content[].text',
    'content[].content[].content[].content[].text',
    'content[].content[].content[].content[].content[].content[].text',
    'content[].content[].marks[].attrs.href',
    'content[].content[].content[].marks[].attrs.href',
    'content[].content[].content[].content[].marks[].attrs.href',
    'content[].content[].content[].content[].content[].content[].marks[].attrs.href',
  ),
  ...of('pageLinkSchema', 'href', 'text'),
  ...of('pageStateSchema', ...PAGE_LINES),
  ...of('savePageSchema', ...PAGE_LINES.map((name) => `state.${name}` as const)),
  ...of('draftLineSchema', 'name', 'quantity'),
  ...of('editDraftSchema', ...(['lines[].name', 'lines[].quantity'] as const)),
  ...of(
    'editOrderFieldsSchema',
    ...(['address', 'city', 'discountReason', 'email', 'instructions', 'mobile', 'name'] as const),
    ...(['otherCity', 'province', 'reason', 'shippingReason'] as const),
  ),
  ...of('countDraftSchema', 'key', 'lines[].counted', 'lines[].product._id', 'lines[].product.name'),
  ...of('countFieldsSchema', 'note'),
  ...of(
    'deliveryDraftSchema',
    ...(['key', 'lines[].product._id', 'lines[].product.name', 'lines[].unitCost', 'lines[].units'] as const),
    ...(['note', 'supplier'] as const),
  ),
  ...of('goodsInFieldsSchema', 'note', 'supplier'),
  ...of('refundFieldsSchema', 'note', 'reference'),
  ...of('paymentFieldsSchema', 'note', 'reference'),
  'transferNumber',
  'why',
  ...of('returnFieldsSchema', 'note'),
  ...of('shelfProductSchema', '_id', 'name'),
  ...of('phoneDraftSchema', ...(['coupon', 'key', 'lines[].name', 'lines[].quantity'] as const)),
  ...of(
    'staffCustomerSchema',
    ...(['address', 'city', 'email', 'instructions', 'mobile', 'name', 'otherCity', 'province'] as const),
  ),
  ...of('editAdminFormSchema', 'email', 'mobileNo', 'password', 'username'),
  ...of('nameFormSchema', 'name'),
  ...of('ownPasswordFormSchema', 'code', 'confirmPassword', 'currentPassword', 'password'),
  ...of('passwordFormSchema', 'confirmPassword', 'currentPassword', 'password'),
  ...of(
    'registrationFormSchema',
    ...(['address', 'city', 'confirmPassword', 'email', 'mobile', 'name', 'password', 'province'] as const),
  ),
  ...of('resetFormSchema', 'confirmPassword', 'password'),
  ...of('superAdminFormSchema', 'confirmPassword', 'email', 'name', 'password', 'setupCode'),
];

/** Every text that a request may hold, by what becomes of it. A new one has to be put into one of these lists. */
export const LISTED: readonly string[] = [
  ...SHOWN,
  ...ASKED,
  ...SHAPED,
  ...NAMES_OF_STORED,
  ...SHORT,
  ...WORDS,
  ...NEVER_SHOWN,
  ...FORMS,
].toSorted();
