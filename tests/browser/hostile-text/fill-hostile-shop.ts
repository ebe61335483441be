import { type APIRequestContext, expect, request } from '@playwright/test';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { dayOfShop } from '../../../shop/dates.ts';
import type { Mailbox } from '../../support/mail-server.ts';
import { picture } from '../../support/product-form.ts';
import { bearer } from '../../support/staff.ts';
import { hireStaff } from './hire-staff.ts';
import { moveStock } from './move-stock.ts';
import { HOSTILE_WORD, hostileText } from './payloads.ts';
import { sent } from './sent.ts';
import type { ShownField } from './text-fields.ts';

export interface HostileShop {
  /** Ids: of the product that was ordered and reviewed, and of all others. */
  products: { created: string; others: string[] };
  orderId: string;
  /** Taken on the phone, then edited. */
  editedOrderId: string;
  /** Packed although a rule asked for a call. */
  packedOrderId: string;
  settlementId: string;
  contactMessageId: string;
  tokens: { adminToken: string; superAdminToken: string };
  customer: { email: string; password: string };
  /** What is to be typed into a field. */
  type(field: ShownField): string;
  /** Every field that it was asked for. */
  typed: ReadonlySet<ShownField>;
}

const CUSTOMER = { email: 'ayesha@example.com', password: 'chai with elaichi' };
const PLACE = { province: 'Sindh', city: 'Karachi', mobile: '03012345678' };

/** Fills every text of a shop with what a hostile shopper, member of staff or file would write, by its own requests. */
export async function fillHostileShop(url: string, box: Mailbox): Promise<HostileShop> {
  const http = await request.newContext({ baseURL: url, userAgent: HOSTILE_WORD });
  const typed = new Set<ShownField>();
  const type = (field: ShownField): string => {
    typed.add(field);
    return hostileText(field);
  };
  const tokens = await hireStaff(http, type);
  const asStaff = { headers: bearer(tokens.adminToken) };
  await writePage(http, asStaff, type);
  await changeSettings(http, asStaff, type('changeSettingsSchema.store.mission'));

  const category = await sent(
    http.post('/api/v1/categories', {
      ...asStaff,
      data: {
        name: type('createCategorySchema.name'),
        subcategories: [type('createCategorySchema.subcategories[]')],
      },
    }),
  );
  const other = await sent(
    http.post('/api/v1/categories', { ...asStaff, data: { name: 'Kitchen', subcategories: ['Pans'] } }),
  );
  const otherUrl = `/api/v1/categories/${other.id}`;
  await sent(http.put(otherUrl, { ...asStaff, data: { name: type('renameCategorySchema.name') } }));
  const subcategories = `${otherUrl}/subcategories`;
  const subcategory = type('addSubcategorySchema.subcategory');
  await sent(http.put(subcategories, { ...asStaff, data: { subcategory } }));
  const newSubcategoryName = type('renameSubcategorySchema.newSubcategoryName');
  await sent(http.put(`${subcategories}/0`, { ...asStaff, data: { newSubcategoryName } }));

  const form = async (texts: Record<string, string>) => ({
    ...asStaff,
    multipart: {
      category: category.id,
      subcategory: type('createCategorySchema.subcategories[]'),
      price: '1200',
      quantity: '9',
      shipping: 'paid',
      ...texts,
      photos: {
        name: `${HOSTILE_WORD}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(await picture(40, 30)),
      },
    },
  });
  const created = await sent(
    http.post(
      '/api/v1/products/create',
      await form({
        name: type('createProductFormSchema.name'),
        title: type('createProductFormSchema.title'),
        description: type('createProductFormSchema.description'),
        brand: type('createProductFormSchema.brand'),
      }),
    ),
  );
  const plain = { name: 'Pan', title: 'A pan', description: 'It cooks.' };
  const renamed = { category: other.id, subcategory: newSubcategoryName };
  const changed = await sent(http.post('/api/v1/products/create', await form({ ...plain, ...renamed })));
  await sent(
    http.put(
      `/api/v1/products/${changed.id}`,
      await form({
        ...renamed,
        name: type('changeProductFormSchema.name'),
        title: type('changeProductFormSchema.title'),
        description: type('changeProductFormSchema.description'),
        brand: type('changeProductFormSchema.brand'),
      }),
    ),
  );
  const added = { category: other.id, subcategory };
  const imported = await sent(http.post('/api/v1/products/create', await form({ ...plain, ...added })));
  const importFile = async (rows: Record<string, string>[]) => {
    const buffer = Buffer.from(stringify(rows, { header: true }));
    const file = { name: `${HOSTILE_WORD}.csv`, mimeType: 'text/csv', buffer };
    const response = await http.post('/api/v1/products/import?newProducts=published', {
      ...asStaff,
      multipart: { file },
    });
    expect(await response.text()).toContain('"saved":true');
  };
  await importFile([
    {
      name: type('newRowSchema.name'),
      title: type('newRowSchema.title'),
      description: type('newRowSchema.description'),
      price: '1200',
      quantity: '9',
      shipping: 'paid',
      category: type('createCategorySchema.name'),
      subcategory: type('createCategorySchema.subcategories[]'),
    },
  ]);
  await importFile([
    {
      _id: imported.id,
      name: type('changedRowSchema.name'),
      title: type('changedRowSchema.title'),
      description: type('changedRowSchema.description'),
    },
  ]);

  await sent(
    http.post('/api/reglogin/register', {
      data: {
        ...CUSTOMER,
        ...PLACE,
        confirmPassword: CUSTOMER.password,
        name: type('registerSchema.name'),
        address: type('registerSchema.address'),
      },
    }),
  );
  await sent(http.post('/api/reglogin/confirm-email', { data: { token: await mailedToken(box) } }));
  await sent(http.post('/api/reglogin/login', { data: CUSTOMER }));

  const { id: orderId } = await sent(
    http.post('/api/v1/checkout/create-order', {
      data: {
        customer: {
          ...PLACE,
          email: CUSTOMER.email,
          name: type('createOrderSchema.customer.name'),
          address: type('createOrderSchema.customer.address'),
          instructions: type('createOrderSchema.customer.instructions'),
        },
        items: [
          { _id: created.id, quantity: 1 },
          { _id: changed.id, quantity: 1 },
        ],
        shippingCost: 150,
        paymentMethod: 'cash',
        totalAmount: 2550,
      },
    }),
  );
  const packedOrderId = await packedAllTheSame(http, asStaff, created.id, type);
  const { id: editedOrderId } = await sent(
    http.post('/api/v1/checkout/phone-order', {
      ...asStaff,
      data: {
        customer: {
          ...PLACE,
          email: CUSTOMER.email,
          name: type('phoneOrderSchema.customer.name'),
          address: type('phoneOrderSchema.customer.address'),
          instructions: type('phoneOrderSchema.customer.instructions'),
        },
        items: [{ _id: created.id, quantity: 1 }],
        shippingCost: 150,
        paymentMethod: 'cash',
        totalAmount: 1350,
        overrule: type('phoneOrderSchema.overrule'),
      },
    }),
  );
  await sent(
    http.put(`/api/v1/checkout/order/${editedOrderId}`, {
      ...asStaff,
      data: {
        ...PLACE,
        email: CUSTOMER.email,
        name: type('editOrderSchema.name'),
        address: type('editOrderSchema.address'),
        instructions: type('editOrderSchema.instructions'),
        lines: [{ lineNumber: 1, quantity: 2 }],
        discountAmount: 100,
        discountReason: type('editOrderSchema.discountReason'),
        shippingCost: 0,
        shippingReason: type('editOrderSchema.shippingReason'),
        reason: type('editOrderSchema.reason'),
        version: 1,
        tellCustomer: true,
      },
    }),
  );
  const { page: ownPage } = await (await http.get(`/api/v1/checkout/order/${editedOrderId}`, asStaff)).json();
  await sent(
    http.put(`/api/v1/checkout${String(ownPage).replace('/order/', '/own-order/')}`, {
      data: {
        version: 2,
        place: {
          ...PLACE,
          address: type('changeOwnOrderSchema.place.address'),
          instructions: type('changeOwnOrderSchema.place.instructions'),
        },
      },
    }),
  );
  const orderUrl = `/api/v1/checkout/order/${orderId}`;
  await sent(http.post(`${orderUrl}/notes`, { ...asStaff, data: { note: type('orderNoteSchema.note') } }));

  await returned(http, asStaff, orderUrl, type);

  await moveStock(http, asStaff, created.id, type);
  const settlementId = await undoneSettlement(http, asStaff, type('reasonSchema.reason'));

  const review = (mobile: string, texts: Record<string, string>) =>
    http.post('/api/reviews', {
      multipart: { productId: created.id, mobile, rating: '4', ...texts },
    });
  const plainReview = { name: 'Bilal', title: 'A pan', comment: 'It cooks.' };
  const toHide = await sent(review('03214567890', plainReview));
  await sent(
    http.put(`/api/reviews/${toHide.id}/visibility`, {
      ...asStaff,
      data: { hidden: true, reason: type('reviewVisibilitySchema.reason') },
    }),
  );
  const shown = await sent(
    review('03339876543', {
      name: type('writeReviewSchema.name'),
      title: type('writeReviewSchema.title'),
      comment: type('writeReviewSchema.comment'),
    }),
  );
  const said = { text: type('answerReviewSchema.text'), seen: null };
  await sent(http.put(`/api/reviews/${shown.id}/answer`, { ...asStaff, data: said }));
  await sent(
    http.post('/api/contact', {
      data: {
        name: type('contactSchema.name'),
        email: 'eve@example.com',
        message: type('contactSchema.message'),
      },
    }),
  );
  await answeredQuestion(http, asStaff, created.id, type);
  const note = { mobile: PLACE.mobile, note: type('customerNoteSchema.note') };
  await sent(http.post('/api/v1/customers/notes', { ...asStaff, data: note }));
  const contactMessageId = await answeredMessage(http, asStaff, type);
  const all = z.array(z.object({ _id: z.string() })).parse(await (await http.get('/api/v1/products')).json());
  const others = all.map(({ _id }) => _id).filter((id) => id !== created.id);
  await http.dispose();
  return {
    products: { created: created.id, others },
    orderId,
    editedOrderId,
    packedOrderId,
    settlementId,
    contactMessageId,
    tokens,
    customer: CUSTOMER,
    type,
    typed,
  };
}

/** The owner says on screens what the shop stands for, and how it thanks for an order. */
async function changeSettings(
  http: APIRequestContext,
  asStaff: { headers: Record<string, string> },
  mission: string,
): Promise<void> {
  const url = '/api/v1/store-settings';
  const { version, groups } = settingsSchema.parse(await (await http.get(url, asStaff)).json());
  const text =
    `${HOSTILE_WORD}\n\n{name} {number}\n\n{destination}\n\n{order}\n\n{link|${HOSTILE_WORD}}`.slice(0, 4000);
  const thanks = { ...groups['order-placed'], subject: `${HOSTILE_WORD} {number}`, text };
  const data = { version, store: { ...groups.store, mission }, 'order-placed': thanks };
  expect((await http.put(url, { ...asStaff, data })).status()).toBe(200);
}

/** The owner makes a page of everything that a page can hold. */
async function writePage(
  http: APIRequestContext,
  asStaff: { headers: Record<string, string> },
  type: HostileShop['type'],
): Promise<void> {
  const sentPicture = await http.post('/api/v1/page-pictures', {
    ...asStaff,
    multipart: {
      picture: {
        name: `${HOSTILE_WORD}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(await picture(40, 30)),
      },
    },
  });
  const { picture: src } = z.object({ picture: z.string() }).parse(await sentPicture.json());
  const text = { type: 'text', text: type('pageTextSchema.content[].content[].text') };
  const state = {
    kind: 'page',
    slug: HOSTILE_PAGE,
    title: type('createPageSchema.state.title'),
    description: type('createPageSchema.state.description'),
    heading: type('createPageSchema.state.heading'),
    lead: type('createPageSchema.state.lead'),
    contactHeading: type('createPageSchema.state.contactHeading'),
    contactText: type('createPageSchema.state.contactText'),
    inFooter: 'yes',
    place: 1,
    body: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [text] },
        { type: 'paragraph', content: [text] },
        { type: 'picture', attrs: { src, alt: type('pageTextSchema.content[].attrs.alt') } },
      ],
    },
  };
  const created = await http.post('/api/v1/pages', { ...asStaff, data: { state } });
  expect(created.ok(), await created.text()).toBe(true);
  const { page } = pageSchema.parse(await created.json());
  const publish = { ...asStaff, data: { version: page.version, state } };
  expect((await http.post(`/api/v1/pages/${page._id}/publish`, publish)).status()).toBe(200);
}

/** The last part of the address of that page. */
export const HOSTILE_PAGE = 'hostile';

const pageSchema = z.object({ page: z.object({ _id: z.string(), version: z.number() }) });

const settingsSchema = z.object({
  version: z.number(),
  groups: z.object({
    store: z.record(z.string(), z.string()),
    'order-placed': z.record(z.string(), z.string()),
  }),
});

/** Blocks the mobile that ordered, and packs an order of another one although a rule asks for a call. @returns its id */
async function packedAllTheSame(
  http: APIRequestContext,
  asStaff: { headers: Record<string, string> },
  product: string,
  type: (field: ShownField) => string,
): Promise<string> {
  const reason = type('blockMobileSchema.reason');
  await sent(http.post('/api/v1/risk/blocked', { ...asStaff, data: { mobile: PLACE.mobile, reason } }));
  // Planned for later: it changes no price here.
  const planned = { from: '2098-01-01T00:00', discount: '5', appliesTo: 'all' };
  const sale = { name: type('discountSchema.name'), ...planned };
  await sent(http.post('/api/v1/discounts', { ...asStaff, data: sale }));
  const data = { name: type('riskRuleSchema.name'), above: '0', action: 'call-first' };
  const { rule } = ruleSchema.parse(
    await (await http.post('/api/v1/risk/rules', { ...asStaff, data })).json(),
  );
  await sent(http.put(`/api/v1/risk/rules/${rule._id}/switch`, { ...asStaff, data: { isOn: true } }));
  const person = { ...PLACE, mobile: '03211112222', email: CUSTOMER.email, name: 'Omar', address: 'House 2' };
  const { id } = await sent(
    http.post('/api/v1/checkout/create-order', {
      data: {
        customer: { ...person, instructions: '' },
        items: [{ _id: product, quantity: 1 }],
        shippingCost: 150,
        paymentMethod: 'cash',
        totalAmount: 1350,
      },
    }),
  );
  const overrule = type('takeStepSchema.overrule');
  const url = `/api/v1/checkout/order/${id}/fulfilment`;
  await sent(http.put(url, { ...asStaff, data: { step: 'pack', overrule } }));
  return id;
}

const ruleSchema = z.object({ rule: z.object({ _id: z.string() }) });

/** The token of the mail that asks to confirm an address. */
async function mailedToken({ mails }: Mailbox): Promise<string> {
  let token = '';
  const read = () => {
    token = /\/confirm-email\?token=([\w-]{43})/.exec(mails.join('\n'))?.[1] ?? '';
    return token;
  };
  await expect.poll(read).not.toBe('');
  return token;
}

const notedSchema = z.object({ order: z.object({ _id: z.string(), version: z.number() }) });
const openedSchema = z.object({ returnId: z.string() });

/** Delivers an order, takes part of it back, and pays for it, with such notes. */
async function returned(
  http: APIRequestContext,
  asStaff: { headers: Record<string, string> },
  orderUrl: string,
  type: (field: ShownField) => string,
): Promise<void> {
  const send = async (method: 'put' | 'post', url: string, data: object) => {
    const response = await http[method](url, { ...asStaff, data });
    if (!response.ok()) throw new Error(await response.text());
    return response;
  };
  const paid = { amount: 10, way: 'bank', paidOn: dayOfShop(new Date().toISOString()) };
  const came = { reference: type('notePaymentSchema.reference'), note: type('notePaymentSchema.note') };
  const noted = await send('post', `${orderUrl}/payments`, { ...paid, ...came });
  const { order } = notedSchema.parse(await noted.json());
  const reference = type('noteTransfersSchema.transfers[].reference');
  const { amount, paidOn } = paid;
  const transfer = { order: order._id, version: order.version, amount, paidOn, reference };
  await send('post', '/api/v1/money/statement/transfers', { transfers: [transfer] });
  await send('put', `${orderUrl}/status`, { status: 'Delivered' });
  const asked = {
    reason: 'other',
    note: type('openReturnSchema.note'),
    // Which product comes first depends on their ids.
    lines: [1, 2].map((lineNumber) => ({ lineNumber, units: 1 })),
  };
  const opened = await send('post', `${orderUrl}/returns`, asked);
  const url = `/api/v1/checkout/return/${openedSchema.parse(await opened.json()).returnId}`;
  await send('put', url, { step: 'receive', note: type('returnStepSchema.note') });
  const texts = { reference: type('refundSchema.reference'), note: type('refundSchema.note') };
  await send('post', `${orderUrl}/refunds`, { ...paid, ...texts });
  // It is looked at among those to confirm, too.
  await send('put', `${orderUrl}/status`, { status: 'Pending' });
}

const lookedSchema = z.object({
  seen: z.string(),
  settlement: z.object({ _id: z.string() }).nullable(),
});

/** Takes a courier's sheet with such a name, and undoes it. @returns its id */
async function undoneSettlement(
  http: APIRequestContext,
  asStaff: { headers: Record<string, string> },
  reason: string,
): Promise<string> {
  const url = '/api/v1/money/settlements';
  const buffer = Buffer.from('CN,COD\nF1,100\n');
  const file = { name: `${HOSTILE_WORD}.csv`, mimeType: 'text/csv', buffer };
  const send = async (dryRun: number, more: Record<string, string>) => {
    const multipart = { courier: 'TCS', ...more, file };
    const response = await http.post(`${url}?dryRun=${dryRun}`, { ...asStaff, multipart });
    return lookedSchema.parse(await response.json());
  };
  const { seen } = await send(1, {});
  const { settlement } = await send(0, { seen });
  await sent(http.post(`${url}/${settlement?._id}/undo`, { ...asStaff, data: { reason } }));
  return settlement?._id ?? '';
}

/** Answers the message of the contact form. @returns its id */
async function answeredMessage(
  http: APIRequestContext,
  asStaff: { headers: Record<string, string> },
  type: (field: ShownField) => string,
): Promise<string> {
  const page = z.object({ messages: z.array(z.object({ _id: z.string() })) });
  const [message] = page.parse(await (await http.get('/api/v1/messages', asStaff)).json()).messages;
  const data = { text: type('answerMessageSchema.text'), way: 'mail', version: 1 };
  await sent(http.post(`/api/v1/messages/${message?._id}/answers`, { ...asStaff, data }));
  return message?._id ?? '';
}

/** Asks about a product, and answers. */
async function answeredQuestion(
  http: APIRequestContext,
  asStaff: { headers: Record<string, string> },
  productId: string,
  type: (field: ShownField) => string,
): Promise<void> {
  const data = { name: type('askQuestionSchema.name'), question: type('askQuestionSchema.question') };
  await sent(http.post(`/api/v1/products/${productId}/questions`, { data }));
  const page = z.object({ questions: z.array(z.object({ _id: z.string() })) });
  const [question] = page.parse(await (await http.get('/api/v1/questions', asStaff)).json()).questions;
  const answer = { text: type('answerQuestionSchema.text'), version: 1 };
  await sent(http.put(`/api/v1/questions/${question?._id}/answer`, { ...asStaff, data: answer }));
}
