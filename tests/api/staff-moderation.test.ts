import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ModerationPage } from '../../shop/catalogue/reviews/responses.ts';
import { writeReview } from '../../shop/catalogue/reviews/write-review.ts';
import { openTestShop, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();

/** Each of them by a number of its own, unless one is given. */
let number = 0;
async function review(
  productId: string,
  rating: number,
  comment: string,
  mobile = `+92301${String(2_345_678 + number++)}`,
): Promise<string> {
  const written = await writeReview(
    shop.database,
    { productId, name: 'Zahid', mobile, title: 'Pan', rating, comment },
    { imageUrl: null },
  );
  if (!written.ok) throw new Error(written.failure.message);
  return written.value.review._id;
}

const hide = (token: string, id: string, reason = 'It names a phone number.') =>
  requestAs(shop, token, 'PUT', `/api/reviews/${id}/visibility`, { hidden: true, reason });

const productNow = async (id: string) => (await shop.app.inject(`/api/v1/products/${id}`)).json();

describe('a review that a Shop Manager hides', () => {
  test('leaves the shop and its counts at once, and comes back when it is shown again', async () => {
    const manager = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    await review(_id, 5, 'It cooks well.');
    const bad = await review(_id, 1, 'Call 0300-0000000 for a better one!');
    expect(await productNow(_id)).toMatchObject({ reviewCount: 2, rating: 3 });

    const hidden = await hide(manager, bad);
    expect(hidden.json()).toMatchObject({
      success: true,
      review: { hidden: { at: expect.any(String), reason: 'It names a phone number.' } },
    });
    expect(await productNow(_id)).toMatchObject({ reviewCount: 1, rating: 5 });
    const shown = await shop.app.inject(`/api/reviews/${_id}`);
    expect(shown.json()).toHaveLength(1);

    const again = await requestAs(shop, manager, 'PUT', `/api/reviews/${bad}/visibility`, { hidden: false });
    expect(again.json()).toMatchObject({ review: { hidden: null } });
    expect(await productNow(_id)).toMatchObject({ reviewCount: 2 });
  });

  test('needs a reason, and stands in the audit log with it', async () => {
    const manager = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    const id = await review(_id, 1, 'Bad.');
    const without = await hide(manager, id, '  ');
    expect(without.statusCode).toBe(400);
    expect(without.json().fields).toEqual({ reason: 'Please say why this review is hidden.' });
    await hide(manager, id);
    const log = await requestAs(shop, manager, 'GET', '/api/v1/audit-log?kind=review');
    expect(log.json().entries).toMatchObject([
      { action: 'hid', after: { hidden: true, reason: 'It names a phone number.' } },
    ]);
  });

  test('is hidden once: the second is told who was first, and keeps the first reason', async () => {
    const manager = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    const id = await review(_id, 1, 'Bad.');
    const responses = await Promise.all([hide(manager, id, 'One'), hide(manager, id, 'Two')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = await hide(manager, id, 'Three');
    expect(late.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { changedBy: 'Sana (Shop Manager)' },
    });
    expect((await hide(manager, randomUUID())).statusCode).toBe(404);
  });
});

describe('a review that took the place of another', () => {
  test('gives it back when a Shop Manager shows the other again: one of a mobile is shown', async () => {
    const manager = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    const own = await review(_id, 5, 'It cooks well.', '+923012345678');
    const strange = await review(_id, 1, 'Bad.', '+923012345678');
    expect(await productNow(_id)).toMatchObject({ reviewCount: 1, rating: 1 });
    const back = await requestAs(shop, manager, 'PUT', `/api/reviews/${own}/visibility`, { hidden: false });
    expect(back.json()).toMatchObject({ success: true, review: { comment: 'It cooks well.', hidden: null } });
    expect(await productNow(_id)).toMatchObject({ reviewCount: 1, rating: 5 });
    const list = await requestAs(shop, manager, 'GET', '/api/reviews?state=hidden');
    expect(list.json().reviews).toMatchObject([
      {
        _id: strange,
        hidden: { reason: 'An earlier review of the same mobile number is shown instead.' },
      },
    ]);
    const log = await requestAs(shop, manager, 'GET', '/api/v1/audit-log?kind=review');
    expect(log.json().entries.map(({ action }: { action: string }) => action)).toEqual([
      'showed again',
      'hid',
    ]);
  });

  test('is one alone however many show and write at once', async () => {
    const manager = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    const mobile = '+923012345678';
    const first = await review(_id, 5, 'One.', mobile);
    await review(_id, 4, 'Two.', mobile);
    await Promise.all([
      ...['Three.', 'Four.', 'Five.'].map((comment) => review(_id, 3, comment, mobile)),
      ...[1, 2, 3].map(() =>
        requestAs(shop, manager, 'PUT', `/api/reviews/${first}/visibility`, { hidden: false }),
      ),
    ]);
    expect(await productNow(_id)).toMatchObject({ reviewCount: 1 });
  });
});

describe('the list of reviews', () => {
  test('has all of them with their writers, searched by words and filtered by state', async () => {
    const manager = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database, { name: 'Steel Karahi' });
    await review(_id, 5, 'It cooks 100% well.');
    const bad = await review(_id, 1, 'Bad.');
    await hide(manager, bad);
    const list = async (query: string) =>
      (await requestAs(shop, manager, 'GET', `/api/reviews?${query}`)).json<ModerationPage>();
    expect(await list('')).toMatchObject({
      total: 2,
      totalPages: 1,
      reviews: [
        { comment: 'Bad.', mobile: expect.stringMatching(/^\+92301\d{7}$/), productName: 'Steel Karahi' },
        { comment: 'It cooks 100% well.', hidden: null },
      ],
    });
    expect((await list('state=hidden')).reviews.map(({ _id: id }) => id)).toEqual([bad]);
    expect((await list('state=shown')).total).toBe(1);
    expect((await list('search=COOKS%20100%25')).total).toBe(1);
    expect((await list('search=cooks_100')).total).toBe(0);
  });
});
