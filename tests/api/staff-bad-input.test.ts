import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../../server/access/permissions.ts';
import { type Part, picture, sendForm } from '../support/product-form.ts';
import { customer, openTestShop, order, orderBody, stockCategory, stockProduct } from '../support/shop.ts';
import { appointSuperAdmin, bearer, hireAdmin, requestAs } from '../support/staff.ts';

/** What the staff's calls make of input that is wrong: said in words, the field named, and nothing half done. */

const shop = openTestShop();
const GONE = randomUUID();

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Ids = Record<'product' | 'category' | 'order' | 'review' | 'admin', string>;

const TABLES = [
  'products',
  'categories',
  'subcategories',
  'orders',
  'order_lines',
  'order_events',
  'courier_bookings',
  'reviews',
  'admin_users',
  'super_admins',
  'audit_log',
  'outbox',
  'courier_settlements',
  'ledger_entries',
  'coupons',
  'risk_rules',
  'blocked_mobiles',
  'returns',
  'return_lines',
  'refunds',
  'payments',
  'redirects',
  'price_discounts',
  'price_discount_targets',
  'price_changes',
  'price_change_lines',
  'store_settings',
  'pages',
  'page_versions',
  'page_previews',
  'service_accounts',
  'contact_messages',
  'contact_answers',
  'questions',
  'customer_notes',
  'stock',
  'stock_movements',
] as const;

let tokens: { admin: string; owner: string };
let ids: Ids;
beforeEach(async () => {
  const { database, app } = shop;
  const admin = await hireAdmin(shop);
  tokens = { admin: admin.token, owner: (await appointSuperAdmin(shop)).token };
  const category = await stockCategory(database, 'Kitchen', ['Pans']);
  const product = await stockProduct(database, { category: category._id, subcategory: 'Pans' });
  const placed = await order(app, orderBody([{ product, quantity: 1 }]));
  const review = randomUUID();
  await database
    .insertInto('reviews')
    .values({
      id: review,
      product_id: product._id,
      name: 'Zahid',
      mobile: '+923012345678',
      title: 'A pan',
      rating: 4,
      comment: 'It cooks.',
    })
    .execute();
  ids = {
    product: product._id,
    category: category._id,
    order: placed.json().order._id,
    review,
    admin: admin._id,
  };
});

/** Every row of them, asked for at once: two hundred tests read it twice. */
const everything = async () => {
  const columns = TABLES.map(
    (table) => sql`(select json_agg(one) from ${sql.table(table)} one) as ${sql.id(table)}`,
  );
  const { rows } = await sql`select ${sql.join(columns)}`.execute(shop.database);
  return rows;
};

const isOfOwner = (url: string) =>
  url.startsWith('/api/v1/service-accounts') ||
  (url.startsWith('/api/user') && !url.startsWith('/api/user/admin/sessions'));
const tokenFor = (url: string) => (isOfOwner(url) ? tokens.owner : tokens.admin);

/** An edit of the order as it was placed. */
const EDIT = {
  ...customer,
  lines: [{ lineNumber: 1, quantity: 1 }],
  reason: 'She asked',
  version: 1,
};

const RETURN = { reason: 'faulty', lines: [{ lineNumber: 1, units: 1 }] };
const PAYMENT = { amount: 100, way: 'bank', reference: 'HBL 2', paidOn: '2026-08-31' };
const PAGE = {
  ...{ kind: 'blogs', title: 'Blogs', description: '', heading: 'Good to know', lead: '' },
};
const REFUND = { amount: 100, way: 'bank', reference: 'HBL 1', paidOn: '2026-08-31' };

describe('an id that is gone', () => {
  /** Each call that names a record, with a body that would be right. */
  const ENDPOINTS: Readonly<Record<string, object | null>> = {
    'PUT /api/v1/products/:id': null,
    'GET /api/v1/products/:id/variants': null,
    'PUT /api/v1/products/:id/variants': { options: [], variants: [] },
    'DELETE /api/v1/products/:id': null,
    'GET /api/v1/products/staff/:id': null,
    'GET /api/v1/products/imports/:id/undo': null,
    'POST /api/v1/products/imports/:id/undo': null,
    'POST /api/v1/products/staff/:id/duplicate': null,
    'PUT /api/v1/categories/:id': { name: 'Cooking' },
    'DELETE /api/v1/categories/:id': null,
    'GET /api/v1/categories/:id/subcategories': null,
    'PUT /api/v1/categories/:id/subcategories': { subcategory: 'Knives' },
    'PUT /api/v1/categories/:id/subcategories/:index': { newSubcategoryName: 'Knives' },
    'DELETE /api/v1/categories/:id/subcategories/:index': null,
    'GET /api/v1/checkout/order/:id': null,
    'PUT /api/v1/checkout/order/:id': EDIT,
    'POST /api/v1/checkout/order/:id/preview': EDIT,
    'PUT /api/v1/checkout/order/:id/status': { status: 'Processing' },
    'PUT /api/v1/checkout/order/:id/confirmation': { outcome: 'confirmed' },
    'POST /api/v1/checkout/order/:id/confirmation/undo': {},
    'PUT /api/v1/checkout/order/:id/courier': { courier: 'TCS', trackingNumber: '7712' },
    'PUT /api/v1/checkout/order/:id/fulfilment': { step: 'pack' },
    'PUT /api/v1/checkout/order/:id/returns': { lines: [{ lineNumber: 1, good: 1, damaged: 0 }] },
    'PUT /api/v1/checkout/order/:id/weight': { weightGrams: 800 },
    'POST /api/v1/checkout/order/:id/returns': RETURN,
    'PUT /api/v1/checkout/return/:id': { step: 'approve' },
    'POST /api/v1/checkout/return/:id/exchange': { ...orderBody([]), items: [{ _id: GONE, quantity: 1 }] },
    'POST /api/v1/checkout/order/:id/refunds': REFUND,
    'POST /api/v1/checkout/refund/:id/undo': { reason: 'The number was wrong.' },
    'POST /api/v1/checkout/order/:id/payments': PAYMENT,
    'POST /api/v1/checkout/payment/:id/ask': {},
    'POST /api/v1/checkout/payment/:id/undo': { reason: 'It was for another order.' },
    'PUT /api/v1/checkout/order/:id/advance': { amount: 500 },
    'GET /api/v1/stock/products/:id': null,
    'POST /api/v1/stock/products/:id/damaged': { units: 1, reason: 'Rain' },
    'POST /api/v1/stock/products/:id/correction': { units: 1, reason: 'Found' },
    'POST /api/v1/stock/products/:id/cost': { cost: 100, reason: 'By the bill' },
    'POST /api/v1/checkout/order/:id/booking': { courier: 'PostEx', weightGrams: 500 },
    'PUT /api/v1/checkout/order/:id/booking': { outcome: 'not-booked' },
    'DELETE /api/v1/checkout/order/:id/booking': null,
    'POST /api/v1/checkout/order/:id/booking/look-up': null,
    'POST /api/v1/checkout/order/:id/notes': { note: 'Leave it with the guard' },
    'PUT /api/user/admin/admin-users/:id': { allow: 0 },
    'DELETE /api/user/admin/admin-users/:id': null,
    'DELETE /api/user/admin/admin-users/:id/second-factor': null,
    'DELETE /api/user/super-admins/:id': null,
    'DELETE /api/user/sessions/:id': null,
    'DELETE /api/user/admin/sessions/:id': null,
    'POST /api/v1/mails/undelivered/:id/send-again': null,
    'DELETE /api/v1/mails/undelivered/:id': null,
    'PUT /api/reviews/:id/visibility': { hidden: true, reason: 'It names a phone number.' },
    'PUT /api/reviews/:id/answer': { text: 'Thank you.', seen: null },
    'GET /api/v1/messages/:id': null,
    'POST /api/v1/messages/:id/answers': { text: 'Yes.', way: 'mail', version: 1 },
    'PUT /api/v1/messages/:id/done': { done: true, version: 1 },
    'PUT /api/v1/messages/:id/read': { read: true },
    'PUT /api/v1/questions/:id/answer': { text: 'Yes.', version: 1 },
    'PUT /api/v1/questions/:id/declined': { declined: true, version: 1 },
    'POST /api/v1/money/due/:id/write-off': { reason: 'The courier closed down.' },
    'GET /api/v1/money/settlements/:id': null,
    'POST /api/v1/money/settlements/:id/undo': { reason: 'It is of another month.' },
    'PUT /api/v1/coupons/:id': { kind: 'percent', value: 10 },
    'PUT /api/v1/coupons/:id/switch': { isOn: true },
    'PUT /api/v1/risk/rules/:id': { name: 'Refusers', leastCameBack: 1, action: 'call-first' },
    'PUT /api/v1/risk/rules/:id/switch': { isOn: true },
    'DELETE /api/v1/risk/rules/:id': null,
    'DELETE /api/v1/risk/blocked/:id': null,
    'DELETE /api/v1/redirects/:id': null,
    'GET /api/v1/pages/:id': null,
    'PUT /api/v1/pages/:id/draft': { version: 1, state: PAGE },
    'POST /api/v1/pages/:id/discard-draft': { version: 1 },
    'POST /api/v1/pages/:id/publish': { version: 1, state: PAGE },
    'POST /api/v1/pages/:id/restore': { version: 1, number: 1 },
    'POST /api/v1/pages/:id/preview': { state: PAGE },
    'DELETE /api/v1/pages/:id': null,
    'PUT /api/v1/service-accounts/:service': {
      currentPassword: 'kettle and lamp',
      revision: null,
      fields: {},
    },
    'DELETE /api/v1/service-accounts/:service': { currentPassword: 'kettle and lamp', revision: null },
    'POST /api/v1/service-accounts/:service/check': null,
    'PUT /api/v1/discounts/:id': { name: 'Sale', discount: '10', appliesTo: 'all' },
    'PUT /api/v1/discounts/:id/end': {},
    'DELETE /api/v1/discounts/:id': null,
    'GET /api/v1/price-changes/:id/lines': null,
    'POST /api/v1/price-changes/:id/undo': null,
  };

  test('is tried at every call of staff that names one', () => {
    const named = Object.entries(PERMISSIONS)
      .filter(([call, access]) => call.includes('/:') && access !== 'everyone' && access !== 'customer')
      .map(([call]) => call);
    expect(Object.keys(ENDPOINTS).toSorted()).toEqual(named.toSorted());
  });

  test.each(Object.entries(ENDPOINTS))('is told so at %s, and nothing is changed', async (call, body) => {
    const [method, route = ''] = call.split(' ');
    const url =
      route.replace(/:id|:service/, GONE).replace(':index', '0') +
      (call === 'DELETE /api/v1/pages/:id' ? '?version=1' : '');
    const before = await everything();
    const response =
      call === 'PUT /api/v1/products/:id'
        ? await sendForm(shop.app, tokens.admin, { method: 'PUT', url }, [['price', '1200']])
        : await requestAs(shop, tokenFor(url), method as Method, url, body ?? undefined);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, code: 'NOT_FOUND', message: expect.any(String) });
    expect(await everything()).toEqual(before);
  });
});

describe('wrong types and missing fields', () => {
  test.each<[Method, (ids: Ids) => string, object, string[]]>([
    ['POST', () => '/api/v1/categories', {}, ['name']],
    ['POST', () => '/api/v1/categories', { name: ['Kitchen'] }, ['name']],
    ['PUT', ({ category }) => `/api/v1/categories/${category}`, { name: null }, ['name']],
    [
      'PUT',
      ({ category }) => `/api/v1/categories/${category}`,
      { name: 'Pots', version: 'one' },
      ['version'],
    ],
    ['PUT', ({ category }) => `/api/v1/categories/${category}/subcategories`, {}, ['subcategory']],
    [
      'PUT',
      ({ category }) => `/api/v1/categories/${category}/subcategories/0`,
      { newSubcategoryName: 7 },
      ['newSubcategoryName'],
    ],
    [
      'PUT',
      ({ order: id }) => `/api/v1/checkout/order/${id}`,
      { ...EDIT, lines: 'all', version: '1', tellCustomer: 'yes', discountAmount: {} },
      ['discountAmount', 'lines', 'tellCustomer', 'version'],
    ],
    ['POST', ({ order: id }) => `/api/v1/checkout/order/${id}/preview`, { ...EDIT, lines: [] }, ['lines']],
    [
      'POST',
      () => '/api/v1/checkout/quote',
      { items: [{ _id: GONE, quantity: 0 }] },
      ['city', 'items.0.quantity'],
    ],
    [
      'POST',
      () => '/api/v1/checkout/phone-order',
      { customer: 'Ayesha' },
      ['customer', 'items', 'paymentMethod', 'shippingCost', 'totalAmount'],
    ],
    ['PUT', ({ order: id }) => `/api/v1/checkout/order/${id}/status`, {}, ['status']],
    ['PUT', ({ order: id }) => `/api/v1/checkout/order/${id}/status`, { status: 1 }, ['status']],
    ['PUT', ({ order: id }) => `/api/v1/checkout/order/${id}/status`, { status: 'pending' }, ['status']],
    [
      'PUT',
      ({ order: id }) => `/api/v1/checkout/order/${id}/status`,
      { status: 'Processing', confirming: 'maybe' },
      ['confirming'],
    ],
    ['PUT', ({ order: id }) => `/api/v1/checkout/order/${id}/confirmation`, { note: 5 }, ['note', 'outcome']],
    [
      'POST',
      ({ order: id }) => `/api/v1/checkout/order/${id}/confirmation/undo`,
      { version: 0 },
      ['version'],
    ],
    [
      'PUT',
      () => '/api/v1/checkout/confirmation-queue/open',
      { order: '7', takeOver: 'yes' },
      ['order', 'takeOver'],
    ],
    ['PUT', ({ order: id }) => `/api/v1/checkout/order/${id}/courier`, {}, ['courier', 'trackingNumber']],
    [
      'PUT',
      ({ order: id }) => `/api/v1/checkout/order/${id}/courier`,
      { courier: 'TCS', trackingNumber: '' },
      ['trackingNumber'],
    ],
    ['PUT', ({ order: id }) => `/api/v1/checkout/order/${id}/fulfilment`, { step: 'post' }, ['step']],
    ['PUT', ({ order: id }) => `/api/v1/checkout/order/${id}/returns`, { lines: [] }, ['lines']],
    [
      'PUT',
      ({ order: id }) => `/api/v1/checkout/order/${id}/weight`,
      { weightGrams: '1kg' },
      ['weightGrams'],
    ],
    ['PUT', () => '/api/v1/checkout/orders/fulfilment', { ids: 'all', step: 'pack' }, ['ids']],
    ['PUT', () => '/api/v1/checkout/orders/courier', { ids: [], courier: 7 }, ['courier', 'ids']],
    ['POST', () => '/api/v1/checkout/orders/chosen', { ids: ['7'] }, ['ids.0']],
    [
      'POST',
      ({ order: id }) => `/api/v1/checkout/order/${id}/booking`,
      { courier: '', weightGrams: 0.5 },
      ['courier', 'weightGrams'],
    ],
    [
      'POST',
      ({ order: id }) => `/api/v1/checkout/order/${id}/booking`,
      { courier: 'PostEx', weightGrams: 500 },
      ['courier'],
    ],
    ['PUT', ({ order: id }) => `/api/v1/checkout/order/${id}/booking`, {}, ['outcome']],
    [
      'PUT',
      ({ order: id }) => `/api/v1/checkout/order/${id}/booking`,
      { outcome: 'booked', trackingNumber: '<b>' },
      ['trackingNumber'],
    ],
    ['POST', ({ order: id }) => `/api/v1/checkout/order/${id}/notes`, { note: ' ' }, ['note']],
    ['PUT', ({ review }) => `/api/reviews/${review}/visibility`, { hidden: 'yes' }, ['hidden']],
    ['PUT', ({ review }) => `/api/reviews/${review}/answer`, { text: ' ' }, ['seen', 'text']],
    ['POST', () => '/api/v1/customers/notes', { mobile: '12', note: ' ' }, ['mobile', 'note']],
    [
      'POST',
      () => '/api/v1/personal-data/erase',
      { who: 'Ayesha', confirmation: 'erase' },
      ['checked', 'confirmation', 'who'],
    ],
    ['POST', () => '/api/v1/personal-data/export', { who: '0301-2345678', checked: 'yes' }, ['checked']],
    ['POST', () => `/api/v1/messages/${GONE}/answers`, { text: ' ' }, ['text', 'version', 'way']],
    ['PUT', () => `/api/v1/messages/${GONE}/done`, { done: 'yes' }, ['done', 'version']],
    ['PUT', () => `/api/v1/messages/${GONE}/read`, {}, ['read']],
    ['PUT', () => `/api/v1/questions/${GONE}/answer`, { text: ' ' }, ['text', 'version']],
    ['PUT', () => `/api/v1/questions/${GONE}/declined`, { declined: 'no' }, ['declined', 'version']],
    ['PUT', ({ review }) => `/api/reviews/${review}/visibility`, { hidden: true }, ['reason']],
    ['POST', () => '/api/user/admin/admin-users', {}, ['email', 'mobileNo', 'password', 'role', 'username']],
    ['PUT', ({ admin }) => `/api/user/admin/admin-users/${admin}`, { allow: '1' }, ['allow']],
    ['PUT', ({ admin }) => `/api/user/admin/admin-users/${admin}`, { allow: 0, role: 'Boss' }, ['role']],
    ['PUT', () => '/api/v1/products/staff', {}, ['changes']],
    ['POST', ({ order: id }) => `/api/v1/checkout/order/${id}/returns`, {}, ['lines', 'reason']],
    [
      'POST',
      ({ order: id }) => `/api/v1/checkout/order/${id}/returns`,
      { ...RETURN, lines: [{ lineNumber: 1, units: -1 }], note: 7 },
      ['lines.0.units', 'note'],
    ],
    ['PUT', () => `/api/v1/checkout/return/${GONE}`, { step: 'refund' }, ['step']],
    ['PUT', () => `/api/v1/checkout/return/${GONE}`, { step: 'inspect' }, ['lines']],
    ['POST', () => `/api/v1/checkout/return/${GONE}/exchange`, { ...orderBody([]) }, ['items']],
    [
      'POST',
      ({ order: id }) => `/api/v1/checkout/order/${id}/refunds`,
      { ...REFUND, amount: '1e400', way: 'gold', paidOn: 'today', returnId: '7' },
      ['amount', 'paidOn', 'returnId', 'way'],
    ],
    ['POST', () => `/api/v1/checkout/refund/${GONE}/undo`, {}, ['reason']],
    [
      'POST',
      ({ order: id }) => `/api/v1/checkout/order/${id}/payments`,
      { ...PAYMENT, amount: -1, way: 'gold', paidOn: '31.8.' },
      ['amount', 'paidOn', 'way'],
    ],
    ['POST', () => `/api/v1/checkout/payment/${GONE}/undo`, { reason: '' }, ['reason']],
    ['PUT', ({ order: id }) => `/api/v1/checkout/order/${id}/advance`, { amount: 'all' }, ['amount']],
    ['POST', () => `/api/v1/money/due/${GONE}/write-off`, {}, ['reason']],
    ['POST', () => '/api/v1/money/statement/transfers', { transfers: [] }, ['transfers']],
    ['POST', () => `/api/v1/money/settlements/${GONE}/undo`, { reason: ' ' }, ['reason']],
    ['POST', () => '/api/v1/stock/goods-in', { lines: 'all', supplier: 7 }, ['lines', 'supplier']],
    [
      'POST',
      () => '/api/v1/stock/counts',
      { lines: [{ _id: GONE, counted: -1, seen: { onHand: '7', toPack: 0 } }] },
      ['lines.0.counted', 'lines.0.seen.onHand'],
    ],
    ['POST', () => `/api/v1/stock/products/${GONE}/damaged`, { units: 0 }, ['reason', 'units']],
    ['POST', () => `/api/v1/stock/products/${GONE}/correction`, { units: 'many' }, ['reason', 'units']],
    ['POST', () => `/api/v1/stock/products/${GONE}/cost`, { cost: '1e400', reason: ' ' }, ['cost', 'reason']],
    [
      'POST',
      () => '/api/v1/coupons',
      { code: 7, kind: [], value: {}, startsOn: 5 },
      ['code', 'kind', 'startsOn', 'value'],
    ],
    ['PUT', () => `/api/v1/coupons/${GONE}`, { kind: 'percent', value: '1e400' }, ['value']],
    ['PUT', () => `/api/v1/coupons/${GONE}/switch`, { isOn: 'no', version: 0 }, ['isOn', 'version']],
    [
      'POST',
      () => '/api/v1/risk/rules',
      { leastShare: 0.5, above: {} },
      ['above', 'action', 'leastShare', 'name'],
    ],
    ['PUT', () => `/api/v1/risk/rules/${GONE}`, { name: 'All', action: 'call-first' }, ['leastCameBack']],
    ['PUT', () => `/api/v1/risk/rules/${GONE}/switch`, { isOn: 'yes', version: 0 }, ['isOn', 'version']],
    ['POST', () => '/api/v1/redirects', { lines: '/a //b' }, ['lines']],
    ['POST', () => '/api/v1/pages', { state: { ...PAGE, kind: 'home' } }, ['state.kind']],
    [
      'POST',
      () => '/api/v1/pages/blogs/publish',
      { version: -1, state: { ...PAGE, title: 7 } },
      ['state.title', 'version'],
    ],
    [
      'PUT',
      () => '/api/v1/pages/blogs/draft',
      { version: '0', state: { ...PAGE, lead: ['x'] } },
      ['state.lead', 'version'],
    ],
    ['POST', () => '/api/v1/pages/blogs/restore', { version: 0, number: 'first' }, ['number']],
    [
      'POST',
      () => '/api/v1/discounts',
      { discount: '1e400', from: 7, to: '2026-13-01T10:00', appliesTo: {}, products: ['x'], places: 7 },
      ['appliesTo', 'discount', 'from', 'name', 'places', 'products.0', 'to'],
    ],
    ['POST', () => '/api/v1/discounts/overlaps', { discount: '5', appliesTo: 'categories' }, ['places']],
    ['PUT', () => `/api/v1/discounts/${GONE}/end`, { version: 0 }, ['version']],
    [
      'POST',
      () => '/api/v1/price-changes',
      { percent: 'NaN', rounding: 10, appliesTo: 'all', seen: { fingerprint: 'x', at: 'now' } },
      ['percent', 'rounding', 'seen.at', 'seen.fingerprint'],
    ],
    ['POST', () => '/api/v1/risk/blocked', { mobile: '0301', reason: ' ' }, ['mobile', 'reason']],
    [
      'PUT',
      ({ order: id }) => `/api/v1/checkout/order/${id}/fulfilment`,
      { step: 'pack', overrule: 7 },
      ['overrule'],
    ],
  ])('%s %s with %j is refused, %j named, and nothing is changed', async (method, urlOf, body, fields) => {
    const url = urlOf(ids);
    const before = await everything();
    const refused = await requestAs(shop, tokenFor(url), method, url, body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ success: false, code: 'INVALID_INPUT' });
    expect(Object.keys(refused.json().fields).toSorted()).toEqual(fields);
    expect(await everything()).toEqual(before);
  });

  test.each<[string, Part]>([
    ['price', ['price', '-1']],
    ['price', ['price', '1e12']],
    ['discount', ['discount', '101']],
    ['quantity', ['quantity', 'many']],
    ['shipping', ['shipping', 'maybe']],
    ['category', ['category', GONE.slice(1)]],
    ['photos', ['photos', { bytes: new Uint8Array(Buffer.from('%PDF-1.7')), name: 'list.pdf' }]],
  ])('of a change of a product: %s is named, and the product stays whole', async (field, part) => {
    const before = await everything();
    const good = { bytes: await picture(20, 20), name: 'pan.jpg' };
    const parts: Part[] = [['name', 'Another name'], ['photos', good], part];
    const url = `/api/v1/products/${ids.product}`;
    const refused = await sendForm(shop.app, tokens.admin, { method: 'PUT', url }, parts);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
    expect(await everything()).toEqual(before);
  });

  test('of what is no JSON at all, or no object, is refused in the same shape', async () => {
    const url = `/api/v1/checkout/order/${ids.order}/status`;
    const before = await everything();
    for (const payload of ['{"status":', '[]', '"Pending"', 'null', '']) {
      const headers = { ...bearer(tokens.admin), 'content-type': 'application/json' };
      const refused = await shop.app.inject({ method: 'PUT', url, headers, payload });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ success: false, message: expect.any(String) });
    }
    expect(await everything()).toEqual(before);
  });
});

describe('what lists are filtered by', () => {
  const LISTS = Object.entries(PERMISSIONS)
    .filter(([call, access]) => call.startsWith('GET ') && access !== 'customer' && !call.includes('/:'))
    .map(([call]) => call.slice('GET '.length));
  const each = (names: string[], values: string[]) =>
    names.flatMap((name) => values.map((value) => `${name}=${value}`));
  const FILTERS = [
    ...each(['search', 'query', 'city', 'kind', 'subcategory', 'category', 'who', 'ids'], ['a%00b']),
    ...each(['from', 'to'], ['0000-01-01', '9999-12-31']),
    ...each(['page', 'limit', 'priceFrom', 'priceTo', 'seed', 'search'], ['1e300', '9999999999']),
  ];

  test.each(LISTS)('never breaks %s: null characters, the year 0, numbers without end', async (url) => {
    const broken: string[] = [];
    for (const filter of FILTERS) {
      const { statusCode } = await requestAs(shop, tokenFor(url), 'GET', `${url}?${filter}`);
      if (statusCode >= 500) broken.push(`${filter} answered ${statusCode}`);
    }
    expect(broken).toEqual([]);
  });

  test('with a null character in it finds what it finds with a blank there', async () => {
    const url = '/api/v1/checkout/orders?search=';
    const [withNull, withBlank] = await Promise.all(
      ['Ayesha%00Khan', 'Ayesha%20Khan'].map((search) => requestAs(shop, tokens.admin, 'GET', url + search)),
    );
    expect(withNull?.json().orders).toHaveLength(1);
    expect(withNull?.json()).toEqual(withBlank?.json());
  });

  test('by the year 0 is refused, and the field named', async () => {
    const refused = await requestAs(shop, tokens.admin, 'GET', '/api/v1/checkout/orders?from=0000-01-01');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ from: 'Please give a day as 2026-08-31.' });
  });
});
