import { beforeEach, expect, test } from 'vitest';
import { findRedirect } from '../../shop/catalogue/redirects/queries.ts';
import { openTestShop, stockCategory } from '../support/shop.ts';
import { hireAdmin, requestAs } from '../support/staff.ts';

const shop = openTestShop();
let manager: string;

beforeEach(async () => {
  manager = (await hireAdmin(shop)).token;
});

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = manager) {
  const response = await requestAs(shop, token, method, `/api/v1/${path}`, body);
  return { status: response.statusCode, ...response.json() };
}

const add = (...lines: string[]) => send('POST', 'redirects', { lines: lines.join('\n') });
const find = (address: string) => findRedirect(shop.database, address);

test('an old address leads to its page, in any case of letters and from whichever shop it was', async () => {
  expect(
    await add('https://old.example/Pans.html, /products/category/Kitchen', '/sale\t/search?query=pan'),
  ).toMatchObject({ status: 201, message: '2 old addresses are saved.' });
  expect(await find('/pans.HTML/')).toBe('/products/category/Kitchen');
  expect(await find('/sale')).toBe('/search?query=pan');
  expect(await find('/pans')).toBeNull();
});

test('an address with a query leads on by it, or without it where only the path is known', async () => {
  await add('/index.php?id=42 /product/42', '/index.php /about');
  expect(await find('/index.php?id=42')).toBe('/product/42');
  expect(await find('/index.php?id=43')).toBe('/about');
});

test('a known old address leads to the new page from the next line on', async () => {
  await add('/old /about');
  expect(await add('/old /contact')).toMatchObject({ status: 201, message: 'The old address is saved.' });
  expect(await find('/old')).toBe('/contact');
});

test.each([
  ['at once', [['/a /b', '/b /a']]],
  ['one after the other', [['/a /b'], ['/b /c?x=1'], ['/c /A']]],
])('no old address leads back to itself, %s, and then nothing is stored', async (_, calls) => {
  const last = calls.length - 1;
  for (const lines of calls.slice(0, last)) await add(...lines);
  const answer = await add('/fine /about', ...(calls[last] ?? []));
  expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  expect(answer.fields.lines).toMatch(/^\/[abc] would lead back to itself\.$/);
  expect(await find('/fine')).toBeNull();
});

test('what is no address of the shop is named by its line, and then nothing is stored', async () => {
  const answer = await add('/fine /about', '/a https://elsewhere.example/');
  expect(answer).toMatchObject({ status: 400 });
  expect(answer.fields.lines).toMatch(/^Line 2: the new address has to be one of this shop/);
  expect(await find('/fine')).toBeNull();
});

test('a category with a new name is found by its old ones, until one of them is in use again', async () => {
  const { _id, version } = await stockCategory(shop.database, 'Pots & Pans', ['Karahi']);
  const rename = (name: string, at: number) => send('PUT', `categories/${_id}`, { name, version: at });
  expect(await rename('Cookware', version)).toMatchObject({ status: 200 });
  expect(await find('/products/category/Pots%20%26%20Pans')).toBe('/products/category/Cookware');
  await rename('Kitchen', version + 1);
  expect(await find('/products/category/Pots%20%26%20Pans')).toBe('/products/category/Kitchen');
  expect(await find('/products/category/Cookware')).toBe('/products/category/Kitchen');
  await rename('Cookware', version + 2);
  expect(await find('/products/category/Cookware')).toBeNull();
  expect(await find('/products/category/Kitchen')).toBe('/products/category/Cookware');
  await rename('COOKWARE', version + 3);
  expect(await find('/products/category/cookware')).toBeNull();
});

test('a subcategory with a new name is found by its old one', async () => {
  const { _id, version } = await stockCategory(shop.database, 'Kitchen', ['Pans']);
  await send('PUT', `categories/${_id}/subcategories/0`, { newSubcategoryName: 'Karahi', version });
  expect(await find('/products/subcategory/Pans')).toBe('/products/subcategory/Karahi');
});

test('managers list, find and delete old addresses, which the audit log names; editors do none of it', async () => {
  await add('/old-a /about', '/old-b /contact');
  const { redirects, total } = await send('GET', 'redirects?search=OLD-A');
  expect(total).toBe(1);
  expect(redirects).toMatchObject([
    { from: '/old-a', to: '/about', madeBy: 'staff', by: 'Sana (Shop Manager)' },
  ]);
  expect(await send('DELETE', `redirects/${redirects[0]._id}`)).toMatchObject({
    status: 200,
    message: '/old-a leads nowhere from now on.',
  });
  expect(await find('/old-a')).toBeNull();
  const log = await send('GET', 'audit-log?kind=redirect');
  expect(
    log.entries.map(
      ({ action, subject }: { action: string; subject: { name: string } }) => `${action} ${subject.name}`,
    ),
  ).toEqual(
    expect.arrayContaining([
      'deleted the redirect /old-a',
      'added the redirect /old-a',
      'added the redirect /old-b',
    ]),
  );
  const editor = (await hireAdmin(shop, 'Shop Editor')).token;
  expect(await send('GET', 'redirects', undefined, editor)).toMatchObject({ status: 403 });
});
