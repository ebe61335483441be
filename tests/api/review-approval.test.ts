import { describe, expect, test } from 'vitest';
import type { ModeratedReview } from '../../shop/catalogue/reviews/responses.ts';
import { readWaiting } from '../../shop/orders/waiting/read-waiting.ts';
import { openTestShop, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop({ REVIEWS_NEED_APPROVAL: 'on' });

async function write(productId: string, comment: string, changes: Record<string, string> = {}) {
  const form = new FormData();
  const written = { name: 'Sana', mobile: '0301-2345678', title: 'A pan', rating: '4', comment, ...changes };
  for (const [name, value] of Object.entries({ productId, ...written })) form.append(name, value);
  const request = new Request('http://shop.invalid', { method: 'POST', body: form });
  return shop.app.inject({
    method: 'POST',
    url: '/api/reviews',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const shown = async (id: string): Promise<{ comment: string }[]> =>
  (await shop.app.inject(`/api/reviews/${id}`)).json();
const counted = async (id: string) => (await shop.app.inject(`/api/v1/products/${id}`)).json();
const decide = (staff: string, id: string, body: object) =>
  requestAs(shop, staff, 'PUT', `/api/reviews/${id}/visibility`, body);
const inState = async (staff: string, state: string): Promise<ModeratedReview[]> =>
  (await requestAs(shop, staff, 'GET', `/api/reviews?state=${state}`)).json().reviews;
const comments = (reviews: readonly { comment: string }[]) => reviews.map(({ comment }) => comment);

describe('where reviews need approval', () => {
  test('a review is shown and counted once a Shop Manager approves it; its writer is told that it is checked', async () => {
    const staff = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    const written = await write(_id, 'It cooks.');
    expect(written.statusCode).toBe(201);
    expect(written.json()).toMatchObject({
      message: 'Review submitted successfully! It is shown after a check.',
      waits: true,
    });
    expect(await shown(_id)).toEqual([]);
    expect(await counted(_id)).toMatchObject({ reviewCount: 0, rating: null });
    expect((await readWaiting(shop.database, 5)).reviews).toBe(1);

    const [waiting] = await inState(staff, 'waiting');
    expect(waiting).toMatchObject({ comment: 'It cooks.', waits: true, hidden: null });
    const id = waiting?._id ?? '';
    expect((await decide(staff, id, { hidden: false })).json()).toMatchObject({ review: { waits: false } });
    expect(await shown(_id)).toMatchObject([{ comment: 'It cooks.' }]);
    expect(await counted(_id)).toMatchObject({ reviewCount: 1, rating: 4 });
    expect((await readWaiting(shop.database, 5)).reviews).toBe(0);
    // Two who decide at once decide once.
    expect((await decide(staff, id, { hidden: false })).json()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  test('a review that is declined stays away with its reason, and can be shown later', async () => {
    const staff = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    await write(_id, 'Buy at 0300-0000000!');
    const [waiting] = await inState(staff, 'waiting');
    const id = waiting?._id ?? '';
    expect((await decide(staff, id, { hidden: true })).statusCode).toBe(400);
    expect((await decide(staff, id, { hidden: true, reason: 'An advertisement.' })).statusCode).toBe(200);
    expect(await inState(staff, 'waiting')).toEqual([]);
    expect(await inState(staff, 'hidden')).toMatchObject([{ hidden: { reason: 'An advertisement.' } }]);
    expect(await shown(_id)).toEqual([]);
    await decide(staff, id, { hidden: false });
    expect(await shown(_id)).toHaveLength(1);
    const log = await requestAs(shop, staff, 'GET', '/api/v1/audit-log?kind=review');
    expect(log.json().entries.map(({ action }: { action: string }) => action)).toEqual([
      'showed again',
      'declined',
    ]);
  });

  test('what is shown of a mobile stays until its newer review is approved; of two that wait the newer does', async () => {
    const staff = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    await write(_id, 'One.');
    await decide(staff, (await inState(staff, 'waiting'))[0]?._id ?? '', { hidden: false });
    await write(_id, 'Two.');
    await write(_id, 'Three.', { rating: '1' });
    expect(comments(await shown(_id))).toEqual(['One.']);
    const waiting = await inState(staff, 'waiting');
    expect(comments(waiting)).toEqual(['Three.']);
    await decide(staff, waiting[0]?._id ?? '', { hidden: false });
    expect(comments(await shown(_id))).toEqual(['Three.']);
    expect(await counted(_id)).toMatchObject({ reviewCount: 1, rating: 1 });
    expect(await inState(staff, 'hidden')).toMatchObject([
      { comment: 'Two.', hidden: { reason: 'Replaced by a newer review of the same mobile number.' } },
      { comment: 'One.', hidden: { reason: 'Replaced by a newer review of the same mobile number.' } },
    ]);
  });
});

describe('the answer of the shop to a review', () => {
  test('stands below it, is changed and taken away, once by anyone who is first, and names nobody', async () => {
    const staff = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    await write(_id, 'The lid is loose.');
    const id = (await inState(staff, 'waiting'))[0]?._id ?? '';
    await decide(staff, id, { hidden: false });
    const answer = (text: string | null, seen: string | null) =>
      requestAs(shop, staff, 'PUT', `/api/reviews/${id}/answer`, { text, seen });
    const responses = await Promise.all([answer('We send another.', null), answer('Sorry.', null)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [review] = (await shop.app.inject(`/api/reviews/${_id}`)).json();
    expect(Object.keys(review.answer)).toEqual(['text', 'date']);
    expect((await answer('We have sent another.', review.answer.date)).json()).toMatchObject({
      review: { answer: { text: 'We have sent another.', by: 'Sana (Shop Manager)' } },
    });
    const [changed] = (await shop.app.inject(`/api/reviews/${_id}`)).json();
    expect(changed.answer.text).toBe('We have sent another.');
    expect((await answer(null, changed.answer.date)).statusCode).toBe(200);
    expect((await shop.app.inject(`/api/reviews/${_id}`)).json()[0]).not.toHaveProperty('answer');
  });
});

test('whether reviews wait is the owner’s to change, and the environment is what a new shop begins with', async () => {
  const staff = await signInAsAdmin(shop);
  const { _id } = await stockProduct(shop.database);
  const url = '/api/v1/store-settings';
  const { version, groups } = (await requestAs(shop, staff, 'GET', url)).json();
  expect(groups.selling.reviewsNeedApproval).toBe('Yes');
  const selling = { ...groups.selling, reviewsNeedApproval: 'No' };
  expect((await requestAs(shop, staff, 'PUT', url, { version, selling })).statusCode).toBe(200);
  expect((await write(_id, 'It cooks.')).json().waits).toBeFalsy();
  expect((await shown(_id)).map(({ comment }) => comment)).toEqual(['It cooks.']);
  const odd = { ...selling, reviewsNeedApproval: 'Maybe' };
  const refused = await requestAs(shop, staff, 'PUT', url, { version: version + 1, selling: odd });
  expect(refused.json().fields).toEqual({ 'selling.reviewsNeedApproval': 'Please choose Yes or No.' });
});
