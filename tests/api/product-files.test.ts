import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { importLineResponse } from '../../shop/catalogue/product-files/responses.ts';
import { sendForm } from '../support/product-form.ts';
import { openTestShop, stockCategory, stockProduct } from '../support/shop.ts';
import { bearer, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
const HEAD = 'name,description,price,quantity,shipping,category,subcategory';

let token: string;
beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Manager');
  await stockCategory(shop.database, 'Kitchen', ['Pans', 'Knives']);
  await stockCategory(shop.database, 'Garden');
});

const send = (text: string | Buffer, query = '') =>
  sendForm(shop.app, token, { method: 'POST', url: `/api/v1/products/import${query}` }, [
    ['file', { bytes: new Uint8Array(Buffer.from(text)), name: 'products.csv' }],
  ]);

/** The lines of an import's answer. */
async function importFile(text: string | Buffer, query = '') {
  const response = await send(text, query);
  expect(response.statusCode).toBe(200);
  const lines = response.body
    .trim()
    .split('\n')
    .map((line) => importLineResponse.parse(JSON.parse(line)));
  return {
    problems: lines.flatMap((line) => (line.kind === 'problem' ? [line.problem] : [])),
    progress: lines.flatMap((line) => (line.kind === 'progress' ? [line.progress] : [])),
    end: lines.at(-1),
  };
}

const rows = (count: number, head = HEAD) =>
  [head, ...Array.from({ length: count }, (_, n) => `Pan ${n},A pan,1000,5,paid,Kitchen,Pans`)].join('\r\n');

async function exported(query = ''): Promise<string> {
  const response = await shop.app.inject({
    url: `/api/v1/products/export${query}`,
    headers: bearer(token),
  });
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  return response.body;
}

const stored = () =>
  shop.database
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select(['id', 'name', 'price_paisa', 'quantity', 'version', 'photos', 'sku', 'barcode'])
    .orderBy('created_at')
    .execute();

describe('an exported file', () => {
  test('that breaks before its first line is told as every failure is, though it was announced as compressed', async () => {
    await sql`alter table stock rename to stock_away`.execute(shop.database);
    const url = '/api/v1/products/export';
    const broken = await shop.app
      .inject({ url, headers: { ...bearer(token), 'accept-encoding': 'br' } })
      .finally(() => sql`alter table stock_away rename to stock`.execute(shop.database));
    expect([broken.statusCode, broken.json().code]).toEqual([500, 'INTERNAL']);
    expect(broken.headers).not.toHaveProperty('content-encoding');
    expect(broken.headers).not.toHaveProperty('content-disposition');
  });

  test('imports unchanged, whatever is written in it', async () => {
    const { _id } = await stockCategory(shop.database, '=Sum, "of" all', ["'+ sub"]);
    const names = [
      '=1+1',
      "'=1+1",
      "''",
      '-5 °C bottle',
      '@home',
      'چمچ "بڑا", 5;6',
      ' a\tb ',
      '<script>',
      '🎁',
    ];
    for (const name of names)
      await stockProduct(shop.database, { category: _id, subcategory: "'+ sub", name });
    const codes = { sku: '+28-KAR', barcode: '8961234567890' };
    await stockProduct(shop.database, { name: 'Plain', price: 99.5, discount: 12.25, quantity: 0, ...codes });
    const before = await stored();

    const file = await exported();
    expect(file.startsWith('\ufeff_id,version,name,')).toBe(true);
    // No cell starts like a formula.
    expect(file).not.toMatch(/(^|,)"?[=+@-]/m);
    expect(file).toContain(",'+28-KAR,8961234567890,");
    const { problems, end } = await importFile(file);
    expect(problems).toEqual([]);
    expect(end).toMatchObject({
      kind: 'done',
      saved: false,
      summary: { rows: names.length + 1, created: 0, changed: 0, unchanged: names.length + 1 },
    });
    expect(await stored()).toEqual(before);
  });

  test('has what is filtered', async () => {
    await stockProduct(shop.database, { name: 'Pan', quantity: 0 });
    await stockProduct(shop.database, { name: 'Pot' });
    const file = await exported('?stock=out');
    expect(file).toContain('Pan');
    expect(file).not.toContain('Pot');
  });
});

describe('an import', () => {
  test('creates products, and changes those that it names by id in the columns that it has', async () => {
    const pan = await stockProduct(shop.database, { name: 'Old Pan', quantity: 0 });
    const changed = await importFile(`_id,price,quantity\n${pan._id},1234.5,7`);
    expect(changed.end).toMatchObject({
      message: 'The file is imported: 0 new and 1 changed.',
      saved: true,
      summary: { changedFields: { price: 1, quantity: 1 } },
    });
    expect(await stored()).toMatchObject([
      { name: 'Old Pan', price_paisa: 123_450, quantity: 7, version: 2 },
    ]);
    const back = (await shop.app.inject('/api/v1/products/products/back-in-stock')).json();
    expect(back).toMatchObject([{ name: 'Old Pan' }]);

    const created = await importFile(rows(2));
    expect(created.end).toMatchObject({ saved: true, summary: { created: 2 } });
    const log = await shop.database
      .selectFrom('audit_log')
      .select('action')
      .where('subject_kind', '=', 'product')
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'changed the product by import',
      'imported the product',
      'imported the product',
    ]);
  });

  test('reads what Excel writes: byte order mark, semicolons, comma as decimal sign, empty rows', async () => {
    const file = `\ufeffName;Description;Price;Quantity;Shipping;Category\r\n"Hose; 15 m";"Green\r\nlong";1450,50;5;paid;garden\r\n;;;;;\r\n\r\n`;
    const { problems, end } = await importFile(file);
    expect(problems).toEqual([]);
    expect(end).toMatchObject({ summary: { created: 1, rows: 1 } });
    expect(await stored()).toMatchObject([{ name: 'Hose; 15 m', price_paisa: 145_050 }]);
  });

  test.each([
    [',', '"1,999"', 1999],
    [',', '"Rs. 1,99,999.50"', 199_999.5],
    [';', '1,999', 1999],
    [';', '1999,5', 1999.5],
  ])('reads a price with a comma: cells by "%s", %s is %d', async (delimiter, price, rupees) => {
    const cells = [
      ['Name', 'Description', 'Price', 'Quantity', 'Shipping', 'Category'],
      ['Hose', 'Green', price, '5', 'paid', 'garden'],
    ];
    const { problems } = await importFile(cells.map((row) => row.join(delimiter)).join('\n'));
    expect(problems).toEqual([]);
    expect(await stored()).toMatchObject([{ name: 'Hose', price_paisa: rupees * 100 }]);
  });

  test('with 3 bad rows among 5,000 names each of them, and stores nothing', async () => {
    const lines = rows(5000).split('\r\n');
    lines[99] = 'Pan,A pan,-1,5,paid,Kitchen,Pans';
    lines[2499] = ',A pan,1000,many,paid,Kitchen,Pans';
    lines[4999] = 'Pan,A pan,1000,5,paid,Kitchen,Spoons';
    const { problems, progress, end } = await importFile(lines.join('\r\n'));
    expect(problems).toEqual([
      { row: 100, column: 'price', value: '-1', message: 'The price has to be at least Rs. 1.' },
      { row: 2500, column: 'name', value: '', message: 'Name is required' },
      { row: 2500, column: 'quantity', value: 'many', message: 'Please enter the quantity, for example 25.' },
      {
        row: 5000,
        column: 'subcategory',
        value: 'Spoons',
        message: 'Kitchen has no subcategory named Spoons.',
      },
    ]);
    expect(end).toMatchObject({
      kind: 'refused',
      message: '4 problems were found. Nothing was changed.',
      summary: { rows: 5000, problems: 4 },
    });
    expect(progress.length).toBeGreaterThan(10);
    expect(progress.at(-1)).toMatchObject({ rows: 5000, part: 1 });
    expect(await stored()).toEqual([]);
  });

  test('as a dry run says what it would do, and stores nothing', async () => {
    const { end } = await importFile(rows(3), '?dryRun=1');
    expect(end).toMatchObject({
      message: 'The file is in order: 3 new and 0 changed. Nothing is saved yet.',
      saved: false,
      summary: { created: 3 },
    });
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['price', '1e12', 'The price can be at most Rs. 10,000,000.'],
    ['price', '', 'Please enter the price in rupees, for example 1450.'],
    ['price', '1,45', 'Please enter the price in rupees, for example 1450.'],
    ['discount', '101', 'A discount is at most 100 percent.'],
    ['quantity', '2.5', 'The quantity has to be a whole number.'],
    ['shipping', 'maybe', 'Please choose free or paid.'],
    ['category', 'Cellar', 'There is no category named Cellar.'],
    ['category', '', 'Please name the category.'],
    ['subcategory', 'Spoons', 'Kitchen has no subcategory named Spoons.'],
    ['photos', '/media/demo/placeholder.svg /media/x', expect.stringContaining('Pictures are added')],
    ['_id', 'pan', 'This is not a valid id.'],
    ['_id', '00000000-0000-4000-8000-000000000000', 'There is no product with this id.'],
  ])('with %s %j names the row, the column and the value', async (column, value, message) => {
    const { _id: category } = await stockCategory(shop.database, 'Tools', ['Saws']);
    const saw = await stockProduct(shop.database, { category, subcategory: 'Saws' });
    const cells: Record<string, string> = { _id: saw._id, category: 'Kitchen', subcategory: 'Pans' };
    cells[column] = value;
    const file = [Object.keys(cells), Object.values(cells).map((cell) => `"${cell}"`)].join('\n');
    const before = await stored();
    const told = value.length > 60 ? `${value.slice(0, 60)}…` : value;
    expect((await importFile(file)).problems).toEqual([{ row: 2, column, value: told, message }]);
    expect(await stored()).toEqual(before);
  });

  test('does not write over what staff changed after the file was saved', async () => {
    const { _id } = await stockProduct(shop.database);
    const file = `_id,version,price\n${_id},1,5`;
    await importFile(`_id,price\n${_id},77`);
    expect((await importFile(file)).problems).toEqual([
      {
        row: 2,
        column: 'version',
        value: '1',
        message: expect.stringContaining('Staff changed this product'),
      },
    ]);
    expect(await stored()).toMatchObject([{ price_paisa: 7700 }]);
  });

  test('that gives two products one SKU or barcode names the rows, and stores nothing', async () => {
    const { _id } = await stockProduct(shop.database, { name: 'Tawa', sku: 'TAW-1', barcode: '896' });
    const karahi = await stockProduct(shop.database, { name: 'Karahi' });
    const before = await stored();
    const row = (name: string, sku: string, barcode = '') =>
      `${name},A pan,1000,5,paid,Kitchen,Pans,${sku},${barcode}`;
    const twice = await importFile(
      [`${HEAD},sku,barcode`, row('Pan', 'kar-28', '1'), row('Pot', 'KAR-28', '1')].join('\n'),
    );
    expect(twice.problems).toEqual([
      { row: 3, column: 'sku', value: 'KAR-28', message: 'Row 2 has this SKU too.' },
      { row: 3, column: 'barcode', value: '1', message: 'Row 2 has this barcode too.' },
    ]);
    const taken = await importFile([`${HEAD},sku,barcode`, row('Pan', 'new', '896')].join('\n'));
    expect(taken.problems).toEqual([
      { row: 2, column: 'barcode', value: '896', message: 'The barcode 896 is that of Tawa.' },
    ]);
    const other = await importFile(`_id,sku\n${karahi._id},taw-1`);
    expect(other.problems).toEqual([
      { row: 2, column: 'sku', value: 'taw-1', message: 'The SKU taw-1 is that of Tawa.' },
    ]);
    const both = await importFile(`_id,sku,price\n${_id},,5\n,TAW-1,6`);
    expect(both.problems).toEqual([
      { row: 3, column: 'sku', value: 'TAW-1', message: 'Row 2 is about the same product.' },
    ]);
    expect(await stored()).toEqual(before);
  });

  test('that names a product twice, or has a row with a cell too many, is refused', async () => {
    const { _id } = await stockProduct(shop.database);
    const { problems } = await importFile(`_id,price\n${_id},5\n${_id},6\n${_id},7,8`);
    expect(problems).toEqual([
      { row: 3, column: '_id', value: _id, message: 'Row 2 is about the same product.' },
      { row: 4, column: null, value: null, message: 'The row has 3 cells, and the first line 2.' },
    ]);
  });

  test.each([
    ['', 'The file is empty.'],
    ['colour,price\nred,5', 'There is no column "colour".'],
    ['name,price\nPan,5', 'The first line has to name the columns'],
    ['name;name;price', 'The column "name" is there twice.'],
    [Buffer.from([0x6e, 0x61, 0x6d, 0x65, 0xe9, 0x2c]), 'The file is not UTF-8.'],
    [Buffer.from('%PDF-1.7\nnot a table'), 'There is no column'],
  ])('of a file that starts with %j is refused in words', async (text, sentence) => {
    const response = await send(text);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields: { file: expect.stringContaining(sentence) } });
  });

  test.each([
    [`${HEAD}\n"Pan,A pan`, 'a quotation mark is not closed'],
    [
      Buffer.concat([Buffer.from(`${rows(600)}\r\nPan`), Buffer.from([0xe9]), Buffer.from(',,,,,,')]),
      'not UTF-8',
    ],
  ])('of a file that cannot be read to its end stores nothing', async (text, sentence) => {
    const { end } = await importFile(text);
    expect(end).toMatchObject({ kind: 'refused', message: expect.stringContaining(sentence) });
    expect(await stored()).toEqual([]);
  });

  test('without a file is refused', async () => {
    const call = { method: 'POST', url: '/api/v1/products/import' } as const;
    const response = await sendForm(shop.app, token, call, [['note', 'hello']]);
    expect(response.json()).toMatchObject({ fields: { file: 'Please choose a CSV file.' } });
  });
});
