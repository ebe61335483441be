import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { replayOrders } from '../../shop/orders/risk/replay-orders.ts';
import type { RiskRuleShown } from '../../shop/orders/risk/responses.ts';
import {
  countOrders,
  customer,
  openTestShop,
  order,
  orderBody,
  stockOnHand,
  stockProduct,
} from '../support/shop.ts';
import { hireAdmin, requestAs } from '../support/staff.ts';

const shop = openTestShop();
let manager: string;
let editor: string;
let pan: Product;

beforeEach(async () => {
  manager = (await hireAdmin(shop)).token;
  editor = (await hireAdmin(shop, 'Shop Editor')).token;
  pan = await stockProduct(shop.database, { name: 'Pan', price: 1000, quantity: 500 });
});

const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  token = manager,
) => {
  const response = await requestAs(shop, token, method, `/api/v1/${path}`, body);
  return { status: response.statusCode, ...response.json() };
};

const place = (mobile = customer.mobile, quantity = 1, paymentMethod = 'cash') => {
  const body = orderBody([{ product: pan, quantity }]);
  return order(shop.app, { ...body, paymentMethod, customer: { ...customer, mobile, paymentMethod } });
};

/** @returns its id */
const placed = async (mobile?: string): Promise<string> => (await place(mobile)).json().order._id;

const step = (id: string, name: string, more: object = {}) =>
  send('PUT', `checkout/order/${id}/fulfilment`, { step: name, ...more });

/** Takes an order on its way by the steps that staff take. */
async function goes(id: string, ...steps: string[]) {
  await send('PUT', `checkout/order/${id}/courier`, { courier: 'TCS', trackingNumber: id.slice(0, 8) });
  for (const name of ['pack', 'hand-over', ...steps]) {
    const taken = await step(id, name, { unconfirmed: true });
    expect([name, taken.status]).toEqual([name, 200]);
  }
}

const RULE = { name: 'Refusers', leastCameBack: '1', nothingDelivered: '', action: 'call-first' };
const NO_CASH = { ...RULE, name: 'Small only', action: 'no-cash-above', mostCash: '2000' };

async function ruleOn(rule: object = RULE): Promise<RiskRuleShown> {
  const { rule: created } = await send('POST', 'risk/rules', rule);
  const { rule: on } = await send('PUT', `risk/rules/${created._id}/switch`, { isOn: true });
  return on;
}

const block = async (mobile = customer.mobile) => {
  await send('POST', 'risk/blocked', { mobile, reason: 'Three parcels for a joke' });
  const { mobiles } = await send('GET', 'risk/blocked');
  return mobiles[0]._id;
};

describe('the record of a mobile', () => {
  test('says what became of its other orders: placed, confirmed, delivered, came back, refused, not reached', async () => {
    await goes(await placed(), 'deliver');
    await goes(await placed('+92 301 2345678'), 'refuse', 'come-back', 'count-in');
    await goes(await placed(), 'come-back', 'lose');
    await send('PUT', `checkout/order/${await placed()}/confirmation`, { outcome: 'refused' });
    const unreached = await placed();
    await send('PUT', `checkout/order/${unreached}/confirmation`, { outcome: 'no-answer' });
    await send('PUT', `checkout/order/${unreached}/status`, { status: 'Cancelled' });
    const confirmed = await placed();
    await send('PUT', `checkout/order/${confirmed}/confirmation`, { outcome: 'confirmed' });
    await placed('0333-9999999');
    const { record, risk } = await send('GET', `checkout/order/${await placed()}`);
    expect(record).toEqual({
      orders: 6,
      confirmed: 1,
      delivered: 1,
      cancelled: 4,
      refused: 1,
      cameBack: 2,
      unreachable: 1,
      cameBackAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(risk).toEqual({ demands: [], block: null });
  });

  test('counts a parcel that came back no more once it is delivered after all, nor one that its buyer sent back', async () => {
    const again = await placed();
    await goes(again, 'refuse');
    const looked = await placed();
    const cameBack = async () => (await send('GET', `checkout/order/${looked}`)).record.cameBack;
    expect(await cameBack()).toBe(1);
    await step(again, 'deliver');
    expect(await cameBack()).toBe(0);
    const counted = { lines: [{ lineNumber: 1, good: 1, damaged: 0 }] };
    await send('PUT', `checkout/order/${again}/returns`, counted);
    const { record } = await send('GET', `checkout/order/${looked}`);
    expect([record.delivered, record.cameBack]).toEqual([1, 0]);
  });

  test('is read by the index of mobiles, however many orders there are', async () => {
    await shop.database.transaction().execute(async (transaction) => {
      await sql`
        insert into orders (id, name, email, mobile, province, city, address, payment_method, subtotal_paisa,
          shipping_paisa, total_paisa)
        select gen_random_uuid(), 'A', '', '+92301' || lpad((n / 4)::text, 7, '0'), 'Sindh', 'Karachi', 'H', 'cash', 1, 0, 1
        from generate_series(1, 5000) as n`.execute(transaction);
      await sql`analyze orders`.execute(transaction);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select count(*), count(came_back_at) from orders where mobile = '+923010000007'`.execute(
        transaction,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('orders_mobile');
    });
  });
});

describe('without a rule that is on', () => {
  test('nothing is asked, of whichever record', async () => {
    await send('POST', 'risk/rules', RULE);
    await send('POST', 'risk/rules', NO_CASH);
    await goes(await placed(), 'refuse');
    expect((await place(customer.mobile, 9)).statusCode).toBe(201);
    expect((await step(await placed(), 'pack', { unconfirmed: true })).status).toBe(200);
  });
});

describe('a call first', () => {
  test('is asked for before the parcel is packed, alone or with many others, with rule and reason', async () => {
    await ruleOn();
    await goes(await placed(), 'refuse');
    const next = await placed();
    const other = await placed('0333-9999999');
    const refused = await step(next, 'pack', { unconfirmed: true });
    expect(refused).toMatchObject({
      status: 409,
      code: 'RULE_ASKS',
      message: expect.stringMatching(
        /^Order \d+: Call first \(Refusers\)\. 1 of 1 parcel to this mobile came back\.$/,
      ),
    });
    const many = { ids: [next, other], step: 'pack', unconfirmed: true };
    const { results } = await send('PUT', 'checkout/orders/fulfilment', many);
    expect(results.map(({ done }: { done: boolean }) => done)).toEqual([false, true]);
    expect(results[0].reason).toContain('Call first (Refusers)');
    const { orders } = await send('GET', 'checkout/confirmation-queue');
    const queued = orders.find(({ _id }: { _id: string }) => _id === next);
    expect(queued.risk.demands).toMatchObject([{ rule: 'Refusers', action: 'call-first' }]);
    const [scanned] = (await send('GET', `checkout/scan?code=${queued.number}`)).orders;
    expect([scanned.record.cameBack, scanned.risk.demands.length]).toEqual([1, 1]);
  });

  test('is no longer asked for once the order is confirmed', async () => {
    await ruleOn();
    await goes(await placed(), 'refuse');
    const next = await placed();
    await send('PUT', `checkout/order/${next}/confirmation`, { outcome: 'confirmed' });
    expect((await step(next, 'pack')).status).toBe(200);
  });

  test('is overruled with a reason, which the history keeps; then nothing is asked of the order again', async () => {
    await ruleOn();
    await goes(await placed(), 'refuse');
    const next = await placed();
    expect((await step(next, 'pack', { overrule: ' ' })).status).toBe(400);
    expect((await step(next, 'pack', { overrule: 'Her brother called' })).status).toBe(200);
    await send('PUT', `checkout/order/${next}/courier`, { courier: 'TCS', trackingNumber: '99' });
    expect((await step(next, 'hand-over')).status).toBe(200);
    const { history, riskOverruled } = await send('GET', `checkout/order/${next}`);
    const packed = history.find(({ toFulfilment }: { toFulfilment: string }) => toFulfilment === 'packed');
    expect(packed).toMatchObject({
      actor: 'Sana (Shop Manager)',
      note: 'All the same, because: Her brother called',
    });
    expect(riskOverruled).toBe('Her brother called');
  });
});

describe('no cash above an amount', () => {
  beforeEach(async () => {
    await ruleOn(NO_CASH);
    await goes(await placed(), 'refuse');
  });

  test('is refused at the checkout in one sentence that tells a stranger nothing, and nothing is taken', async () => {
    const before = [await countOrders(shop.database), await stockOnHand(shop.database, pan._id)];
    const refused = await place(customer.mobile, 3);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'CASH_NOT_TAKEN',
        message: `For this order we take cash on delivery up to Rs. 2,000. Please pay by card, order for less, or call us at ${shop.settings.store.phone}.`,
      },
    ]);
    expect(refused.json().data).toBeUndefined();
    expect([await countOrders(shop.database), await stockOnHand(shop.database, pan._id)]).toEqual(before);
  });

  test('leaves small orders, cards and all other mobiles as they are', async () => {
    const answers = [
      await place(customer.mobile, 1),
      await place(customer.mobile, 3, 'card'),
      await place('0333-9999999', 3),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  });

  test('orders that come together are judged each by its own mobile', async () => {
    const mobiles = Array.from({ length: 12 }, (_none, n) =>
      n % 3 === 0 ? customer.mobile : `0333-00000${10 + n}`,
    );
    const answers = await Promise.all(mobiles.map((mobile) => place(mobile, 3)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      mobiles.map((_none, n) => (n % 3 === 0 ? 409 : 201)),
    );
  });
});

describe('a blocked mobile', () => {
  test('is asked to call, in any spelling and by card too; staff read why, and the order stands without a unit taken', async () => {
    await block();
    for (const answer of [await place('+923012345678'), await place('0301 2345678', 1, 'card')]) {
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
        409,
        'CALL_TO_ORDER',
        `Please call us at ${shop.settings.store.phone} to place this order.`,
      ]);
    }
    expect(await stockOnHand(shop.database, pan._id)).toBe(500);
  });

  test('is ordered for by phone only with a reason, which the history keeps', async () => {
    await block();
    const body = orderBody([{ product: pan, quantity: 1 }]);
    const refused = await send('POST', 'checkout/phone-order', body);
    expect(refused).toMatchObject({
      status: 409,
      code: 'RULE_ASKS',
      message: 'This mobile is blocked. Sana (Shop Manager): Three parcels for a joke',
    });
    const caller = await send('GET', 'checkout/caller?mobile=03012345678');
    expect(caller.block).toMatchObject({ reason: 'Three parcels for a joke', by: 'Sana (Shop Manager)' });
    const taken = await send('POST', 'checkout/phone-order', { ...body, overrule: 'Paid in the shop' });
    expect(taken.status).toBe(201);
    const { history, riskOverruled } = await send('GET', `checkout/order/${taken.order._id}`);
    expect([riskOverruled, history[0].note]).toEqual([
      'Paid in the shop',
      'All the same, because: Paid in the shop',
    ]);
    expect((await step(taken.order._id, 'pack')).status).toBe(200);
  });

  test('holds the parcels of its earlier orders back, and orders again once the block is lifted', async () => {
    const earlier = await placed();
    const id = await block();
    expect((await step(earlier, 'pack', { unconfirmed: true })).code).toBe('RULE_ASKS');
    expect((await send('DELETE', `risk/blocked/${id}`, undefined, editor)).status).toBe(200);
    expect((await place()).statusCode).toBe(201);
    expect((await step(earlier, 'pack', { unconfirmed: true })).status).toBe(200);
  });

  test('that two block at once is blocked once, and the second reads by whom and why', async () => {
    const body = { mobile: '0301-2345678', reason: 'He laughs' };
    const both = await Promise.all(
      [manager, editor].map((token) => send('POST', 'risk/blocked', body, token)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect(both.find(({ status }) => status === 400).fields.mobile).toMatch(
      /^This mobile is blocked already\. Sana .* did so: He laughs$/,
    );
    expect((await send('GET', 'risk/blocked?search=0301-234')).total).toBe(1);
    expect((await send('GET', 'risk/blocked?search=0777')).total).toBe(0);
  });
});

describe('rules', () => {
  test('are written by managers and read by editors', async () => {
    const { _id } = await ruleOn();
    const { rules } = await send('GET', 'risk/rules', undefined, editor);
    expect(rules).toMatchObject([
      { name: 'Refusers', isOn: true, condition: '1 or more parcels came back.', asks: 'Call first' },
    ]);
    const tries = [
      await send('POST', 'risk/rules', RULE, editor),
      await send('PUT', `risk/rules/${_id}`, RULE, editor),
      await send('PUT', `risk/rules/${_id}/switch`, { isOn: false }, editor),
      await send('DELETE', `risk/rules/${_id}`, undefined, editor),
      await send('GET', 'risk/replay', undefined, editor),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });

  test('that two change at once keep what the first saved', async () => {
    const { _id, version } = await ruleOn();
    const first = await send('PUT', `risk/rules/${_id}`, { ...RULE, name: 'First', version });
    const second = await send('PUT', `risk/rules/${_id}`, { ...RULE, name: 'Second', version });
    const third = await send('PUT', `risk/rules/${_id}/switch`, { isOn: false, version });
    expect([first.status, second.code, third.code]).toEqual([200, 'CHANGED_MEANWHILE', 'CHANGED_MEANWHILE']);
    expect((await send('GET', 'risk/rules')).rules).toMatchObject([{ name: 'First', isOn: true }]);
  });

  test('and blocks are in the audit log, a mobile by its last four digits', async () => {
    const { _id } = await ruleOn();
    await send('DELETE', `risk/rules/${_id}`);
    await block();
    const rows = await shop.database
      .selectFrom('audit_log')
      .select(['action', 'subject_kind', 'subject_name'])
      .where('subject_kind', 'in', ['risk-rule', 'mobile'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ action, subject_name }) => `${action}: ${subject_name}`)).toEqual([
      'created the rule: Refusers',
      'switched the rule on: Refusers',
      'deleted the rule: Refusers',
      'blocked the mobile: …5678',
    ]);
  });

  test('are at most twenty', async () => {
    for (let count = 0; count < 20; count += 1) await send('POST', 'risk/rules', RULE);
    expect((await send('POST', 'risk/rules', RULE)).status).toBe(400);
  });
});

describe('a replay', () => {
  test('counts what each rule, on or off, would have met by what was known then: returns against good buyers', async () => {
    await ruleOn();
    await send('POST', 'risk/rules', { ...RULE, name: 'Never', leastCameBack: '100' });
    const days = (id: string, placedAgo: number, endedAgo: number) =>
      sql`update orders set created_at = now() - make_interval(days => ${placedAgo}),
          came_back_at = case when came_back_at is not null then now() - make_interval(days => ${endedAgo}) end,
          delivered_at = case when delivered_at is not null then now() - make_interval(days => ${endedAgo}) end
        where id = ${id}`.execute(shop.database);
    const early = await placed();
    const alsoEarly = await placed();
    await goes(early, 'refuse');
    await step(alsoEarly, 'pack', { overrule: 'A test' });
    await send('PUT', `checkout/order/${alsoEarly}/courier`, { courier: 'TCS', trackingNumber: '77' });
    await step(alsoEarly, 'hand-over');
    await step(alsoEarly, 'refuse');
    const good = await placed();
    await send('PUT', `checkout/order/${good}/status`, { status: 'Delivered' });
    // Both were placed before either was known to come back; the good order only after.
    await days(early, 40, 30);
    await days(alsoEarly, 35, 25);
    await days(good, 10, 5);
    const replay = await send('GET', 'risk/replay?months=3');
    expect(replay).toMatchObject({
      status: 200,
      isCut: false,
      orders: 3,
      cameBack: { parcels: 2, amount: 2300 },
      delivered: { parcels: 1, amount: 1150 },
      rules: [
        { name: 'Refusers', isOn: true, cameBack: { parcels: 0 }, delivered: { parcels: 1, amount: 1150 } },
        { name: 'Never', isOn: false, cameBack: { parcels: 0 }, delivered: { parcels: 0 } },
      ],
    });
    // What was before the month is known, and not counted.
    expect(await send('GET', 'risk/replay?months=1')).toMatchObject({
      orders: 1,
      rules: [{ delivered: { parcels: 1 } }, { delivered: { parcels: 0 } }],
    });
    expect((await send('GET', 'risk/replay?months=2')).status).toBe(400);
    const cut = async (most: number) => {
      const { orders, isCut } = await replayOrders(shop.database, 3, most);
      return [orders, isCut];
    };
    expect([await cut(2), await cut(3)]).toEqual([
      [2, true],
      [3, false],
    ]);
  });
});
