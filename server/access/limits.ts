/**
 * How much one network may request, by kind. Thousands of phones share one IPv4 address (CGNAT), so this only keeps
 * one machine from taking the shop away from others. IPv6 counts by /64. `bodySeconds`: how long a body may take.
 */
export const LIMITS = {
  /** A page, whole or its data alone. */
  page: { aMinute: 3000, bodySeconds: 20 },
  read: { aMinute: 3000, bodySeconds: 20 },
  write: { aMinute: 600, bodySeconds: 20 },
  order: { aMinute: 240, bodySeconds: 30 },
  /** A password or a code, of one network or of one known browser. Wrong ones have limits of their own. */
  'sign-in': { aMinute: 300, bodySeconds: 20 },
  /** Requests that cause a mail, or a message that a person reads. */
  mail: { aMinute: 30, bodySeconds: 20 },
  /** What browsers report of the Content-Security-Policy. */
  report: { aMinute: 60, bodySeconds: 10 },
  /** A review's picture of 5 MB from a phone that sends a quarter of a megabit a second. */
  upload: { aMinute: 120, bodySeconds: 180 },
  /** Eight pictures of 10 MB, or a file of 100 MB, with a megabit a second. */
  'staff-upload': { aMinute: 120, bodySeconds: 900 },
} as const satisfies Record<string, { aMinute: number; bodySeconds: number }>;

export type Kind = keyof typeof LIMITS;

/** How many forms with files are received at once, in whole and from one network. They lie on the disk. */
export const UPLOADS_AT_ONCE = { inWhole: 60, fromOneNetwork: 20 };

/** The largest body of a form with files that is begun at all, in bytes. */
export const LARGEST_UPLOAD = 128 * 1024 * 1024;

/** The endpoints that do more than read or write a record. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  'POST /api/v1/checkout/create-order': 'order',
  'POST /api/v1/checkout/phone-order': 'order',
  'POST /api/v1/products/purchase': 'order',
  'POST /order/:token/pay': 'order',
  'GET /order/:token/return/:gateway': 'order',
  'POST /order/:token/return/:gateway': 'order',
  'POST /api/contact': 'mail',
  'POST /api/policy-reports': 'report',
  'POST /api/v1/mails/undelivered/:id/send-again': 'mail',
  'POST /api/v1/products/:id/alert': 'mail',
  'POST /api/v1/products/:id/questions': 'mail',
  'PUT /api/v1/questions/:id/answer': 'mail',
  'POST /api/v1/messages/:id/answers': 'mail',
  'PUT /api/v1/service-accounts/:service': 'sign-in',
  'DELETE /api/v1/service-accounts/:service': 'sign-in',
  'POST /api/v1/service-accounts/:service/check': 'mail',
  'POST /api/v1/message-texts/test-mail': 'mail',
  'POST /api/v1/message-texts/test-sms': 'mail',
  'POST /api/reviews': 'upload',
  'POST /api/v1/products/create': 'staff-upload',
  'PUT /api/v1/products/:id': 'staff-upload',
  'POST /api/v1/page-pictures': 'staff-upload',
  'POST /api/v1/products/import': 'staff-upload',
  'POST /api/v1/home-page/pictures': 'staff-upload',
  'POST /api/v1/money/settlements': 'staff-upload',
  'POST /api/v1/money/statement': 'staff-upload',
  'POST /api/reglogin/register': 'mail',
  'POST /api/reglogin/forgot-password': 'mail',
  'POST /api/reglogin/email-confirmation': 'mail',
  'POST /api/v1/checkout/track': 'sign-in',
  'POST /api/v1/checkout/coupon': 'sign-in',
  'POST /api/v1/checkout/own-order/:token/answer': 'order',
  'POST /api/v1/checkout/own-order/:token/preview': 'order',
  'PUT /api/v1/checkout/own-order/:token': 'order',
  'POST /api/reglogin/login': 'sign-in',
  'POST /api/reglogin/confirm-email': 'sign-in',
  'POST /api/reglogin/reset-password': 'sign-in',
  'PUT /api/reglogin/profile': 'sign-in',
  'PUT /api/reglogin/password': 'sign-in',
  'POST /api/user/register': 'sign-in',
  'POST /api/user/login': 'sign-in',
  'PUT /api/user/password': 'sign-in',
  'POST /api/user/second-factor': 'sign-in',
  'PUT /api/user/second-factor': 'sign-in',
  'DELETE /api/user/second-factor': 'sign-in',
  'POST /api/user/second-factor/recovery-codes': 'sign-in',
  'POST /api/user/admin/admin-users/login': 'sign-in',
  'PUT /api/user/admin/password': 'sign-in',
  'POST /api/user/admin/second-factor': 'sign-in',
  'PUT /api/user/admin/second-factor': 'sign-in',
  'DELETE /api/user/admin/second-factor': 'sign-in',
  'POST /api/user/admin/second-factor/recovery-codes': 'sign-in',
};

/** Files: cached by browsers for long, some hundred for a page. Monitoring may always ask. */
const FILE = /^\/(?:assets\/|media\/(?!og\/)|healthz$|readyz$|metrics$)|^\/(?!sitemap)[^/*:]+\.\w+$/;

/** The kind of a request; null for files, which are not counted. @param route as mounted; undefined for an unknown one */
export function kindOf(method: string, route: string | undefined): Kind | null {
  const reading = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  if (route === undefined || route === '/*') return reading ? 'page' : 'write';
  if (reading && FILE.test(route)) return null;
  return KIND_OF[`${method} ${route}`] ?? (reading ? 'read' : 'write');
}
