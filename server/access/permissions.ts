/** Who may send which request (R152, R153). A guard from it stands before every endpoint; one without a line is shut. */
export type Access =
  /** Also guests. */
  | 'everyone'
  /** A customer, by the cookie of the session. */
  | 'customer'
  /** Shop Managers and Shop Editors, by bearer token. */
  | 'admin'
  | 'manager'
  | 'super-admin'
  | 'manager or super-admin'
  | 'admin or super-admin';

export const PERMISSIONS: Readonly<Record<string, Access>> = {
  // Catalogue, reviews, contact
  'GET /api/v1/categories': 'everyone',
  'GET /api/v1/products': 'everyone',
  'GET /api/v1/products/:id': 'everyone',
  'GET /api/v1/products/searchByName': 'everyone',
  'GET /api/v1/products/popular-categories/subcategories': 'everyone',
  'GET /api/v1/products/products/:slug': 'everyone',
  'GET /api/v1/products/product/:id/related': 'everyone',
  'GET /api/v1/products/category/:categoryId': 'everyone',
  'GET /api/v1/products/subcategory/:subcategory': 'everyone',
  'GET /api/reviews/:productId': 'everyone',
  'POST /api/reviews': 'everyone',
  'POST /api/contact': 'everyone',
  'POST /api/v1/products/:id/alert': 'everyone',
  'POST /api/v1/products/:id/questions': 'everyone',
  'POST /api/v1/stock-alerts/end': 'everyone',
  'POST /api/policy-reports': 'everyone',

  // Buying
  'POST /api/v1/checkout/create-order': 'everyone',
  'GET /api/v1/checkout/attempt': 'everyone',
  'POST /api/v1/checkout/track': 'everyone',
  'POST /api/v1/checkout/coupon': 'everyone',
  // The order's own page is the permission.
  'POST /api/v1/checkout/own-order/:token/answer': 'everyone',
  'POST /api/v1/checkout/own-order/:token/preview': 'everyone',
  'PUT /api/v1/checkout/own-order/:token': 'everyone',
  'POST /api/v1/products/purchase': 'everyone',
  'POST /api/v1/payments/safepay/webhook': 'everyone',

  // Shoppers' accounts
  'POST /api/reglogin/register': 'everyone',
  'POST /api/reglogin/login': 'everyone',
  'POST /api/reglogin/logout': 'everyone',
  'POST /api/reglogin/forgot-password': 'everyone',
  'POST /api/reglogin/reset-password': 'everyone',
  'POST /api/reglogin/confirm-email': 'everyone',
  'GET /api/reglogin/profile': 'customer',
  'PUT /api/reglogin/profile': 'customer',
  'PUT /api/reglogin/password': 'customer',
  'POST /api/reglogin/email-confirmation': 'customer',
  'DELETE /api/reglogin/email-change': 'customer',
  'GET /api/reglogin/sessions': 'customer',
  'DELETE /api/reglogin/sessions': 'customer',
  'DELETE /api/reglogin/sessions/:id': 'customer',
  'GET /api/reglogin/orders': 'customer',

  // Products and categories, by staff
  'POST /api/v1/products/create': 'admin',
  'PUT /api/v1/products/:id': 'admin',
  'DELETE /api/v1/products/:id': 'admin',
  'GET /api/v1/products/staff': 'admin',
  'GET /api/v1/products/staff/:id': 'admin',
  'PUT /api/v1/products/staff': 'admin',
  'GET /api/v1/products/:id/variants': 'admin',
  'PUT /api/v1/products/:id/variants': 'admin',
  'POST /api/v1/products/staff/delete': 'admin',
  'GET /api/v1/products/staff/deleted': 'admin',
  'GET /api/v1/products/staff/brands': 'admin',
  'POST /api/v1/products/staff/restore': 'admin',
  'POST /api/v1/products/staff/:id/duplicate': 'admin',
  'GET /api/v1/products/export': 'manager',
  'POST /api/v1/products/import': 'manager',
  'GET /api/v1/products/imports': 'manager',
  'GET /api/v1/products/imports/:id/undo': 'manager',
  'POST /api/v1/products/imports/:id/undo': 'manager',
  'POST /api/v1/categories': 'admin',
  'PUT /api/v1/categories/order': 'admin',
  'PUT /api/v1/categories/:id': 'admin',
  'DELETE /api/v1/categories/:id': 'admin',
  'GET /api/v1/categories/:id/subcategories': 'admin',
  'PUT /api/v1/categories/:id/subcategories': 'admin',
  'PUT /api/v1/categories/:id/subcategories/:index': 'admin',
  'DELETE /api/v1/categories/:id/subcategories/:index': 'admin',

  // The home page, by staff
  'GET /api/v1/home-page': 'manager or super-admin',
  'PUT /api/v1/home-page/draft': 'manager or super-admin',
  'DELETE /api/v1/home-page/draft': 'manager or super-admin',
  'POST /api/v1/home-page/publish': 'manager or super-admin',
  'POST /api/v1/home-page/restore': 'manager or super-admin',
  'GET /api/v1/home-page/versions': 'manager or super-admin',
  'POST /api/v1/home-page/preview': 'manager or super-admin',
  'POST /api/v1/home-page/pictures': 'manager or super-admin',

  // Orders, by staff
  'GET /api/v1/checkout/orders': 'admin',
  'GET /api/v1/checkout/order/:id': 'admin',
  'PUT /api/v1/checkout/order/:id': 'admin',
  'POST /api/v1/checkout/order/:id/preview': 'admin',
  'PUT /api/v1/checkout/order/:id/status': 'admin',
  'GET /api/v1/checkout/orders/export': 'manager',
  'PUT /api/v1/checkout/order/:id/confirmation': 'admin',
  'POST /api/v1/checkout/order/:id/confirmation/undo': 'admin',
  'PUT /api/v1/checkout/order/:id/courier': 'admin',
  'POST /api/v1/checkout/order/:id/booking': 'admin',
  'PUT /api/v1/checkout/order/:id/booking': 'admin',
  'DELETE /api/v1/checkout/order/:id/booking': 'admin',
  'POST /api/v1/checkout/order/:id/booking/look-up': 'admin',
  'POST /api/v1/checkout/order/:id/notes': 'admin',
  'PUT /api/v1/checkout/order/:id/fulfilment': 'admin',
  'PUT /api/v1/checkout/order/:id/returns': 'admin',
  'PUT /api/v1/checkout/order/:id/weight': 'admin',
  'GET /api/v1/checkout/returns': 'admin',
  'POST /api/v1/checkout/order/:id/returns': 'admin',
  'PUT /api/v1/checkout/return/:id': 'admin',
  'POST /api/v1/checkout/return/:id/exchange': 'admin',
  'POST /api/v1/checkout/order/:id/refunds': 'manager',
  'POST /api/v1/checkout/refund/:id/undo': 'manager',
  'POST /api/v1/checkout/order/:id/payments': 'manager',
  'POST /api/v1/checkout/payment/:id/ask': 'admin',
  'POST /api/v1/checkout/payment/:id/undo': 'manager',
  'PUT /api/v1/checkout/order/:id/advance': 'admin',
  'PUT /api/v1/checkout/orders/fulfilment': 'admin',
  'PUT /api/v1/checkout/orders/courier': 'admin',
  'GET /api/v1/checkout/orders/matching': 'admin',
  'POST /api/v1/checkout/orders/chosen': 'admin',
  'POST /api/v1/checkout/orders/pick-list': 'admin',
  'POST /api/v1/checkout/orders/chosen/export': 'manager',
  'GET /api/v1/checkout/scan': 'admin',
  'GET /api/v1/checkout/couriers': 'admin',
  'GET /api/v1/checkout/confirmation-queue': 'admin',
  'GET /api/v1/checkout/caller': 'admin',
  'POST /api/v1/checkout/quote': 'admin',
  'POST /api/v1/checkout/phone-order': 'admin',
  'PUT /api/v1/checkout/confirmation-queue/open': 'admin',
  'DELETE /api/v1/checkout/confirmation-queue/open': 'admin',
  'GET /api/v1/checkout/overview': 'admin or super-admin',
  'GET /api/v1/staff/waiting': 'admin',
  'GET /api/v1/staff/search': 'admin',

  // Couriers' cash
  'GET /api/v1/money/due': 'manager',
  'POST /api/v1/money/due/:id/write-off': 'manager',
  'GET /api/v1/money/ledger': 'manager',
  'GET /api/v1/money/export': 'manager',
  'GET /api/v1/money/settlements': 'manager',
  'POST /api/v1/money/settlements': 'manager',
  'GET /api/v1/money/settlements/:id': 'manager',
  'POST /api/v1/money/settlements/:id/undo': 'manager',
  'POST /api/v1/money/statement': 'manager',
  'POST /api/v1/money/statement/transfers': 'manager',

  // Stock
  'GET /api/v1/stock/products/:id': 'admin',
  'GET /api/v1/stock/find': 'admin',
  'POST /api/v1/stock/goods-in': 'manager',
  'POST /api/v1/stock/counts': 'admin',
  'POST /api/v1/stock/products/:id/damaged': 'admin',
  'POST /api/v1/stock/products/:id/correction': 'admin',
  'POST /api/v1/stock/products/:id/cost': 'manager',
  'GET /api/v1/stock/reorder': 'admin',
  'GET /api/v1/stock/reorder/export': 'manager',
  'GET /api/v1/stock/movements/export': 'manager',

  // Reports
  'GET /api/v1/reports': 'manager',
  'GET /api/v1/reports/export': 'manager',

  // Who refuses
  'GET /api/v1/coupons': 'manager',
  'POST /api/v1/coupons': 'manager',
  'PUT /api/v1/coupons/:id': 'manager',
  'PUT /api/v1/coupons/:id/switch': 'manager',
  'GET /api/v1/risk/rules': 'admin',
  'POST /api/v1/risk/rules': 'manager',
  'PUT /api/v1/risk/rules/:id': 'manager',
  'PUT /api/v1/risk/rules/:id/switch': 'manager',
  'DELETE /api/v1/risk/rules/:id': 'manager',
  'GET /api/v1/risk/blocked': 'admin',
  'POST /api/v1/risk/blocked': 'admin',
  'DELETE /api/v1/risk/blocked/:id': 'admin',
  'GET /api/v1/risk/replay': 'manager',

  // Prices in time
  'GET /api/v1/discounts': 'manager',
  'POST /api/v1/discounts': 'manager',
  'POST /api/v1/discounts/overlaps': 'manager',
  'PUT /api/v1/discounts/:id': 'manager',
  'PUT /api/v1/discounts/:id/end': 'manager',
  'DELETE /api/v1/discounts/:id': 'manager',
  'GET /api/v1/price-changes': 'manager',
  'POST /api/v1/price-changes/preview': 'manager',
  'POST /api/v1/price-changes': 'manager',
  'GET /api/v1/price-changes/:id/lines': 'manager',
  'POST /api/v1/price-changes/:id/undo': 'manager',

  'GET /api/v1/redirects': 'manager',
  'POST /api/v1/redirects': 'manager',
  'DELETE /api/v1/redirects/:id': 'manager',

  // Customers
  'GET /api/v1/customers': 'admin',
  'GET /api/v1/customers/one': 'admin',
  'POST /api/v1/customers/notes': 'admin',

  'POST /api/v1/personal-data/look': 'manager',
  'POST /api/v1/personal-data/export': 'manager',
  'POST /api/v1/personal-data/erase': 'manager',

  // Messages of the contact form
  'GET /api/v1/messages': 'admin',
  'GET /api/v1/messages/:id': 'admin',
  'POST /api/v1/messages/:id/answers': 'admin',
  'PUT /api/v1/messages/:id/done': 'admin',
  'PUT /api/v1/messages/:id/read': 'admin',
  'GET /api/v1/questions': 'admin',
  'PUT /api/v1/questions/:id/answer': 'admin',
  'PUT /api/v1/questions/:id/declined': 'admin',

  // WhatsApp itself, which signs what it sends; only mounted with its keys
  'GET /api/v1/whatsapp/webhook': 'everyone',
  'POST /api/v1/whatsapp/webhook': 'everyone',

  // Staff's own accounts; a registration is open once, or by a super admin's token (R183)
  'POST /api/user/register': 'everyone',
  'POST /api/user/login': 'everyone',
  'GET /api/user/protected-route': 'super-admin',
  'POST /api/user/admin/admin-users/login': 'everyone',
  'GET /api/user/admin/admin-protected-route': 'admin',
  'POST /api/user/logout': 'super-admin',
  'POST /api/user/logout-everywhere': 'super-admin',
  'GET /api/user/sessions': 'super-admin',
  'DELETE /api/user/sessions': 'super-admin',
  'DELETE /api/user/sessions/:id': 'super-admin',
  'PUT /api/user/password': 'super-admin',
  'GET /api/user/second-factor': 'super-admin',
  'POST /api/user/second-factor': 'super-admin',
  'PUT /api/user/second-factor': 'super-admin',
  'DELETE /api/user/second-factor': 'super-admin',
  'POST /api/user/second-factor/recovery-codes': 'super-admin',
  'POST /api/user/admin/logout': 'admin',
  'POST /api/user/admin/logout-everywhere': 'admin',
  'GET /api/user/admin/sessions': 'admin',
  'DELETE /api/user/admin/sessions': 'admin',
  'DELETE /api/user/admin/sessions/:id': 'admin',
  'PUT /api/user/admin/password': 'admin',
  'GET /api/user/admin/second-factor': 'admin',
  'POST /api/user/admin/second-factor': 'admin',
  'PUT /api/user/admin/second-factor': 'admin',
  'DELETE /api/user/admin/second-factor': 'admin',
  'POST /api/user/admin/second-factor/recovery-codes': 'admin',

  // Admin users
  'GET /api/user/admin/admin-users': 'super-admin',
  'POST /api/user/admin/admin-users': 'super-admin',
  'PUT /api/user/admin/admin-users/:id': 'super-admin',
  'DELETE /api/user/admin/admin-users/:id': 'super-admin',
  'DELETE /api/user/admin/admin-users/:id/second-factor': 'super-admin',
  'GET /api/user/super-admins': 'super-admin',
  'DELETE /api/user/super-admins/:id': 'super-admin',

  // Looking after the shop
  'GET /api/v1/store-settings': 'manager or super-admin',
  'PUT /api/v1/store-settings': 'manager or super-admin',
  'POST /api/v1/store-settings/restore': 'manager or super-admin',
  'GET /api/v1/store-settings/versions': 'manager or super-admin',
  'GET /api/v1/pages': 'manager or super-admin',
  'POST /api/v1/pages': 'manager or super-admin',
  'GET /api/v1/pages/:id': 'manager or super-admin',
  'PUT /api/v1/pages/:id/draft': 'manager or super-admin',
  'POST /api/v1/pages/:id/discard-draft': 'manager or super-admin',
  'POST /api/v1/pages/:id/publish': 'manager or super-admin',
  'POST /api/v1/pages/:id/restore': 'manager or super-admin',
  'POST /api/v1/pages/:id/preview': 'manager or super-admin',
  'DELETE /api/v1/pages/:id': 'manager or super-admin',
  'POST /api/v1/page-pictures': 'manager or super-admin',
  'POST /api/v1/message-texts/test-mail': 'manager or super-admin',
  'POST /api/v1/message-texts/test-sms': 'manager or super-admin',
  // The shop's keys: the owner's alone.
  'GET /api/v1/service-accounts': 'super-admin',
  'PUT /api/v1/service-accounts/:service': 'super-admin',
  'DELETE /api/v1/service-accounts/:service': 'super-admin',
  'POST /api/v1/service-accounts/:service/check': 'super-admin',
  'GET /api/v1/audit-log': 'manager or super-admin',
  'GET /api/v1/audit-log/people': 'manager or super-admin',
  'GET /api/v1/mails/undelivered': 'manager or super-admin',
  'POST /api/v1/mails/undelivered/:id/send-again': 'manager or super-admin',
  'DELETE /api/v1/mails/undelivered/:id': 'manager or super-admin',
  'GET /api/reviews': 'manager',
  'PUT /api/reviews/:id/visibility': 'manager',
  'PUT /api/reviews/:id/answer': 'manager',
};

/**
 * Whether only staff have to do with an endpoint: their sign-in is open to everyone, but is none of a shopper's.
 * @param endpoint for example `GET /api/v1/categories`
 */
export function isForStaff(endpoint: string): boolean {
  const access = PERMISSIONS[endpoint];
  return (access !== 'everyone' && access !== 'customer') || endpoint.includes(' /api/user/');
}

/** What staff may send before they have set up the two-factor authentication that the shop asks for: that, and leaving. */
export const BEFORE_TWO_FACTOR: ReadonlySet<string> = new Set([
  'GET /api/user/protected-route',
  'GET /api/user/admin/admin-protected-route',
  ...['/api/user', '/api/user/admin'].flatMap((area) => [
    `POST ${area}/logout`,
    `POST ${area}/logout-everywhere`,
    `GET ${area}/second-factor`,
    `POST ${area}/second-factor`,
    `PUT ${area}/second-factor`,
  ]),
]);
