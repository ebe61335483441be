import { randomUUID } from 'node:crypto';
import { zipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { readLedger } from '../../shop/back-office/settlements/read-ledger.ts';
import type { SheetLook } from '../../shop/back-office/settlements/responses.ts';
import { dayOfShop } from '../../shop/dates.ts';
import { postEntries } from '../../shop/payments/ledger/post-entries.ts';
import { countWaitingForLocks } from '../support/database.ts';
import { sendForm } from '../support/product-form.ts';
import { openTestShop } from '../support/shop.ts';
import { bearer, requestAs, signInAsAdmin } from '../support/staff.ts';
import { workbook } from '../support/workbook.ts';

const shop = openTestShop();
const HEAD = 'CN #,Order ID,COD Amount,Service Charges,WHT,Net Payable,Payment Date';

let token: string;
beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Manager');
});

interface Parcel {
  tracking: string;
  rupees?: number;
  courier?: string;
  payment?: 'cash' | 'card';
}

/** An order with a courier, as it is on its way. @returns its id */
async function sendParcel({ tracking, rupees = 2000, courier = 'TCS', payment = 'cash' }: Parcel) {
  const id = randomUUID();
  await shop.database
    .insertInto('orders')
    .values({
      id,
      name: 'Ayesha',
      email: 'ayesha@example.com',
      mobile: '+923012345678',
      province: 'Sindh',
      city: 'Karachi',
      address: 'House 1',
      payment_method: payment,
      subtotal_paisa: rupees * 100,
      shipping_paisa: 0,
      total_paisa: rupees * 100,
      status: 'Processing',
      courier,
      tracking_number: tracking,
    })
    .execute();
  await shop.database
    .insertInto('order_lines')
    .values(
      [1, 2].map((line_number) => ({
        order_id: id,
        line_number,
        name: line_number === 1 ? '=Pan' : 'Lid',
        price_paisa: (rupees * 100) / 2,
        discount_basis_points: 0,
        line_price_paisa: (rupees * 100) / 2,
        quantity: 1,
      })),
    )
    .execute();
  return id;
}

const setStatus = async (id: string, status: string) => {
  const set = await requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}/status`, { status });
  expect(set.statusCode).toBe(200);
};

async function deliver(parcel: Parcel) {
  const id = await sendParcel(parcel);
  await setStatus(id, 'Delivered');
  return id;
}

const URL = '/api/v1/money/settlements';

function send(text: string | Uint8Array, fields: Record<string, string> = {}, dryRun = 1) {
  const { name = 'tcs.csv', ...texts } = { courier: 'TCS', ...fields };
  const bytes = new Uint8Array(Buffer.from(text));
  return sendForm(shop.app, token, { method: 'POST', url: `${URL}?dryRun=${dryRun}` }, [
    ...Object.entries(texts),
    ['file', { bytes, name }],
  ]);
}

async function look(text: string | Uint8Array, fields: Record<string, string> = {}): Promise<SheetLook> {
  const response = await send(text, fields);
  expect(response.json()).toMatchObject({ success: true });
  return response.json();
}

/** Looks at a sheet and confirms what was seen. */
async function take(text: string, fields: Record<string, string> = {}) {
  const { seen } = await look(text, fields);
  const taken = await send(text, { ...fields, seen: seen ?? '' }, 0);
  expect(taken.json()).toMatchObject({ success: true });
  return taken.json().settlement;
}

const lines = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
const get = async (path: string) => (await requestAs(shop, token, 'GET', `/api/v1/money/${path}`)).json();

async function balances() {
  const { couriers, balance } = await readLedger(shop.database);
  expect(balance).toBe(0);
  const all = couriers.flatMap(({ accounts }) => accounts).filter((one) => one.balance !== 0);
  return Object.fromEntries(all.map((one) => [one.account, one.balance]));
}

describe('the ledger', () => {
  test('owes the cash of a parcel from its delivery on, once, and no longer when it was not delivered after all', async () => {
    const id = await deliver({ tracking: 'T1' });
    await setStatus(id, 'Delivered');
    expect(await balances()).toEqual({ 'due-from-courier': 2000, sales: -2000 });
    await setStatus(id, 'Processing');
    expect(await balances()).toEqual({});
    await setStatus(id, 'Delivered');
    expect(await balances()).toEqual({ 'due-from-courier': 2000, sales: -2000 });
    expect(await get('due')).toMatchObject({ total: 1, parcels: [{ balance: 2000, courier: 'TCS' }] });
  });

  test('owes the cash of what was delivered also when all of it comes back later, and a sheet pays for it', async () => {
    const id = await deliver({ tracking: 'T1' });
    const whole = [1, 2].map((lineNumber) => ({ lineNumber, good: 1, damaged: 0 }));
    const url = `/api/v1/checkout/order/${id}/returns`;
    const back = await requestAs(shop, token, 'PUT', url, { lines: whole });
    expect(back.json()).toMatchObject({ order: { status: 'Cancelled', fulfilment: 'back' } });
    expect(await balances()).toEqual({ 'due-from-courier': 2000, sales: -2000 });
    const { rows } = await look(lines('T1,,2000,0,0,2000,01/08/2026'), { dayOrder: 'day-first' });
    expect(rows).toMatchObject([{ verdict: 'paid' }]);
  });

  test('owes nothing for a card, and moves with the parcel to another courier', async () => {
    await deliver({ tracking: 'T1', payment: 'card' });
    expect(await balances()).toEqual({});
    const id = await deliver({ tracking: 'T2' });
    const other = { courier: 'Trax', trackingNumber: 'X2' };
    await requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}/courier`, other);
    expect(await get('due')).toMatchObject({ total: 1, couriers: [{ courier: 'Trax', due: 2000 }] });
    expect(await balances()).toEqual({ 'due-from-courier': 2000, sales: -2000 });
  });

  test('takes no group that does not sum to 0, and changes none that it has', async () => {
    const group = { orderId: null, courier: 'TCS', settlementId: null, note: 'Half' };
    const principal = { kind: 'shop', id: randomUUID(), name: 'Sana' } as const;
    const half = [{ ...group, postings: [{ account: 'bank', paisa: 5 } as const] }];
    const post = shop.database
      .transaction()
      .execute((transaction) => postEntries(transaction, half, principal));
    await expect(post).rejects.toThrow('sum to 0');
    const inserted = shop.database
      .insertInto('ledger_entries')
      .values({
        group_id: randomUUID(),
        account: 'bank',
        amount_paisa: 5,
        courier: 'TCS',
        actor: 'Sana',
        note: '',
      })
      .execute();
    await expect(inserted).rejects.toThrow('do not sum to 0');
    await deliver({ tracking: 'T1' });
    await expect(sql`update ledger_entries set amount_paisa = 1`.execute(shop.database)).rejects.toThrow(
      'reversed',
    );
    await expect(sql`delete from ledger_entries`.execute(shop.database)).rejects.toThrow('reversed');
  });
});

test('ten planted faults in one sheet are each found, and what is stored sums to 0', async () => {
  await deliver({ tracking: 'OLD' });
  await take(lines('OLD,,2000,150,20,1830,13/01/2026'));
  for (const tracking of ['OK1', 'OK2', 'SHORT', 'OVER', 'TWICE', 'SUM']) await deliver({ tracking });
  await sendParcel({ tracking: 'WAY' });
  await setStatus(await sendParcel({ tracking: 'GONE' }), 'Cancelled');
  await deliver({ tracking: 'TRAX', courier: 'Trax' });
  const before = await balances();
  const pay = (tracking: string) => `${tracking},,2000,150,20,1830,13/02/2026`;
  const sheet = lines(
    pay('OK1'),
    pay(' ok 2'),
    'SHORT,,"Rs. 1,500",150,20,"1,330",13/02/2026',
    'OVER,,2500,150,20,2330,13/02/2026',
    pay('TWICE'),
    pay('Twice'),
    pay('OLD'),
    pay('FOREIGN'),
    pay('WAY'),
    pay('TRAX'),
    pay('GONE'),
    'SUM,,2000,150,20,1800,13/02/2026',
    'Total,,"26,000","1,800",240,"23,930",',
  );
  const seen = await look(sheet);
  expect(seen.rows.map(({ verdict }) => verdict)).toEqual([
    'paid',
    'paid',
    'short',
    'over',
    'paid',
    'paid-twice',
    'paid-twice',
    'unknown',
    'not-delivered',
    'wrong-courier',
    'cancelled',
    'does-not-add-up',
  ]);
  expect(seen.totalsFaults).toEqual([
    'Cash collected: the total says Rs. 26,000, the rows come to Rs. 24,000.',
    'Net paid: the total says Rs. 23,930, the rows come to Rs. 21,930.',
  ]);
  expect(seen.rows.filter(({ detail }) => detail).length + 1).toBe(10);
  expect(await balances()).toEqual(before);

  await send(sheet, { seen: seen.seen ?? '' }, 0);
  const after = await balances();
  expect((after.bank ?? 0) - (before.bank ?? 0)).toBe(21_930);
  expect(after).toMatchObject({ 'courier-charges': 1950, 'withheld-tax': 260, 'unclear-payments': -10_000 });
  // Kept beside the entries, and the same.
  const kept = await sql<{ same: boolean }>`
    select (select sum(balance_paisa) from courier_dues)
      = (select sum(amount_paisa) from ledger_entries where account = 'due-from-courier') as same
  `.execute(shop.database);
  expect(kept.rows).toEqual([{ same: true }]);
  const due = await get('due?courier=TCS');
  expect(due.couriers).toMatchObject([
    { courier: 'TCS', shortParcels: 2, short: 530, overParcels: 2, over: 2500 },
    { courier: 'Trax', due: 2000 },
  ]);
  expect((await get('due?kind=short')).total).toBe(2);
});

describe('a sheet', () => {
  test('that came before is refused, naming the settlement, also in another file with the same rows', async () => {
    await deliver({ tracking: 'T1' });
    await take(lines('T1,,2000,150,20,1830,13/02/2026'), { name: 'first.csv' });
    for (const again of [
      lines('T1,,2000,150,20,1830,13/02/2026'),
      lines('t 1,,"Rs. 2,000",150,20,"1,830",13-Feb-2026'),
    ]) {
      const refused = await send(again);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'SHEET_TAKEN', data: { number: 1 } });
      expect(refused.json().message).toMatch(/^This sheet is settlement 1 already: first\.csv, by Sana/);
    }
  });

  test('of which something changed since the look is not stored', async () => {
    const id = await deliver({ tracking: 'T1' });
    const sheet = lines('T1,,2000,150,20,1830,13/02/2026');
    const { seen } = await look(sheet);
    await setStatus(id, 'Cancelled');
    const refused = await send(sheet, { seen: seen ?? '' }, 0);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await get('settlements')).total).toBe(0);
    expect(await balances()).toEqual({});
  });

  test('of two people at once is stored once', async () => {
    await deliver({ tracking: 'T1' });
    const sheet = lines('T1,,2000,150,20,1830,13/02/2026');
    const { seen } = await look(sheet);
    const both = await Promise.all([1, 2].map(() => send(sheet, { seen: seen ?? '' }, 0)));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await balances()).toMatchObject({ bank: 1830 });
  });

  test('is stored while something is written about its orders, and neither waits for the other', async () => {
    const order_id = await deliver({ tracking: 'T1' });
    await shop.database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('order_events')
        .values({ order_id, kind: 'note', actor: 'Bilal', note: 'Called' })
        .execute();
      await take(lines('T1,,2000,150,20,1830,13/02/2026'));
    });
    expect(await balances()).toMatchObject({ bank: 1830 });
  });

  test('asks what its columns mean where it does not say, and they are remembered for the courier', async () => {
    await deliver({ tracking: 'T1' });
    await deliver({ tracking: 'T2' });
    const first = 'Bar,Cash,Cut,Day\nT1,2000,150,01/02/2026';
    expect(await look(first)).toMatchObject({ ready: false, asks: 'columns' });
    const columns = JSON.stringify({ Bar: 'tracking', Cash: 'collected', Cut: 'charges', Day: 'date' });
    expect(await look(first, { columns })).toMatchObject({ ready: false, asks: 'day-order' });
    await take(first, { columns, dayOrder: 'day-first' });
    const second = await look('Bar,Cash,Cut,Day\nT2,2000,150,13/02/2026');
    expect(second).toMatchObject({
      ready: true,
      rows: [{ verdict: 'paid', charges: 150, paidOn: '2026-02-13' }],
    });
  });

  test('in XLSX is read as one in CSV', async () => {
    await deliver({ tracking: 'T1' });
    const seen = await look(
      workbook([HEAD.split(','), ['T1', '', '2000', '150', '20', '1830', '13/02/2026']]),
      {
        name: 'tcs.xlsx',
      },
    );
    expect(seen).toMatchObject({
      ready: true,
      faults: 0,
      rows: [{ row: 2, verdict: 'paid', paid: 1830, paidOn: '2026-02-13' }],
    });
  });

  test('with cells that cannot be read is stored in no part', async () => {
    await deliver({ tracking: 'T1' });
    const seen = await look(
      lines('T1,,2000,150,20,1830,13/02/2026', 'T2,,two thousand,150,20,1830,13/02/2026'),
    );
    expect(seen).toMatchObject({
      ready: false,
      problems: [{ row: 3, column: 'COD Amount', message: '“two thousand” is no amount.' }],
    });
  });

  test.each([
    ['nothing', ''],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])],
    ['the old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['a page of the web', '<html><table></table></html>'],
    ['a broken workbook', Buffer.from('PK\u0003\u0004 and no more')],
    ['a workbook that unpacks to too much', zipSync({ 'xl/a.xml': new Uint8Array(20 * 1024 * 1024) })],
    ['a workbook with a cell in the last corner', workbook([['CN', 'COD']], 'XFD1048576')],
    ['too many rows', lines(...Array.from({ length: 5001 }, (_, n) => `T${n},,1,0,0,1,`))],
    ['more than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 'a')],
  ])('that is %s is refused in words, naming the file', async (_, bytes) => {
    const refused = await send(bytes);
    expect([400, 413]).toContain(refused.statusCode);
    expect(Object.keys(refused.json().fields)).toEqual(['file']);
  });

  test('of a courier whom the shop has not is refused', async () => {
    const refused = await send(lines('T1,,1,0,0,1,'), { courier: 'Nobody' });
    expect(Object.keys(refused.json().fields)).toEqual(['courier']);
  });
});

test('a wrong settlement is undone by entries that reverse it, stays in the list, and its sheet can come again', async () => {
  await deliver({ tracking: 'T1' });
  const sheet = lines('T1,,1500,150,20,1330,13/02/2026', 'FOREIGN,,100,0,0,100,13/02/2026');
  const { _id } = await take(sheet);
  expect((await get(`settlements/${_id}`)).accounts).toContainEqual({ account: 'bank', balance: 1430 });
  const undo = (reason: string) => requestAs(shop, token, 'POST', `${URL}/${_id}/undo`, { reason });
  expect((await undo(' ')).statusCode).toBe(400);
  expect((await undo('It is of another month')).statusCode).toBe(200);
  expect((await undo('Again')).json().code).toBe('CHANGED_MEANWHILE');
  expect(await balances()).toEqual({ 'due-from-courier': 2000, sales: -2000 });
  expect(await get('due')).toMatchObject({ parcels: [{ balance: 2000, paid: 0 }] });
  const kept = await get('settlements');
  expect(kept.settlements).toMatchObject([
    { undone: { reason: 'It is of another month' }, totals: { paid: 1430 } },
  ]);
  expect(kept.couriers).toEqual([]);
  await take(sheet);
  expect((await get('settlements')).total).toBe(2);
});

test('money is due for longer than agreed when the days of the setting are over', async () => {
  const id = await deliver({ tracking: 'T1' });
  await deliver({ tracking: 'T2' });
  await sql`update courier_dues set since = now() - interval '8 days' where order_id = ${id}`.execute(
    shop.database,
  );
  expect(await get('due?kind=late')).toMatchObject({
    agreedDays: 7,
    total: 1,
    parcels: [{ _id: id, isLate: true }],
    couriers: [{ parcels: 2, due: 4000, lateParcels: 1, late: 2000 }],
  });
});

test('the export for an accountant has a row for each line, the amounts of an order once, and no formula', async () => {
  const id = await deliver({ tracking: 'T1' });
  await take(lines('T1,,2000,150,20,1830,13/02/2026'));
  const given = async (amount: number) => {
    const url = `/api/v1/checkout/order/${id}/refunds`;
    const refund = {
      amount,
      way: 'wallet',
      reference: 'FT-1',
      paidOn: dayOfShop(new Date().toISOString()),
      note: '',
      returnId: null,
    };
    const headers = { ...bearer(token), 'idempotency-key': randomUUID() };
    const response = await shop.app.inject({ method: 'POST', url, headers, payload: refund });
    expect(response.statusCode).toBe(201);
  };
  await given(300);
  await given(200);
  const undone = await shop.database
    .selectFrom('refunds')
    .select('id')
    .where('amount_paisa', '=', 20_000)
    .executeTakeFirstOrThrow();
  const reason = 'Sent twice';
  await requestAs(shop, token, 'POST', `/api/v1/checkout/refund/${undone.id}/undo`, { reason });
  const { body } = await shop.app.inject({ url: '/api/v1/money/export', headers: bearer(token) });
  const [head = '', first = '', second = ''] = body.trim().split('\n');
  expect(head).toContain('Delivered,Paid,Payment');
  expect(first).toMatch(
    /^1001,[^,]+,Delivered,[\d :-]+,2026-02-13,cash,.*,TCS,T1,1,'=Pan,1,1000,0,1000,1000,0,0,2000,150,20,1830,300,[\d-]{10}$/,
  );
  expect(second).toMatch(/,Lid,1,1000,0,1000,1000,,,,,,,,[\d-]{10}$/);
});

test('what will never be paid is written off with a reason, once, and a later payment shows as too much', async () => {
  const id = await deliver({ tracking: 'T1' });
  await take(lines('T1,,1500,150,20,1330,13/02/2026'));
  const write = () =>
    requestAs(shop, token, 'POST', `/api/v1/money/due/${id}/write-off`, {
      reason: 'The courier closed down',
    });
  expect((await write()).json().message).toBe('Rs. 500 are written off.');
  expect((await write()).statusCode).toBe(404);
  expect(await balances()).toMatchObject({ 'written-off': 500, sales: -2000 });
  expect((await get('due')).total).toBe(0);
});

test('who writes off waits for who works on the order, before anything of it is locked', async () => {
  const id = await deliver({ tracking: 'T1' });
  const colleague = await shop.database.startTransaction().execute();
  await colleague.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
  const reason = 'The courier closed down';
  const written = requestAs(shop, token, 'POST', `/api/v1/money/due/${id}/write-off`, { reason });
  await expect.poll(() => countWaitingForLocks(shop.database)).toBe(1);
  // What the colleague does next is to change what is due: two who held what the other needs would wait for ever.
  await sql`select from courier_dues where order_id = ${id} for update nowait`.execute(colleague);
  await colleague.commit().execute();
  expect((await written).statusCode).toBe(200);
});

test('the money is for Shop Managers alone', async () => {
  const editor = await signInAsAdmin(shop, 'Shop Editor');
  for (const path of ['due', 'settlements', 'ledger', 'export']) {
    expect((await requestAs(shop, editor, 'GET', `/api/v1/money/${path}`)).statusCode).toBe(403);
  }
});
