import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StatementLook } from '../../shop/back-office/settlements/statement/responses.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { dayOfShop } from '../../shop/dates.ts';
import type { StaffOrderDetail } from '../../shop/orders/responses.ts';
import { sendForm } from '../support/product-form.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';
import { workbook } from '../support/workbook.ts';

const shop = openTestShop();
let manager: string;
let karahi: Product;
beforeEach(async () => {
  manager = await signInAsAdmin(shop, 'Shop Manager');
  karahi = await stockProduct(shop.database, { quantity: 20, price: 1000 });
});

const TODAY = dayOfShop(new Date().toISOString());
/** Today as banks write it, the day first. */
const DAY = TODAY.split('-').toReversed().join('/');

/** An order of Rs. 1,150: one karahi and its delivery. */
async function place(): Promise<StaffOrderDetail> {
  const placed = await order(shop.app, orderBody([{ product: karahi, quantity: 1 }]));
  return read(placed.json().order._id);
}
const send = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, key: string = randomUUID()) =>
  requestAs(shop, manager, method, `/api/v1/${url}`, payload, { 'idempotency-key': key });
const read = async (id: string): Promise<StaffOrderDetail> =>
  (await send('GET', `checkout/order/${id}`)).json();

const upload = (text: string | Uint8Array, token = manager) =>
  sendForm(shop.app, token, { method: 'POST', url: '/api/v1/money/statement' }, [
    ['file', { bytes: new Uint8Array(Buffer.from(text)), name: 'statement.csv' }],
  ]);
async function look(text: string | Uint8Array): Promise<StatementLook['credits']> {
  const response = await upload(text);
  expect(response.json()).toMatchObject({ success: true });
  return response.json().credits;
}
const statement = (...rows: string[]) =>
  ['Account,PK36SCBL0000001123456702', 'Date,Narration,Reference,Debit,Credit', ...rows].join('\r\n');

/** The credits that match, as the screen sends them. */
const ticked = (credits: StatementLook['credits']) => ({
  transfers: credits.flatMap(({ verdict, order: named, amount, paidOn, reference }) =>
    verdict === 'matches' && named
      ? [{ order: named._id, version: named.version, amount, paidOn, reference }]
      : [],
  ),
});
const note = (credits: StatementLook['credits'], key?: string) =>
  send('POST', 'money/statement/transfers', ticked(credits), key);
const verdicts = (credits: StatementLook['credits']) => credits.map(({ verdict }) => verdict);

async function booked(): Promise<number> {
  const { paisa } = await shop.database
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.sum<number | null>('amount_paisa').as('paisa'))
    .where('account', '=', 'bank')
    .executeTakeFirstOrThrow();
  return (paisa ?? 0) / 100;
}

describe('a bank’s statement', () => {
  test('says of each credit whose it is, by the order’s number and exactly what is due', async () => {
    const [whole, asked, other, cancelled] = [await place(), await place(), await place(), await place()];
    await send('PUT', `checkout/order/${asked._id}/advance`, { amount: 500 });
    await send('PUT', `checkout/order/${cancelled._id}/status`, { status: 'Cancelled' });
    const credits = await look(
      statement(
        `${DAY},"RAAST P2P FROM AYESHA, order #${whole.number}",FT26326A1,,"Rs. 1,150.00"`,
        `${DAY},IBFT ${asked.number} advance,FT26326A2,,500`,
        `${DAY},${other.number},FT26326A3,,1000`,
        `${DAY},${cancelled.number},FT26326A4,,1150`,
        `${DAY},From somebody,FT26326A5,,1150`,
        `${DAY},Rent ${whole.number},FT26326A6,"50,000",`,
        `${DAY},order ${asked.number},FT26326A2,,500`,
      ),
    );
    expect(verdicts(credits)).toEqual(['matches', 'matches', 'differs', 'not-awaited', 'unknown', 'twice']);
    expect(credits[0]).toMatchObject({
      paidOn: TODAY,
      amount: 1150,
      reference: 'FT26326A1',
      order: { _id: whole._id, number: whole.number },
    });
    expect(credits[2]?.detail).toContain('Rs. 1,150 is due');
    expect(await booked()).toBe(0);
  });

  test('is noted once: after it, again, and by two managers at once', async () => {
    const [first, second] = [await place(), await place()];
    const text = statement(`${DAY},${first.number},,,1150`, `${DAY},${second.number},HBL-000-77,,1150`);
    const credits = await look(text);
    const [one, other] = await Promise.all([note(credits), note(credits)]);
    const noted = [...one.json().results, ...other.json().results].filter(({ ok }: { ok: boolean }) => ok);
    expect(noted).toHaveLength(2);
    expect(await booked()).toBe(2300);
    expect(verdicts(await look(text))).toEqual(['noted', 'noted']);
    expect((await note(credits)).json()).toMatchObject({
      success: true,
      results: [{ ok: false }, { ok: false }],
    });
    expect(await booked()).toBe(2300);
    expect(await read(first._id)).toMatchObject({
      paidAmount: 1150,
      payments: [{ way: 'bank', amount: 1150, paidOn: TODAY, note: 'From the bank’s statement' }],
    });
    // The same transfer under another date of printing: the order is paid.
    expect(verdicts(await look(statement(`${DAY},${first.number} again,FT9X,,1150`)))).toEqual([
      'paid-already',
    ]);
  });

  test('sent again under its key is the same payments; one that cannot be noted keeps no other back', async () => {
    const [first, second] = [await place(), await place()];
    const credits = await look(
      statement(`${DAY},${first.number},FT1A,,1150`, `${DAY},${second.number},FT1B,,1150`),
    );
    await send('PUT', `checkout/order/${first._id}/advance`, { amount: 100 });
    const key = randomUUID();
    const noted = await note(credits, key);
    expect(noted.json()).toMatchObject({
      message: '1 of 2 transfers are noted.',
      results: [{ ok: false }, { ok: true }],
    });
    expect((await note(credits, key)).json().results).toMatchObject([{ ok: false }, { ok: true }]);
    expect(await booked()).toBe(1150);
  });

  test('is also a sheet of Excel, and has the names that banks use', async () => {
    const { number } = await place();
    const sheet = workbook([
      ['Statement of account'],
      ['Txn Date', 'Particulars', 'Cheque No', 'Type', 'Amount (PKR)'],
      [TODAY, `FUNDS TRANSFER ORD ${number}`, '-', 'CR', '1,150.00'],
      [TODAY, `CHARGES ${number}`, '-', 'DR', '1,150.00'],
    ]);
    expect(await look(sheet)).toMatchObject([
      { row: 3, verdict: 'matches', reference: `${TODAY} FUNDS TRANSFER ORD ${number}` },
    ]);
  });

  test.each([
    ['without a file’s lines', '', 'empty'],
    ['without its columns', 'a,b,c\n1,2,3', 'names its columns'],
    ['with an amount that is none', statement(`${DAY},x,y,,12.345.6`), 'is no amount'],
    ['with a day that is none', statement('31/31/2026,x,y,,10'), 'is no day'],
    ['of payments alone', statement(`${DAY},x,y,10,`), 'No money came in'],
    ['that is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'neither a CSV nor an XLSX'],
  ])('%s is refused in words', async (_, text, said) => {
    const refused = await upload(text);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields.file).toContain(said);
  });

  test('is for Shop Managers', async () => {
    const editor = await signInAsAdmin(shop, 'Shop Editor');
    expect((await upload(statement(`${DAY},x,y,,10`), editor)).statusCode).toBe(403);
  });

  test('is taken with any text in it, of which nothing is more than a text', async () => {
    const { number } = await place();
    const hostile = `=cmd|calc <script>${number}</script> ' or 1=1 -- \u202e${'9'.repeat(30)} 2147483648 999999999`;
    const [credit] = await look(statement(`${DAY},"${hostile}",,,1150`));
    expect(credit).toMatchObject({ verdict: 'matches', order: { number } });
    expect((await note(credit ? [credit] : [])).json().results).toMatchObject([{ ok: true }]);
  });
});
