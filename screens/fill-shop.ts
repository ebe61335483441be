import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { openSession } from '../shop/auth/sessions/open-session.ts';
import { discountSchema } from '../shop/catalogue/discounts/schemas.ts';
import { createDiscount } from '../shop/catalogue/discounts/write-discounts.ts';
import { listSection } from '../shop/catalogue/home-sections/queries.ts';
import { subtotal } from '../shop/catalogue/pricing/rules.ts';
import type { Product } from '../shop/catalogue/products/responses.ts';
import { addRedirects } from '../shop/catalogue/redirects/write-redirects.ts';
import { registerCustomer } from '../shop/customers/register-customer.ts';
import { registerSchema } from '../shop/customers/schemas.ts';
import type { Result } from '../shop/errors.ts';
import { openCheckout } from '../shop/orders/checkout/place-order.ts';
import { answerAsCustomer } from '../shop/orders/confirmation/answer-as-customer.ts';
import { recordConfirmation } from '../shop/orders/confirmation/record-confirmation.ts';
import { changeStatus } from '../shop/orders/management/change-status.ts';
import { setCourier } from '../shop/orders/management/set-courier.ts';
import { writeNote } from '../shop/orders/management/write-note.ts';
import { pagePath } from '../shop/orders/page/page-token.ts';
import { ORDER_STATUSES, type OrderStatus } from '../shop/orders/rules.ts';
import { createOrderSchema } from '../shop/orders/schemas.ts';
import { shippingCost } from '../shop/orders/shipping/rules.ts';
import type { NamedPrincipal } from '../shop/principal.ts';
import { readSettings } from '../shop/settings/settings.ts';
import { withChoice } from '../shop/settings/store-settings/queries.ts';
import { newToken } from '../shop/tokens.ts';
import { appointSuperAdmin, hireAdmin } from '../tests/support/staff.ts';
import { fillCoupons } from './fill-coupons.ts';
import { fillMoney } from './fill-money.ts';
import { fillOptions } from './fill-options.ts';
import { fillPages } from './fill-pages.ts';
import { fillParcel } from './fill-parcel.ts';
import { fillPayments } from './fill-payments.ts';
import { fillMessages, fillQuestions } from './fill-people.ts';
import { fillReturns } from './fill-returns.ts';
import { fillRisk } from './fill-risk.ts';
import type { FilledShop } from './types.ts';

/** What delivery costs in a shop whose owner has changed nothing. */
const NEW_SHOP = readSettings({}).newShop;

const SHOPPERS = [
  { name: 'Ayesha Khan', mobile: '03012345678', province: 'Sindh', city: 'Karachi' },
  { name: 'Muhammad Bilal Qureshi', mobile: '03214567890', province: 'Punjab', city: 'Lahore' },
  { name: 'فاطمہ نور', mobile: '03339876543', province: 'Islamabad', city: 'Islamabad' },
  { name: 'Zainab Raza', mobile: '03451122334', province: 'Punjab', city: 'Rawalpindi' },
  { name: 'Hamza Tariq', mobile: '03005556677', province: 'Balochistan', city: 'Quetta' },
] as const;

const CUSTOMER = { email: 'ayesha@example.com', password: 'chai with elaichi' };

/** How many orders there are: two pages of the staff's list. */
const ORDERS = 34;

/** Which of them are cash orders that a courier has delivered. */
const DELIVERED_CASH = [10, 18, 22, 26, 30];

/** Fills an open shop with what a few weeks of trade leave behind: orders, notes, people, unusual names. */
export async function fillShop(url: string, database: Database): Promise<FilledShop> {
  const superAdmin = await appointSuperAdmin({ database });
  const admin = await hireAdmin({ database }, 'Shop Manager');
  await hireAdmin({ database }, 'Shop Editor');
  const actor: NamedPrincipal = { kind: 'admin', id: admin._id, name: admin.username };
  const customer = must(
    await registerCustomer(
      database,
      registerSchema.parse({
        ...CUSTOMER,
        ...SHOPPERS[0],
        confirmPassword: CUSTOMER.password,
        address: 'House 12, Street 4, PECHS Block 2',
      }),
      'Saman',
    ),
  );
  for (const device of ['Safari on iPhone', 'Firefox on Windows']) {
    await openSession(database, { kind: 'customer', id: customer._id }, device);
    await openSession(database, { kind: 'admin', id: admin._id }, device);
  }
  const goods = (await listSection(database, 'random-product', 7)).filter(({ quantity }) => quantity > 8);
  const orders = [];
  for (let number = 0; number < ORDERS; number++) {
    orders.push(await order(database, goods, number, customer._id));
  }
  const [newest = ''] = orders;
  for (const [number, id] of orders.entries()) await work(database, id, number, actor);
  const parcels = orders.filter((_, number) => DELIVERED_CASH.includes(number));
  const settlementId = await fillMoney(database, parcels, actor);
  await planDiscounts(database, actor);
  await addRedirects(
    database,
    'https://old.example/pots-and-pans.html /products/category/Kitchen\n/index.php?id=42 /about',
    actor,
  );
  await fillPages(database, actor);
  // Of the same mobile as the open order.
  await fillCoupons(database, actor);
  await fillRisk(database, orders[1 + SHOPPERS.length] ?? '', actor);
  await fillReturns(database, parcels, actor);
  const prepaid = [orders[3] ?? '', orders[5] ?? '', orders[4] ?? ''];
  await fillPayments(database, prepaid, actor);
  await loseMails(database, newest);
  await tellOfOrder(database, newest);
  await stretchNames(database);
  const products = { ...(await pickProducts(database)), withOptions: await fillOptions(database, actor) };
  await fillQuestions(database, products.plain, actor);
  return {
    url,
    database,
    products,
    orderId: newest,
    orderPages: await findOrderPages(database, orders),
    openOrder: { id: orders[1] ?? '', mobile: SHOPPERS[1].mobile },
    bookedOrderId: await fillParcel(database, orders[2] ?? '', actor),
    settlementId,
    contactMessageId: await fillMessages(database, actor),
    returnedOrders: parcels,
    prepaidOrders: prepaid,
    tokens: { admin: admin.token, superAdmin: superAdmin.token },
    customer: CUSTOMER,
  };
}

/** The shopper's pages: of the order of each status that was placed last, and of two that are a few hours old. */
async function findOrderPages(
  database: Database,
  orders: readonly string[],
): Promise<FilledShop['orderPages']> {
  const pages = database.selectFrom('orders').select(['number', 'page_key as key']);
  const pageOf = async (status: OrderStatus) => {
    const query = pages.where('status', '=', status).orderBy('number', 'desc').limit(1);
    return pagePath(await query.executeTakeFirstOrThrow());
  };
  const pageOfId = async (id = '') => pagePath(await pages.where('id', '=', id).executeTakeFirstOrThrow());
  const [, , , asked, , confirmed = ''] = orders;
  must(await answerAsCustomer(database, { orderId: confirmed, answer: 'confirm', by: 'mail' }));
  return {
    asked: await pageOfId(asked),
    confirmed: await pageOfId(confirmed),
    Pending: await pageOf('Pending'),
    Processing: await pageOf('Processing'),
    Delivered: await pageOf('Delivered'),
    Cancelled: await pageOf('Cancelled'),
  };
}

/** What the customer of an order was told: read, delivered, not arrived and waiting. */
async function tellOfOrder(database: Database, orderId: string): Promise<void> {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const about = { order_id: orderId, fact: '0' } as const;
  await database
    .insertInto('messages')
    .values([
      { ...about, kind: 'order-placed', way: 'mail', state: 'sent', queued_at: at(90), sent_at: at(90) },
      {
        ...about,
        ...{ kind: 'order-placed', way: 'whatsapp', state: 'delivered' },
        ...{ queued_at: at(90), sent_at: at(90), delivered_at: at(88) },
      },
      { ...about, kind: 'order-confirm', way: 'whatsapp', state: 'read', queued_at: at(89), read_at: at(80) },
      { ...about, kind: 'order-confirmed', way: 'sms', state: 'left-out', queued_at: at(79) },
      {
        ...about,
        ...{ kind: 'order-sent', way: 'whatsapp', state: 'failed', queued_at: at(30) },
        reason: 'WhatsApp could not deliver it (error 131026).',
      },
      { ...about, kind: 'order-sent', way: 'mail', state: 'waiting', queued_at: at(1) },
    ])
    .execute();
}

/** Two mails that the mail server did not take. */
async function loseMails(database: Database, orderId: string): Promise<void> {
  const order = await database
    .selectFrom('orders')
    .select(['number', 'email'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lost = { subject_id: orderId, about_id: orderId, about_name: String(order.number) } as const;
  await database
    .insertInto('undelivered_mails')
    .values([
      {
        ...lost,
        id: randomUUID(),
        kind: 'order-placed',
        address: order.email,
        reason: 'The mail server refused the address.',
        occurred_at: new Date(),
        about_kind: 'order',
      },
      {
        ...lost,
        id: randomUUID(),
        kind: 'email-confirmation',
        address: 'a.very.long.name.of.somebody.in.karachi@mailboxes.example.com',
        reason: 'No answer for a day.',
        occurred_at: new Date(),
        about_kind: 'mail',
      },
    ])
    .execute();
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`Filling the shop was refused: ${result.failure.message}`);
  return result.value;
}

function pick<T>(list: readonly T[], number: number): T {
  const picked = list[number % list.length];
  if (picked === undefined) throw new Error('The demo catalogue has nothing that is well in stock.');
  return picked;
}

/**
 * The first one is of today, the others go back over a month.
 * @param customerId of the first shopper, who has an account
 * @returns its id
 */
async function order(
  database: Database,
  goods: readonly Product[],
  number: number,
  customerId: string,
): Promise<string> {
  const shopper = pick(SHOPPERS, number);
  const lines = Array.from({ length: 1 + (number % 3) }, (_, line) => ({
    ...pick(goods, number * 3 + line),
    quantity: 1 + ((number + line) % 2),
  }));
  const shipping = shippingCost(subtotal(lines), shopper.city, NEW_SHOP.delivery);
  const { _id } = must(
    await openCheckout(database, async () => withChoice(readSettings({ OPEN_ORDERS_PER_MOBILE: '1000' })))(
      createOrderSchema.parse({
        customer: {
          ...shopper,
          email: CUSTOMER.email,
          address: `House ${12 + number}, Street 4, Block ${1 + (number % 6)}`,
          ...(number % 4 === 0 && { instructions: 'Please call before you come; the bell does not work.' }),
        },
        items: lines.map(({ _id, quantity }) => ({ _id, quantity })),
        shippingCost: shipping,
        paymentMethod: number % 5 === 4 ? 'card' : 'cash',
        totalAmount: subtotal(lines) + shipping,
      }),
      {
        customerId: shopper === SHOPPERS[0] ? customerId : null,
        address: '127.0.0.1',
        receipt: newToken(),
      },
    ),
  );
  const hoursAgo = number < 6 ? number : number * 19;
  await database
    .updateTable('orders')
    .set({ created_at: sql<Date>`now() - make_interval(hours => ${hoursAgo})` })
    .where('id', '=', _id)
    .execute();
  return _id;
}

/** What the desk did with an order. The newest are still to be confirmed. */
async function work(database: Database, id: string, number: number, actor: NamedPrincipal): Promise<void> {
  if (number === 0) {
    must(await writeNote(database, id, 'Asked for delivery after 4 pm.', actor));
    const { links: couriers } = readSettings({}).newShop.couriers;
    const parcel = { courier: couriers[0]?.name ?? '', trackingNumber: 'KHI-2041-77' };
    must(await setCourier(database, id, { ...parcel, version: undefined }, couriers, actor));
  }
  if (number < 8) return;
  if (number % 5 !== 4) {
    const outcome = number % 7 === 0 ? 'no-answer' : 'confirmed';
    must(await recordConfirmation(database, id, { outcome, note: '', version: undefined }, actor));
  }
  must(await changeStatus(database, id, { status: pick(ORDER_STATUSES, number) }, actor));
}

const LONG_NAME =
  'Hand-Finished Extra-Wide Stainless Steel Karahi with Riveted Walnut Handles, Tempered-Glass Lid and Felt Pan Protector, 32 cm';
const URDU_NAME =
  'بھاری پیندے والا نان اسٹک توا، لکڑی جیسے مضبوط ہینڈل کے ساتھ، روٹی اور پراٹھے دونوں کے لیے، ۳۰ سینٹی میٹر';

/** Two products of the kitchen get names as staff may well write them. */
async function stretchNames(database: Database): Promise<void> {
  for (const [name, offset] of [LONG_NAME, URDU_NAME]
    .entries()
    .map(([index, name]) => [name, index] as const)) {
    await database
      .updateTable('products')
      .set({ name })
      .where('id', 'in', (chosen) =>
        chosen
          .selectFrom('products')
          .innerJoin('categories', 'categories.id', 'products.category_id')
          .select('products.id')
          .where('categories.name', '=', 'Kitchen')
          .orderBy('products.created_at')
          .offset(offset)
          .limit(1),
      )
      .execute();
  }
}

/** Discounts of each kind that change no price now. */
async function planDiscounts(database: Database, actor: NamedPrincipal): Promise<void> {
  const planned = { discount: '30', from: '2098-11-01T00:00', to: '2098-12-01T00:00', appliesTo: 'all' };
  for (const discount of [
    { ...planned, name: 'Winter sale' },
    { ...planned, name: 'Wedding season', discount: '12.5', isOn: 'no', to: '' },
  ]) {
    await createDiscount(database, discountSchema.parse(discount), actor);
  }
}

async function pickProducts(database: Database): Promise<Omit<FilledShop['products'], 'withOptions'>> {
  const ids = database
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select('id')
    .orderBy('name')
    .limit(1);
  const first = async (query: typeof ids) => (await query.executeTakeFirstOrThrow()).id;
  return {
    plain: await first(
      ids
        .where('quantity', '>', 10)
        .where('discount_basis_points', '>', 0)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('reviews').select('id').whereRef('reviews.product_id', '=', 'products.id')),
        ),
    ),
    fewLeft: await first(ids.where('quantity', 'in', [1, 2, 3, 4])),
    soldOut: await first(ids.where('quantity', '=', 0)),
    longName: await first(ids.where('name', '=', LONG_NAME)),
    urduName: await first(ids.where('name', '=', URDU_NAME)),
  };
}
