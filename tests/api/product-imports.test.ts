import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetImports } from '../../shop/catalogue/product-files/remember-import.ts';
import { importsResponse } from '../../shop/catalogue/product-files/responses.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { sendForm } from '../support/product-form.ts';
import { productFilesOf } from '../support/product-import.ts';
import { openTestShop, orderBody, stockCategory, stockProduct } from '../support/shop.ts';
import { bearer, requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
const HEAD = 'name,description,price,quantity,shipping,category,subcategory,sku';

let token: string;
const { importFile, exported, previewUndo, undo } = productFilesOf(shop, () => token);

beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Manager');
  await stockCategory(shop.database, 'Kitchen', ['Pans', 'Knives']);
  await stockCategory(shop.database, 'Gifts');
});

const fileOf = (count: number, from = 0, price = 1000) =>
  [
    HEAD,
    ...Array.from({ length: count }, (_, n) => {
      const number = from + n;
      return `Pan ${number},A pan,${price},5,paid,Kitchen,Pans,PAN-${number}`;
    }),
  ].join('\r\n');

const read = () =>
  shop.database
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .selectAll()
    .orderBy(sql`lower(sku)`)
    .orderBy('name')
    .execute();

/** Whatever a write would leave: products with their moments, movements, the audit log and the imports. */
const written = async () => ({
  products: await read(),
  movements: await shop.database.selectFrom('stock_movements').selectAll().orderBy('id').execute(),
  log: await shop.database.selectFrom('audit_log').select('id').orderBy('id').execute(),
  imports: await shop.database.selectFrom('product_imports').select('id').execute(),
});

const imports = async () => {
  const response = await shop.app.inject({ url: '/api/v1/products/imports', headers: bearer(token) });
  return importsResponse.parse(response.json()).imports;
};

const put = (id: string, fields: Record<string, string>) =>
  sendForm(shop.app, token, { method: 'PUT', url: `/api/v1/products/${id}` }, Object.entries(fields));

describe('a row with a SKU', () => {
  test('changes the product that has it, whatever its case, and makes a new one of a new SKU', async () => {
    await stockProduct(shop.database, { name: 'Tawa', sku: 'TAW-1', price: 500 });
    const { end, problems } = await importFile(
      `${HEAD}\nTawa,Iron,750,4,paid,Kitchen,Pans,taw-1\nPot,Steel,900,2,free,Kitchen,Pans,POT-1`,
    );
    expect(problems).toEqual([]);
    expect(end).toMatchObject({ message: 'The file is imported: 1 new and 1 changed.' });
    expect(await read()).toMatchObject([
      { name: 'Pot', sku: 'POT-1', status: 'draft' },
      { name: 'Tawa', sku: 'taw-1', price_paisa: 75_000, quantity: 4, status: 'published' },
    ]);
  });

  test('needs no other column than those that change; an unknown one says what a new product needs', async () => {
    await stockProduct(shop.database, { name: 'Tawa', sku: 'TAW-1' });
    await importFile('sku,price\nTAW-1,5');
    expect(await read()).toMatchObject([{ name: 'Tawa', price_paisa: 500 }]);
    const { problems } = await importFile('sku,price\nTAW-1,6\nPOT-1,5');
    expect(problems).toEqual([
      {
        row: 3,
        column: 'sku',
        value: 'POT-1',
        message:
          'No product has the SKU POT-1. For a new one the file needs name, description, quantity, shipping, category too.',
      },
    ]);
  });

  test('and an id gives that product another SKU', async () => {
    const { _id } = await stockProduct(shop.database, { sku: 'OLD' });
    await importFile(`_id,sku\n${_id},NEW`);
    expect(await read()).toMatchObject([{ id: _id, sku: 'NEW' }]);
  });
});

describe('new products of a file', () => {
  test.each([
    ['', 'draft'],
    ['?newProducts=published', 'published'],
  ] as const)('imported with "%s" are %s, unless the file says so', async (query, status) => {
    await importFile(`${HEAD},status\nPot,P,1,1,free,Gifts,,A,\nPan,P,1,1,free,Gifts,,B,Hidden`, query);
    expect(await read()).toMatchObject([{ status }, { status: 'hidden' }]);
  });
});

describe('the same file', () => {
  test('imported twice changes nothing the second time, and writes nothing', async () => {
    const codeless = 'Bowl,B,10,1,free,Gifts,,';
    const file = `${fileOf(3)}\r\n${codeless}\r\n${codeless}`;
    expect((await importFile(file)).end).toMatchObject({ saved: true, summary: { created: 5 } });
    const before = await written();
    for (const again of [file, file, await exported()]) {
      expect((await importFile(again)).end).toMatchObject({
        kind: 'done',
        message: 'Nothing to change: the shop has all of this file already.',
        saved: false,
        importId: null,
        summary: { created: 0, changed: 0, unchanged: 5 },
      });
    }
    expect(await written()).toEqual(before);
  });

  test('by two people at the same moment creates each product once', async () => {
    const ends = await Promise.all([importFile(fileOf(40)), importFile(fileOf(40))]);
    expect(ends.filter(({ importId }) => importId !== '')).toHaveLength(1);
    expect(await read()).toHaveLength(40);
    expect(await imports()).toHaveLength(1);
  });
});

describe('a file says of products', () => {
  const WHOLE = `${HEAD},status,brand,weight,length,width,height,categories`;

  test('their status, brand, measures and further categories, and all of it comes back unchanged', async () => {
    await stockCategory(shop.database, 'Sets > all; 2', ['A, B: c']);
    const { problems } = await importFile(
      `${WHOLE}\nTawa,T,5,1,paid,Kitchen,Pans,T1,published,=Sonex,1500,30,28,4.5,"Gifts; kitchen > knives; Sets \\> all\\; 2 > A\\, B\\: c"`,
    );
    expect(problems).toEqual([]);
    expect(await read()).toMatchObject([
      {
        brand: '=Sonex',
        weight_grams: 1500,
        length_mm: 300,
        width_mm: 280,
        height_mm: 45,
        status: 'published',
      },
    ]);
    const file = await exported();
    expect(file).toContain("'=Sonex,1500,30,28,4.5,");
    expect(file).toContain('Gifts; Kitchen > Knives; Sets \\> all\\; 2 > A\\, B\\: c');
    expect((await importFile(file)).end).toMatchObject({ summary: { unchanged: 1 } });
    expect((await importFile('sku,weight,brand,categories\nT1,,,')).end).toMatchObject({ saved: true });
    expect(await read()).toMatchObject([{ brand: '', weight_grams: null, length_mm: 300 }]);
    expect(await shop.database.selectFrom('product_categories').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['status', 'sold', 'Please write draft, published, hidden or archived.'],
    ['brand', 'x'.repeat(101), 'Please use at most 100 characters.'],
    ['weight', '1.5', 'The weight has to be in whole grams.'],
    ['height', '0', 'Please enter at least 0.1 cm.'],
    ['categories', 'Cellar', 'There is no category named Cellar.'],
    ['categories', 'Kitchen > Spoons', 'Kitchen has no subcategory named Spoons.'],
    ['options', 'Size', 'Please write options as Size: S, M, L; Colour: Red, Blue.'],
    ['optionValues', 'S', 'Only a variant has values. Please name in variantOf what it is a variant of.'],
    ['variantOf', '<script>', 'There is no product with the SKU, id or name <script>.'],
  ])('with %s %j the row and the column', async (column, value, message) => {
    await stockProduct(shop.database, { sku: 'A' });
    const before = await written();
    const { problems } = await importFile(`sku,${column}\nA,"${value}"`);
    const told = value.length > 60 ? `${value.slice(0, 60)}…` : value;
    expect(problems).toEqual([{ row: 2, column, value: told, message }]);
    expect(await written()).toEqual(before);
  });
});

describe('variants in a file', () => {
  const FAMILY = `${HEAD},variantOf,options,optionValues`;
  const shirt = 'Shirt,S,900,0,paid,Gifts,,SH,,"Size: S, M; Colour: Red, Blue",';
  const variant = (sku: string, values: string, parent = 'SH') =>
    `Shirt ${sku},S,900,3,paid,Gifts,,${sku},${parent},,${values}`;

  test('stand before or behind what they are variants of, come back unchanged, and change places', async () => {
    const rows = [variant('SH-1', 's; red'), shirt, variant('SH-2', 'M; Blue', 'shirt')];
    const { problems } = await importFile([FAMILY, ...rows].join('\n'));
    expect(problems).toEqual([]);
    const [parent, ...variants] = await read();
    expect(variants).toMatchObject([
      { sku: 'SH-1', variant_of: parent?.id, option_values: ['S', 'Red'] },
      { sku: 'SH-2', variant_of: parent?.id, option_values: ['M', 'Blue'] },
    ]);
    expect((await importFile([FAMILY, ...rows].join('\n'))).end).toMatchObject({ saved: false });
    expect((await importFile(await exported())).end).toMatchObject({ saved: false });

    const swapped = await importFile('sku,optionValues\nSH-1,M; Blue\nSH-2,S; Red');
    expect(swapped.problems).toEqual([]);
    expect(await read()).toMatchObject([
      {},
      { option_values: ['M', 'Blue'], version: 2 },
      { option_values: ['S', 'Red'], version: 2 },
    ]);
    expect(await undo(swapped.importId)).toMatchObject({ message: 'Removed 0 products, put back 2.' });
    expect(await read()).toMatchObject([
      {},
      { option_values: ['S', 'Red'] },
      { option_values: ['M', 'Blue'] },
    ]);

    const apart = await importFile('sku,variantOf,optionValues\nSH-2,,');
    expect(apart.problems).toEqual([]);
    expect(await read()).toMatchObject([{}, {}, { variant_of: null, option_values: [] }]);
    await undo(apart.importId);
    expect(await read()).toMatchObject([{}, {}, { variant_of: parent?.id, option_values: ['M', 'Blue'] }]);
  });

  test.each([
    [[variant('A', 'S; Red', 'NO')], 2, 'variantOf', 'There is no product with the SKU, id or name NO.'],
    [[shirt, variant('A', 'S; Red', 'A')], 3, 'variantOf', 'A product cannot be a variant of itself.'],
    [
      [variant('A', 'S', 'B'), variant('B', 'S', 'A')],
      2,
      'variantOf',
      'Shirt B is itself a variant. Please name what it is a variant of.',
    ],
    [
      [shirt, variant('A', 'S; Red'), variant('B', 's; RED')],
      3,
      'optionValues',
      'The variant Shirt B (b) has these values too.',
    ],
    [[shirt, variant('A', 'XL; Red')], 3, 'optionValues', 'Size of Shirt is S, M, and not XL.'],
    [
      [shirt, variant('A', 'S')],
      3,
      'optionValues',
      'Please give a value of each option of Shirt (Size, Colour), with a semicolon between two.',
    ],
    [
      [variant('A', 'S', 'Tawa')],
      2,
      'variantOf',
      'Tawa has no options. Please name them in its row, for example Size: S, M.',
    ],
    [
      [shirt, variant('', 'S; Red')],
      3,
      'sku',
      'A product with variants, or one that is a variant, needs a SKU, so that it is found again.',
    ],
    [
      [shirt.replace('SH,,', 'SH,Tawa,')],
      2,
      'options',
      'A variant has no options; they stand at what it is a variant of.',
    ],
    [
      [variant('A', 'S', 'Same')],
      2,
      'variantOf',
      '2 products are named Same. Please write the SKU of the one that is meant.',
    ],
  ] as const)('that cannot be are refused by their row', async (rows, row, column, message) => {
    for (const name of ['Tawa', 'Same']) await stockProduct(shop.database, { name });
    const gifts = await shop.database
      .selectFrom('categories')
      .select('id')
      .where('name', '=', 'Gifts')
      .executeTakeFirstOrThrow();
    await stockProduct(shop.database, { name: 'Same', category: gifts.id });
    const before = await written();
    const { problems } = await importFile([FAMILY, ...rows].join('\n'));
    expect(problems[0]).toMatchObject({ row, column, message });
    expect(await written()).toEqual(before);
  });

  test('hold the options that they have: a file takes none away from under them', async () => {
    await importFile([FAMILY, shirt, variant('SH-1', 'S; Red')].join('\n'));
    const { problems } = await importFile('sku,options\nSH,"Size: M; Colour: Red"');
    expect(problems).toEqual([
      {
        row: 2,
        column: 'options',
        value: 'Size: M; Colour: Red',
        message: 'The variant Shirt – S, Red (S, Red) does not fit these options.',
      },
    ]);
    const nested = await importFile('sku,variantOf,options,optionValues\nSH,SH-1,,');
    expect(nested.problems[0]).toMatchObject({ row: 2, column: 'variantOf' });
  });
});

describe('the undo of an import', () => {
  test('removes what is new and puts back the rest: exports are byte for byte as before', async () => {
    await importFile(fileOf(20), '?newProducts=published');
    const ordered = (await shop.app.inject('/api/v1/products')).json()[0];
    await shop.app.inject({
      method: 'POST',
      url: '/api/v1/checkout/create-order',
      payload: orderBody([{ product: ordered, quantity: 1 }]),
    });
    const exports = async () =>
      Promise.all(
        ['/api/v1/products/export', '/api/v1/checkout/orders/export', '/api/v1/stock/reorder/export'].map(
          async (url) => (await shop.app.inject({ url, headers: bearer(token) })).body,
        ),
      );
    const [before, restocked] = [await exports(), (await read()).map((row) => row.restocked_at)];
    const file = `${fileOf(1000, 10, 1500).replaceAll(',5,paid,', ',0,free,')}`;
    const { end, importId } = await importFile(file, '', 'price list.csv');
    expect(end).toMatchObject({ saved: true, summary: { created: 990, changed: 10 } });
    expect(await exports()).not.toEqual(before);
    expect(await imports()).toMatchObject([
      {
        _id: importId,
        fileName: 'price list.csv',
        created: 990,
        changed: 10,
        canBeUndone: true,
        undone: null,
      },
      {},
    ]);
    expect((await previewUndo(importId)).message).toBe('Will remove 990 products, put back 10.');
    expect(await undo(importId)).toMatchObject({
      kind: 'done',
      message: 'Removed 990 products, put back 10.',
    });
    expect(await exports()).toEqual(before);
    expect((await read()).map((row) => row.restocked_at)).toEqual(restocked);
    expect(await imports()).toMatchObject([
      { canBeUndone: false, undone: { removed: 990, restored: 10, kept: 0 } },
      {},
    ]);
  });

  test('leaves what was changed since, and names it; the rest of the product goes back', async () => {
    const [pan, pot, tawa] = [
      await stockProduct(shop.database, { name: 'Pan', sku: 'A', price: 100, quantity: 5 }),
      await stockProduct(shop.database, { name: 'Pot', sku: 'B', price: 100, quantity: 5 }),
      await stockProduct(shop.database, { name: 'Tawa', sku: 'C', price: 100, quantity: 5 }),
    ];
    const { importId } = await importFile(
      `${HEAD}\n${['A', 'B', 'C', 'D', 'E'].map((sku) => `New ${sku},N,200,20,free,Gifts,,${sku}`).join('\n')}`,
      '?newProducts=published',
    );
    const created = (await read()).filter(({ name }) => /New [DE]/.test(name));
    await put(pan._id, { price: '300' });
    await put(created[0]?.id ?? '', { price: '300' });
    await requestAs(shop, token, 'POST', `/api/v1/stock/products/${tawa._id}/correction`, {
      requestKey: 'k',
      units: -1,
      reason: 'Lost',
    });
    const preview = await previewUndo(importId);
    expect(preview.message).toBe(
      'Will remove 1 product, put back 3; of 3 something was changed since and stays.',
    );
    expect(preview.summary.notes.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toMatchObject([
      { name: 'New A', message: 'Changed since: Price.' },
      { name: 'New C', message: 'Stock was counted or corrected since.' },
      { name: 'New D', message: 'It was changed since.' },
    ]);
    expect((await undo(importId)).kind).toBe('done');
    expect(await read()).toMatchObject([
      { id: pan._id, name: 'Pan', price_paisa: 30_000, quantity: 5 },
      { id: pot._id, name: 'Pot', price_paisa: 10_000, quantity: 5, version: 1 },
      { id: tawa._id, name: 'Tawa', price_paisa: 10_000, quantity: 19 },
      { name: 'New D', price_paisa: 30_000 },
    ]);
  });

  test('takes no unit back that was sold since, and keeps a new product that stands in an order', async () => {
    await stockProduct(shop.database, { name: 'Pan', sku: 'A', price: 100, quantity: 5 });
    await stockProduct(shop.database, { name: 'Pot', sku: 'B', price: 100, quantity: 1 });
    const { importId } = await importFile(
      `sku,name,description,price,shipping,category,quantity\n${['A', 'B', 'C'].map((sku) => `${sku},New ${sku},N,100,paid,Gifts,9`).join('\n')}`,
      '?newProducts=published',
    );
    const products = (await shop.app.inject('/api/v1/products')).json();
    const order = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/checkout/create-order',
      payload: orderBody(products.map((product: Product) => ({ product, quantity: 2 }))),
    });
    expect(order.statusCode).toBe(201);
    const end = await undo(importId);
    expect(end).toMatchObject({
      summary: {
        removed: 0,
        restored: 2,
        notes: expect.arrayContaining([
          expect.objectContaining({ name: 'New B', message: 'Stock is 0: 1 more are sold than there were.' }),
          expect.objectContaining({ name: 'New C', message: 'It is in an order.' }),
        ]),
      },
    });
    expect(await read()).toMatchObject([
      { sku: 'A', quantity: 3 },
      { sku: 'B', quantity: 0 },
      { sku: 'C', quantity: 7 },
    ]);
    const { rows: faults } = await sql`
      select product_id from stock where quantity <> (
        select sum(units) from stock_movements where stock_movements.product_id = stock.product_id)
    `.execute(shop.database);
    expect(faults).toEqual([]);
  });

  test('of two people at once happens once', async () => {
    const { importId } = await importFile(fileOf(30));
    const ends = await Promise.all([undo(importId), undo(importId)]);
    expect(ends.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused']);
    expect(ends.find(({ kind }) => kind === 'refused')).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: expect.stringContaining('has undone this import already'),
    });
    expect(await read()).toEqual([]);
  });

  test('of the later import comes first; each goes back to what was before it, with its version', async () => {
    const { _id } = await stockProduct(shop.database, { sku: 'A', price: 1 });
    const first = await importFile('sku,price\nA,2');
    const second = await importFile('sku,price\nA,3');
    expect((await previewUndo(first.importId)).summary).toMatchObject({
      restored: 0,
      notes: [{ message: 'Changed since: Price.' }],
    });
    await undo(second.importId);
    expect(await read()).toMatchObject([{ price_paisa: 200, version: 2 }]);
    await undo(first.importId);
    expect(await read()).toMatchObject([{ price_paisa: 100, version: 1 }]);
    // Nobody who saw a version in between can write over what comes next.
    await put(_id, { price: '7' });
    const [{ version = 0 } = {}] = await read();
    expect(version).toBeGreaterThan(3);
    const stale = await put(_id, { price: '8', version: '2' });
    expect(stale.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  test('keeps a family together: variants that staff added since stay with what they are variants of', async () => {
    const family = `${HEAD},variantOf,options,optionValues`;
    const { importId } = await importFile(
      `${family}\nShirt,S,9,0,paid,Gifts,,SH,,"Size: S, M",\nSmall,S,9,3,paid,Gifts,,SH-S,SH,,S`,
    );
    await importFile(`${family}\nMedium,S,9,3,paid,Gifts,,SH-M,SH,,M`);
    const end = await undo(importId);
    expect(end).toMatchObject({ summary: { removed: 0, kept: 2 } });
    expect(await read()).toHaveLength(3);
  });

  test('puts no SKU back that another product has by now, and no category that is gone', async () => {
    const old = await stockCategory(shop.database, 'Old');
    const { _id } = await stockProduct(shop.database, { name: 'Pan', sku: 'A', category: old._id, price: 1 });
    const { importId } = await importFile(`_id,sku,category,price\n${_id},B,Gifts,2`);
    await stockProduct(shop.database, { name: 'Other', sku: 'a' });
    await requestAs(shop, token, 'DELETE', `/api/v1/categories/${old._id}`, {});
    expect(await undo(importId)).toMatchObject({
      summary: {
        restored: 1,
        notes: [{ message: 'Category does not exist any more. SKU is that of another product by now.' }],
      },
    });
    expect(await read()).toContainEqual(expect.objectContaining({ id: _id, sku: 'B', price_paisa: 100 }));
  });

  test('is not for Shop Editors, and not for what is 90 days old', async () => {
    const { importId } = await importFile(fileOf(1));
    const url = `/api/v1/products/imports/${importId}/undo`;
    const editor = bearer(await signInAsAdmin(shop, 'Shop Editor'));
    for (const method of ['GET', 'POST'] as const) {
      expect((await shop.app.inject({ method, url, headers: editor })).statusCode).toBe(403);
    }
    await forgetImports(shop.database);
    expect(await imports()).toMatchObject([{ canBeUndone: true }]);
    await sql`update product_imports set imported_at = now() - interval '91 days'`.execute(shop.database);
    await forgetImports(shop.database);
    expect(await imports()).toMatchObject([{ canBeUndone: false, undone: null, created: 1 }]);
    expect(await shop.database.selectFrom('product_import_changes').selectAll().execute()).toEqual([]);
    expect(await undo(importId)).toMatchObject({ message: 'This import is too old to be undone.' });
    expect(await undo('00000000-0000-4000-8000-000000000000')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('shows pictures again that the import left out', async () => {
    const photos = ['/media/demo/placeholder.svg', '/media/demo/other.svg'];
    const { _id } = await stockProduct(shop.database, { sku: 'A', photos });
    const { importId } = await importFile(`_id,photos\n${_id},${photos[1]}`);
    expect(await read()).toMatchObject([{ photos: [photos[1]] }]);
    await undo(importId);
    expect(await read()).toMatchObject([{ photos }]);
  });
});
