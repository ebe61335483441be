import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { QUERIES } from '../bench/measure/search-queries.ts';
import { orderBody, someOf } from '../bench/rows/order-requests.ts';
import type { Chance } from '../fuzz/chance.ts';
import { STAFF_PASSWORD } from '../tests/support/staff.ts';
import { ask, expectAnswer, type Loaded, networkOf } from './ask.ts';

const WHOLE_PAGE = '</html>';
const SORTS = ['price', '-price', 'name', '-createdAt', 'rating'];

export async function openPage(loaded: Loaded, chance: Chance): Promise<void> {
  const { goods } = loaded;
  const product = chance.one(goods.many)._id;
  const listing = `/products/category/${encodeURIComponent(goods.category)}`;
  const path = chance.one([
    '/',
    listing,
    `/product/${product}`,
    `/product/${product}`,
    '/about',
    '/FAQ-Page',
  ]);
  expectAnswer(path, await ask(loaded, chance, path), 200, WHOLE_PAGE);
}

/** A list that nobody asked for before, or the data of a page as a click asks for it. */
export async function filterListing(loaded: Loaded, chance: Chance): Promise<void> {
  const listing = `/products/category/${encodeURIComponent(loaded.goods.category)}`;
  const filter = `page=${1 + chance.below(4)}&sort=${chance.one(SORTS)}&priceFrom=${chance.below(3000)}`;
  const path = `${listing}${chance.percent(40) ? '.data' : ''}?${filter}`;
  expectAnswer(path, await ask(loaded, chance, path), 200);
}

export async function search(loaded: Loaded, chance: Chance): Promise<void> {
  const query = chance.percent(70) ? chance.one(QUERIES) : `${chance.one(QUERIES)} ${chance.text(12)}`;
  const words = encodeURIComponent(query.toWellFormed());
  const isList = chance.percent(60);
  const path = isList ? `/api/v1/products/searchByName?query=${words}` : `/search?query=${words}`;
  const answer = await ask(loaded, chance, path);
  // A text with a character that PostgreSQL does not know is refused.
  if (answer.status === 400) return;
  expectAnswer(path, answer, 200, isList ? '[' : WHOLE_PAGE);
}

const placedSchema = z.object({ order: z.object({ _id: z.string() }) });

/** Orders, now and then twice under one key as a browser does that lost the answer. */
export async function order(loaded: Loaded, chance: Chance): Promise<void> {
  const { tally, goods } = loaded;
  const key = `soak-${randomUUID()}`;
  const lines = 1 + chance.below(3);
  const body = orderBody(someOf(goods.many, lines), `03${String(chance.below(1e9)).padStart(9, '0')}`);
  const place = () =>
    ask(loaded, chance, '/api/v1/checkout/create-order', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body,
    });
  const answers = chance.percent(25) ? await Promise.all([place(), place()]) : [await place()];
  const ids = answers.map(({ status, text }) => {
    if (status >= 300) throw new Error(`An order: ${status} ${text.slice(0, 300)}`);
    return placedSchema.parse(JSON.parse(text)).order._id;
  });
  const [id = ''] = ids;
  if (ids.some((other) => other !== id)) throw new Error(`${key} became two orders: ${ids.join(', ')}`);
  tally.orders.set(key, id);
  tally.units += lines;
  tally.writes += 1;
}

/** Accounts that were opened; the newest take the place of the oldest. */
const accounts: string[] = [];
const MOST_ACCOUNTS = 50;

/** Opens an account: a password is hashed, which takes 19 MiB outside the heap. */
export async function signUp(loaded: Loaded, chance: Chance): Promise<void> {
  const email = `soak-${randomUUID()}@example.com`;
  const body = JSON.stringify({
    name: 'Ayesha Khan',
    email,
    mobile: '0301-2345678',
    address: 'House 1, Street 2',
    province: 'Sindh',
    city: 'Karachi',
    password: STAFF_PASSWORD,
    confirmPassword: STAFF_PASSWORD,
  });
  expectAnswer(
    'An account',
    await ask(loaded, chance, '/api/reglogin/register', { method: 'POST', body }),
    201,
    email,
  );
  loaded.tally.writes += 1;
  accounts.push(email);
  if (accounts.length > MOST_ACCOUNTS) accounts.shift();
}

/** Signs in with the right or a wrong password, looks at the own details and orders, and signs out. */
export async function signIn(loaded: Loaded, chance: Chance): Promise<void> {
  if (accounts.length === 0) return signUp(loaded, chance);
  const email = chance.one(accounts);
  const network = networkOf(chance);
  const isWrong = chance.percent(20);
  const path = '/api/reglogin/login';
  const body = JSON.stringify({ email, password: isWrong ? 'a wrong password' : STAFF_PASSWORD });
  const answer = await ask(loaded, chance, path, { method: 'POST', body, network });
  // Five wrong passwords of one network pause the account for it.
  if (answer.status === 429) return;
  expectAnswer('A sign-in', answer, isWrong ? 401 : 200);
  if (isWrong) return;
  loaded.tally.writes += 1;
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const headers = { cookie };
  expectAnswer(
    'Own details',
    await ask(loaded, chance, '/api/reglogin/profile', { headers, network }),
    200,
    email,
  );
  expectAnswer('Own orders', await ask(loaded, chance, '/api/reglogin/orders', { headers, network }), 200);
  expectAnswer(
    'A sign-out',
    await ask(loaded, chance, '/api/reglogin/logout', { method: 'POST', headers, network }),
    200,
  );
}

/** Writes a review, most of them with a picture. */
export async function review(loaded: Loaded, chance: Chance): Promise<void> {
  const { goods, tally, photograph } = loaded;
  const form = new FormData();
  const fields = {
    productId: chance.one(goods.many)._id,
    name: 'Sana',
    mobile: `03${String(chance.below(1e9)).padStart(9, '0')}`,
    title: 'A good pan',
    rating: String(1 + chance.below(5)),
    comment: 'It cooks.',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const withPicture = chance.percent(70);
  if (withPicture) form.append('image', new Blob([photograph]), 'pan.jpg');
  const answer = await ask(loaded, chance, '/api/reviews', { method: 'POST', body: form });
  expectAnswer('A review', answer, 201);
  tally.writes += 1;
  if (withPicture) tally.pictures += 1;
}

export async function writeToShop(loaded: Loaded, chance: Chance): Promise<void> {
  const message = 'Do you deliver to Gwadar?';
  const body = JSON.stringify({ name: 'Sana', email: `soak-${randomUUID()}@example.com`, message });
  const answer = await ask(loaded, chance, '/api/contact', { method: 'POST', body });
  expectAnswer('A message', answer, 201);
  loaded.tally.writes += 1;
}
