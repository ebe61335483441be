import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { readReport } from '../../shop/orders/reports/read-report.ts';
import type { Report, ReportRow } from '../../shop/orders/reports/responses.ts';
import { FACTS, type Fact, REPORTS } from '../../shop/orders/reports/rules.ts';
import { customer, openTestShop, order, orderBody, stockCategory, stockProduct } from '../support/shop.ts';
import { hireAdmin, requestAs } from '../support/staff.ts';

const shop = openTestShop();
let manager: string;
let pan: Product;

beforeEach(async () => {
  manager = (await hireAdmin(shop)).token;
  pan = await stockProduct(shop.database, { name: 'Pan', price: 1000, quantity: 500 });
});

const ask = (query: string, token = manager) => requestAs(shop, token, 'GET', `/api/v1/reports?${query}`);
const report = async (query: string): Promise<Report> => {
  const response = await ask(query);
  expect(response.statusCode).toBe(200);
  return response.json();
};
const send = async (method: 'PUT' | 'POST', path: string, body: object) => {
  const response = await requestAs(shop, manager, method, `/api/v1/checkout/${path}`, body);
  if (response.statusCode >= 400) throw new Error(response.body);
  return response.json();
};

/** An order of so many pans at Rs. 1,000 to Karachi, with Rs. 150 delivery. @returns its id */
const placed = async (quantity = 1): Promise<string> =>
  (await order(shop.app, orderBody([{ product: pan, quantity }]))).json().order._id;

type Times = Partial<Record<'created_at' | 'confirmation_at' | 'delivered_at', string>>;
/** As if it had happened then. */
const happened = (id: string, times: Times) =>
  shop.database
    .updateTable('orders')
    .set(Object.fromEntries(Object.entries(times).map(([column, at]) => [column, new Date(at)])))
    .where('id', '=', id)
    .execute();

/** What a row says of each fact that happened: how often, and the rupees. */
const said = ({ figures }: Pick<ReportRow, 'figures'>) =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([fact, { count, amount }]) =>
      count || amount ? [[fact, [count, amount]]] : [],
    ),
  );
const rowsOf = ({ rows }: Report) =>
  rows.flatMap((row) => (Object.keys(said(row)).length > 0 ? [[row.name, said(row)]] : []));

describe('a report by time', () => {
  test('counts what was placed, confirmed and delivered each on its own day of the shop', async () => {
    // The day begins at 19:00 UTC the evening before.
    await happened(await placed(1), { created_at: '2026-03-01T18:59:59.999Z' });
    const late = await placed(2);
    await send('PUT', `order/${late}/confirmation`, { outcome: 'confirmed' });
    await send('PUT', `order/${late}/status`, { status: 'Delivered' });
    await happened(late, {
      created_at: '2026-03-01T19:00:00Z',
      confirmation_at: '2026-03-02T18:59:59Z',
      delivered_at: '2026-03-03T19:00:00Z',
    });
    const cancelled = await placed(3);
    await send('PUT', `order/${cancelled}/status`, { status: 'Cancelled' });
    await happened(cancelled, { created_at: '2026-03-02T18:59:59Z' });
    const outside = await placed(4);
    await happened(outside, { created_at: '2026-03-04T19:00:00Z' });

    const found = await report('by=day&from=2026-03-01&to=2026-03-04');
    expect(found.rows).toHaveLength(4);
    expect(rowsOf(found)).toEqual([
      ['2026-03-01', { placed: [1, 1150] }],
      ['2026-03-02', { placed: [2, 2150 + 3150], confirmed: [1, 2150] }],
      ['2026-03-04', { delivered: [1, 2150] }],
    ]);
    expect(said(found.total)).toEqual({ placed: [3, 6450], confirmed: [1, 2150], delivered: [1, 2150] });
    expect(found.total.deliveryTime).toEqual({ half: 48, most: 48 });
  });

  test('has weeks from Monday on, over the end of a year, cut by the days that are asked for', async () => {
    for (const [quantity, at] of [
      [1, '2026-12-29T19:00:00Z'],
      [2, '2027-01-03T18:59:59Z'],
      [3, '2027-01-03T19:00:00Z'],
      [4, '2026-12-29T18:59:59Z'],
    ] as const) {
      await happened(await placed(quantity), { created_at: at });
    }
    const found = await report('by=week&from=2026-12-30&to=2027-01-05');
    expect(rowsOf(found)).toEqual([
      ['2026-12-28', { placed: [2, 1150 + 2150] }],
      ['2027-01-04', { placed: [1, 3150] }],
    ]);
    expect(said({ figures: found.total.before ?? {} })).toEqual({ placed: [1, 4150] });
    expect(rowsOf(await report('by=month&from=2026-12-01&to=2027-01-31'))).toEqual([
      ['2026-12-01', { placed: [2, 1150 + 4150] }],
      ['2027-01-01', { placed: [2, 2150 + 3150] }],
    ]);
  });
});

describe('what was earned', () => {
  const cost = (rupees: number) =>
    requestAs(shop, manager, 'POST', `/api/v1/stock/products/${pan._id}/cost`, {
      cost: rupees,
      reason: 'By the bill',
    });
  async function deliver(quantity: number, discountAmount = 0): Promise<void> {
    const id = await placed(quantity);
    if (discountAmount > 0) {
      const { version } = (await requestAs(shop, manager, 'GET', `/api/v1/checkout/order/${id}`)).json();
      await send('PUT', `order/${id}`, {
        ...customer,
        lines: [{ lineNumber: 1, quantity }],
        discountAmount,
        discountReason: 'A dent',
        reason: 'A dent',
        version,
      });
    }
    await send('PUT', `order/${id}/status`, { status: 'Delivered' });
  }

  test('is what was delivered, less what its units cost when they were ordered, less discounts, in every report', async () => {
    await deliver(5, 10);
    await cost(600);
    await deliver(1);
    await cost(700);
    await deliver(2, 50);
    await placed(3);
    const earned = { count: 3, amount: 400 + 2 * 300 - 50 };
    for (const by of REPORTS) {
      expect([by, (await report(`by=${by}&period=7-days`)).total.figures.margin]).toEqual([by, earned]);
    }
    const [first] = (await report('by=product&period=7-days')).rows;
    expect(first?.figures.margin).toEqual({ count: 3, amount: 1000 });
  });
});

describe('what comes back', () => {
  /** Walks an order to its customer. */
  async function delivered(quantity: number): Promise<string> {
    const id = await placed(quantity);
    await send('PUT', `order/${id}/status`, { status: 'Delivered' });
    return id;
  }

  test('is a parcel that nobody took, or a return with its value, and a refund counts on the day it was paid', async () => {
    const refused = await placed(1);
    await send('PUT', `order/${refused}/courier`, { courier: 'TCS', trackingNumber: '7712' });
    for (const step of ['pack', 'hand-over', 'refuse'])
      await send('PUT', `order/${refused}/fulfilment`, { step, unconfirmed: true });
    const id = await delivered(3);
    const body = { reason: 'damaged', lines: [{ lineNumber: 1, units: 1 }] };
    const sent = await requestWithKey(`order/${id}/returns`, body);
    const { returnId } = sent;
    await send('PUT', `return/${returnId}`, { step: 'receive' });
    await send('PUT', `return/${returnId}`, {
      step: 'inspect',
      lines: [{ lineNumber: 1, good: 1, damaged: 0 }],
    });
    const declined = await requestWithKey(`order/${id}/returns`, body);
    await send('PUT', `return/${declined.returnId}`, { step: 'decline', note: 'Too late' });
    const paidOn = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
    await requestWithKey(`order/${id}/refunds`, {
      ...{ returnId, amount: 1000, way: 'wallet', reference: 'EP-1', paidOn },
    });
    const found = await report('by=courier&period=7-days');
    expect(said(found.total)).toEqual({
      placed: [2, 1150 + 3150],
      delivered: [1, 3150],
      cameBack: [1, 1150],
      returned: [1, 1000],
      refunded: [1, 1000],
    });
    expect(Object.keys((await report('by=product')).total.figures)).toEqual(FACTS.slice(0, 5));
  });

  const requestWithKey = async (path: string, payload: object) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/v1/checkout/${path}`,
      headers: { authorization: `Bearer ${manager}`, 'idempotency-key': randomUUID() },
      payload,
    });
    if (response.statusCode >= 400) throw new Error(response.body);
    return response.json();
  };

  test('an edited order counts as it is now, and what took it is counted by name', async () => {
    const id = await placed(1);
    const { paymentMethod: _payment, ...person } = customer;
    await send('PUT', `order/${id}`, {
      ...person,
      ...{ lines: [{ lineNumber: 1, quantity: 4 }], reason: 'She asked', version: 1 },
      ...{ discountAmount: '100', discountReason: 'A scratch' },
    });
    await send('PUT', `order/${id}/confirmation`, { outcome: 'confirmed' });
    const products = await report('by=product');
    expect(rowsOf(products)).toEqual([
      ['Pan', { placed: [4, 4000], confirmed: [4, 4000] }],
      ['Delivery, less discounts', { placed: [0, 50], confirmed: [0, 50] }],
    ]);
    const one = { placed: [1, 4050], confirmed: [1, 4050] };
    expect(rowsOf(await report('by=category'))[0]?.[0]).toBe('Category of Pan');
    expect(rowsOf(await report('by=confirmed-by'))).toEqual([['Sana (Shop Manager)', one]]);
    expect(rowsOf(await report('by=taken-by'))).toEqual([['Shoppers themselves', one]]);
    expect(rowsOf(await report('by=courier'))).toEqual([['No courier yet', one]]);
    expect(rowsOf(await report('by=city'))).toEqual([['Karachi', one]]);
  });

  test('a group is compared with itself in the days before', async () => {
    await happened(await placed(1), { created_at: '2026-03-02T06:00:00Z' });
    await happened(await placed(2), { created_at: '2026-03-01T06:00:00Z' });
    const { rows, daysBefore } = await report('by=city&from=2026-03-02&to=2026-03-02');
    expect(daysBefore).toEqual({ from: '2026-03-01', to: '2026-03-01' });
    expect(rows.map(({ before }) => said({ figures: before ?? {} }))).toEqual([{ placed: [1, 2150] }]);
  });
});

describe('whatever orders there are', () => {
  const DAYS = { from: '2026-03-10', to: '2026-03-19' };
  /** From nine days before the days before to nine days after. */
  const moment = fc
    .integer({ min: Date.parse('2026-02-20T00:00:00Z'), max: Date.parse('2026-03-28T00:00:00Z') })
    .map((at) => new Date(at));
  const randomOrder = fc.record({
    placed: moment,
    confirmed: fc.option(moment),
    delivered: fc.option(moment),
    cameBack: fc.option(moment),
    city: fc.constantFrom('Karachi', 'Lahore', 'Gwadar', ' others'),
    courier: fc.constantFrom(null, 'TCS', 'PostEx'),
    confirmedBy: fc.constantFrom('Sana', 'Bilal'),
    shipping: fc.constantFrom(0, 15_000),
    discount: fc.constantFrom(0, 99),
    lines: fc.array(
      fc.record({
        product: fc.constantFrom(0, 1, 2, null),
        price: fc.integer({ min: 100, max: 200_000 }),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  });
  type RandomOrder = typeof randomOrder extends fc.Arbitrary<infer Made> ? Made : never;

  async function store(orders: readonly RandomOrder[], products: readonly string[]): Promise<void> {
    await shop.database.deleteFrom('order_lines').execute();
    await shop.database.deleteFrom('orders').execute();
    if (orders.length === 0) return;
    const rows = orders.map((made) => ({ ...made, id: randomUUID(), subtotal: subtotalOf(made) }));
    await shop.database
      .insertInto('orders')
      .values(
        rows.map((made) => ({
          ...{
            id: made.id,
            name: 'A',
            email: '',
            mobile: '+923012345678',
            province: 'Sindh',
            city: made.city,
          },
          ...{ address: 'House 1', payment_method: 'cash' as const, created_at: made.placed },
          ...{ subtotal_paisa: made.subtotal, shipping_paisa: made.shipping, discount_paisa: made.discount },
          discount_reason: made.discount > 0 ? 'Kind' : null,
          total_paisa: totalOf(made),
          ...(made.confirmed && { confirmation: 'confirmed' as const, confirmation_at: made.confirmed }),
          ...(made.confirmed && { confirmation_by: made.confirmedBy }),
          ...{ courier: made.courier, delivered_at: made.delivered, came_back_at: made.cameBack },
        })),
      )
      .execute();
    await shop.database
      .insertInto('order_lines')
      .values(
        rows.flatMap(({ id, placed, lines }) =>
          lines.map(({ product, price, quantity }, index) => ({
            ...{ order_id: id, line_number: index + 1, name: 'A thing', placed_at: placed },
            product_id: product === null ? null : (products[product] ?? null),
            ...{ price_paisa: price, discount_basis_points: 0, line_price_paisa: price, quantity },
          })),
        ),
      )
      .execute();
  }

  const subtotalOf = ({ lines }: RandomOrder) =>
    lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const totalOf = (made: RandomOrder) => subtotalOf(made) + made.shipping - made.discount;

  /** What a unit of the first product costs (paisa); of the others nobody knows. */
  const COST = 12_345;

  function earned(orders: readonly RandomOrder[]) {
    const known = orders.map(({ discount, lines }) => ({
      discount,
      lines: lines.filter(({ product }) => product === 0),
    }));
    const units = known.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
    const paisa = known.map(({ discount, lines }) =>
      lines.reduce(
        (sum, { price, quantity }) => sum + (price - COST) * quantity,
        lines.length ? -discount : 0,
      ),
    );
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    return { count: sum(units), amount: sum(paisa) / 100 };
  }

  /** What a report has to say of a fact, counted here. */
  function expected(
    orders: readonly RandomOrder[],
    fact: Fact,
    { from, to }: Report['days'],
    units: boolean,
  ) {
    if (fact === 'returned' || fact === 'refunded') return { count: 0, amount: 0 };
    const [begin, end] = [Date.parse(`${from}T00:00:00+05:00`), Date.parse(`${to}T23:59:59.999+05:00`)];
    const met = orders.filter((made) => {
      const at = made[fact === 'margin' ? 'delivered' : fact]?.getTime() ?? 0;
      return at >= begin && at <= end;
    });
    const unitsOf = ({ lines }: RandomOrder) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (fact === 'margin') return earned(met);
    return {
      count: met.reduce((sum, made) => sum + (units ? unitsOf(made) : 1), 0),
      amount: met.reduce((sum, made) => sum + totalOf(made), 0) / 100,
    };
  }

  test('the rows of every report sum to the same whole, which is that of the orders, now and before', async () => {
    const category = (await stockCategory(shop.database, 'Pots'))._id;
    const products: string[] = [];
    for (const name of ['A', 'B', 'C'])
      products.push((await stockProduct(shop.database, { name, category }))._id);
    await sql`insert into stock_movements (product_id, kind, units, average_cost_paisa, at, actor)
      values (${products[0]}, 'cost', 0, ${COST}, '2000-01-01', 'Sana')`.execute(shop.database);
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomOrder, { maxLength: 25 }),
        fc.integer({ min: 1, max: 3 }),
        async (orders, most) => {
          await store(orders, products);
          for (const by of REPORTS) {
            const read = await readReport(shop.database, { by, period: '7-days', ...DAYS }, most);
            if (!read.ok) throw new Error(read.failure.message);
            const { rows, total, days, daysBefore } = read.value;
            const units = by === 'product' || by === 'category';
            for (const fact of FACTS) {
              if (total.figures[fact] === undefined) continue;
              expect([by, fact, total.figures[fact]]).toEqual([
                by,
                fact,
                expected(orders, fact, days, units),
              ]);
              expect([by, fact, total.before?.[fact]]).toEqual([
                by,
                fact,
                expected(orders, fact, daysBefore, units),
              ]);
              const count = rows.reduce((sum, { figures }) => sum + (figures[fact]?.count ?? 0), 0);
              const paisa = rows.reduce(
                (sum, { figures }) => sum + Math.round((figures[fact]?.amount ?? 0) * 100),
                0,
              );
              expect([by, fact, count, paisa]).toEqual([
                by,
                fact,
                total.figures[fact].count,
                Math.round(total.figures[fact].amount * 100),
              ]);
            }
          }
        },
      ),
      { numRuns: 10 },
    );
  });
});

describe('a report', () => {
  test('is for Shop Managers, as is its file', async () => {
    const editor = (await hireAdmin(shop, 'Shop Editor')).token;
    expect((await ask('', editor)).statusCode).toBe(403);
    expect((await requestAs(shop, editor, 'GET', '/api/v1/reports/export')).statusCode).toBe(403);
  });

  test.each([
    ['by=colour', 'by'],
    ['period=ever', 'period'],
    ['from=yesterday', 'from'],
    ['from=2026-02-30', 'from'],
    ['from=1926-01-01&to=2026-01-01', 'from'],
    ['from=2025-01-01&to=2026-01-02', 'from'],
    ['from=2026-01-02&to=2026-01-01', 'to'],
    ['to=9999-12-31', 'to'],
    ['from=0000-01-01', 'from'],
  ])('of %s is refused, and the field is named', async (query, field) => {
    for (const path of ['reports', 'reports/export']) {
      const refused = await requestAs(shop, manager, 'GET', `/api/v1/${path}?${query}`);
      expect(refused.statusCode).toBe(400);
      expect(Object.keys(refused.json().fields)).toEqual([field]);
    }
  });

  test('is a CSV file with the same rows, in which no name is a formula', async () => {
    await happened(await placed(1), { created_at: '2026-03-02T06:00:00Z' });
    await shop.database.updateTable('orders').set({ city: '=1+1' }).execute();
    const path = '/api/v1/reports/export?by=city&from=2026-03-01&to=2026-03-02';
    const file = await requestAs(shop, manager, 'GET', path);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.headers['content-disposition']).toContain('report-city-2026-03-01-2026-03-02.csv');
    const [head = '', row = ''] = file.body.replace('\uFEFF', '').split('\n');
    expect(head).toMatch(/^City,Placed \(count\),Placed \(Rs\.\),Confirmed \(count\)/);
    expect(row).toMatch(/^'=1\+1,1,1150,0,0,/);
  });
});
