import type { Database } from '../../database/connect.ts';

export const WAITING = '/api/v1/staff/waiting';
const ORDERS = '/api/v1/checkout/orders?page=1&limit=20';
const PRODUCTS = '/api/v1/products/staff?page=1';
/** The end of one product's name. */
const RARE_PRODUCT = 'Tawa 987';
/** One that a tenth of all customers bought. */
const FREQUENT_PRODUCT = ':frequent-product';
/** Stand for ids of what the bench makes. */
const CATEGORY = ':category';
const ORDER = ':order';
const SETTLEMENT = ':settlement';

/** Each list as its screen asks for it; a method other than GET stands before the address. */
const LISTS: Readonly<Record<string, string>> = {
  orders: ORDERS,
  'orders, oldest first': `${ORDERS}&sort=placed`,
  'orders, highest total first': `${ORDERS}&sort=-total`,
  'orders by number': `${ORDERS}&search=51234`,
  'orders by name': `${ORDERS}&search=ayesha`,
  'orders by whole name': `${ORDERS}&search=${encodeURIComponent('Zainab Lodhi')}`,
  'orders by the start of a name': `${ORDERS}&search=za`,
  'orders by mobile': `${ORDERS}&search=${encodeURIComponent('0311-1143211')}`,
  'orders by part of a mobile': `${ORDERS}&search=43211`,
  'orders by city': `${ORDERS}&search=karachi`,
  'orders by name and city': `${ORDERS}&search=${encodeURIComponent('khan karachi')}`,
  'orders that nobody finds': `${ORDERS}&search=xyzzy`,
  'orders by half a number like the code': `${ORDERS}&search=9231143`,
  'orders by three digits': `${ORDERS}&search=114`,
  'orders by address': `${ORDERS}&search=${encodeURIComponent('house 512 street 7')}`,
  'orders by a common word of addresses': `${ORDERS}&search=street`,
  'orders by tracking number': `${ORDERS}&search=7700000042`,
  'orders by a part of a tracking number': `${ORDERS}&search=0000421`,
  'orders by product': `${ORDERS}&search=${encodeURIComponent(RARE_PRODUCT)}`,
  'orders by a product that many bought': `${ORDERS}&search=${FREQUENT_PRODUCT}`,
  'orders by a common word of products': `${ORDERS}&search=karahi`,
  'orders by a common word, cancelled': `${ORDERS}&search=karahi&status=Cancelled`,
  'pending orders of a product': `${ORDERS}&search=karahi&status=Pending`,
  'orders by product, highest total first': `${ORDERS}&search=karahi&sort=-total`,
  'orders of other cities': `${ORDERS}&city=${encodeURIComponent('Other city')}`,
  'pending orders': `${ORDERS}&status=Pending`,
  'delivered orders': `${ORDERS}&status=Delivered`,
  'cash orders': `${ORDERS}&payment=cash`,
  'card orders of Quetta that are cancelled': `${ORDERS}&payment=card&city=Quetta&status=Cancelled`,
  'refused orders': `${ORDERS}&confirmation=refused`,
  'orders to pack': `${ORDERS}&fulfilment=to-pack`,
  'orders with the courier': `${ORDERS}&fulfilment=with-courier`,
  'orders back in the shop': `${ORDERS}&fulfilment=back`,
  'orders whose parcel arrived': `${ORDERS}&fulfilment=delivered`,
  'orders to choose together': '/api/v1/checkout/orders/matching?fulfilment=to-pack',
  'scan of a tracking number': '/api/v1/checkout/scan?code=tcs-51234',
  'scan of an order number': '/api/v1/checkout/scan?code=51234',
  'orders of a month': `${ORDERS}&from=${daysAgo(60)}&to=${daysAgo(30)}`,
  'the 400th page of orders': `${ORDERS.replace('page=1', 'page=400')}`,
  'card orders that were refused': `${ORDERS}&payment=card&confirmation=refused`,
  'unconfirmed orders': `${ORDERS}&confirmation=unconfirmed`,
  'lost orders': `${ORDERS}&fulfilment=lost`,
  'cancelled orders whose parcel arrived': `${ORDERS}&status=Cancelled&fulfilment=delivered`,
  'order page': `/api/v1/checkout/order/${ORDER}`,
  'confirmation queue': '/api/v1/checkout/confirmation-queue',
  'next order to confirm': 'PUT /api/v1/checkout/confirmation-queue/open',
  overview: '/api/v1/checkout/overview',
  'orders to confirm': `${ORDERS}&stage=to-confirm`,
  'orders of the view to pack': `${ORDERS}&stage=to-pack`,
  'orders of the view with courier': `${ORDERS}&stage=with-courier`,
  'orders of the view to hand over': `${ORDERS}&stage=to-hand-over`,
  'orders of the view courier says otherwise': `${ORDERS}&stage=courier-differs`,
  'orders of the view to be paid': `${ORDERS}&stage=awaits-payment`,
  'orders of the view to refund': `${ORDERS}&stage=to-refund`,
  'orders of the view money due': `${ORDERS}&stage=money-due`,
  'money due': '/api/v1/money/due',
  'money due of a courier, late': '/api/v1/money/due?courier=TCS&kind=late',
  settlements: '/api/v1/money/settlements',
  settlement: `/api/v1/money/settlements/${SETTLEMENT}`,
  ledger: '/api/v1/money/ledger',
  'what waits': WAITING,
  'anything by a name': '/api/v1/staff/search?query=ayesha',
  'anything by half a number': '/api/v1/staff/search?query=03014',
  customers: '/api/v1/customers',
  'customers by a name': '/api/v1/customers?search=ayesha',
  'customers by mobile': `/api/v1/customers?search=${encodeURIComponent('0311-1143211')}`,
  messages: '/api/v1/messages',
  products: PRODUCTS,
  'products by name': `${PRODUCTS}&sort=name`,
  'products by price': `${PRODUCTS}&sort=-price`,
  'products by stock': `${PRODUCTS}&sort=stock`,
  'products searched': `${PRODUCTS}&search=${encodeURIComponent('steel karahi')}`,
  'products by discount': `${PRODUCTS}&sort=-discount`,
  'products, oldest first': `${PRODUCTS}&sort=added`,
  'products of a common word by name': `${PRODUCTS}&search=steel&sort=name`,
  'products of a rare word by price': `${PRODUCTS}&search=98765&sort=price`,
  'products of two letters': `${PRODUCTS}&search=ka`,
  'products that nobody finds': `${PRODUCTS}&search=xyzzy&sort=name`,
  'products that are low': `${PRODUCTS}&stock=low`,
  'products sold out': `${PRODUCTS}&stock=out`,
  'products in stock by stock': `${PRODUCTS}&stock=in&sort=-stock`,
  'products that are drafts': `${PRODUCTS}&status=draft`,
  'published products by price': `${PRODUCTS}&status=published&sort=price`,
  'products of a brand': `${PRODUCTS}&brand=Sonex`,
  'brands of products': '/api/v1/products/staff/brands',
  'deleted products': '/api/v1/products/staff/deleted',
  'products with discount': `${PRODUCTS}&discounted=1`,
  'products of a category': `${PRODUCTS}&category=${CATEGORY}`,
  'products of a category by name': `${PRODUCTS}&category=${CATEGORY}&sort=name`,
  'products of a subcategory that are sold out': `${PRODUCTS}&category=${CATEGORY}&subcategory=${encodeURIComponent('Part 2 of Category 7')}&stock=out&sort=price`,
  'steel things with discount, low': `${PRODUCTS}&search=steel&discounted=1&stock=low&sort=-discount`,
  'audit log': '/api/v1/audit-log',
  'audit log of orders': '/api/v1/audit-log?kind=order',
  reviews: '/api/reviews',
};

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The lists with what they ask for in a filled shop. @param only those whose names begin so */
export async function listsOf(database: Database, only: string): Promise<[name: string, request: string][]> {
  const first = async (query: { executeTakeFirstOrThrow: () => Promise<{ value: string }> }) =>
    encodeURIComponent((await query.executeTakeFirstOrThrow()).value);
  const known = {
    [CATEGORY]: await first(
      database.selectFrom('categories').select('id as value').where('name', '=', 'Category 7'),
    ),
    [ORDER]: await first(
      database.selectFrom('orders').select('id as value').orderBy('created_at', 'desc').offset(700).limit(1),
    ),
    [SETTLEMENT]: await first(
      database.selectFrom('courier_settlements').select('id as value').orderBy('created_at').limit(1),
    ),
    [FREQUENT_PRODUCT]: await first(
      database.selectFrom('products').select('name as value').orderBy('created_at').offset(7).limit(1),
    ),
  };
  return Object.entries(LISTS)
    .filter(([name]) => name.startsWith(only))
    .map(([name, template]) => [
      name,
      Object.entries(known).reduce((text, [mark, value]) => text.replace(mark, value), template),
    ]);
}
