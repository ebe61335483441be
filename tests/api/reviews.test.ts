import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Updateable } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import { uploadsFolder } from '../../server/media/receive-form.ts';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import type { Review } from '../../shop/catalogue/reviews/responses.ts';
import { MOST_WAITING, sentPictures } from '../../shop/media/picture-queue.ts';
import { storeProductPhoto } from '../../shop/media/product-photos.ts';
import { signIn } from '../support/customers.ts';
import { killDecoderOf, makeEndlessFile } from '../support/decoders.ts';
import { sentFile } from '../support/sent-file.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

const review = {
  name: 'Sana',
  mobile: '0301-2345678',
  title: 'Good pan',
  rating: '4',
  comment: 'It cooks well.',
};

async function send(fields: Record<string, string>, more?: Uint8Array<ArrayBuffer> | { cookie: string }) {
  const image = more instanceof Uint8Array ? more : null;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (image) form.append('image', new Blob([image], { type: 'image/png' }), 'pan.png');
  const request = new Request('http://shop.invalid', { method: 'POST', body: form });
  return shop.app.inject({
    method: 'POST',
    url: '/api/reviews',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(more && 'cookie' in more && { cookie: more.cookie }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const storedImages = () => readdir(path.join(shop.settings.dataDir, 'media', 'reviews'));

async function drawing(format: 'png' | 'jpeg') {
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#0f5c4a' } });
  return new Uint8Array(
    await picture
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toFormat(format)
      .toBuffer(),
  );
}

/** A small picture whose header says that it has so many pixels. */
async function claiming(width: number, height: number, format: 'png' | 'avif') {
  const plain = sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } });
  const bytes = await plain.toFormat(format).toBuffer();
  // PNG: the first chunk. AVIF: the box "ispe", behind its version.
  const place = format === 'png' ? 16 : bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(width, place);
  bytes.writeUInt32BE(height, place + 4);
  return new Uint8Array(bytes);
}

describe('a review', () => {
  test('is stored and listed, without the mobile number of its writer', async () => {
    const { _id } = await stockProduct(shop.database);
    const response = await send({ ...review, productId: _id });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ success: true, message: 'Review submitted successfully!' });

    const listed = await shop.app.inject(`/api/reviews/${_id}`);
    expect(listed.json()).toEqual([
      {
        _id: expect.any(String),
        productId: _id,
        name: 'Sana',
        title: 'Good pan',
        rating: 4,
        comment: 'It cooks well.',
        imageUrl: null,
        date: expect.any(String),
        verifiedBuyer: false,
      },
    ]);
    expect(response.body + listed.body).not.toContain('2345678');
  });

  test('counts for its product, with the average of all', async () => {
    const { _id } = await stockProduct(shop.database);
    await send({ ...review, productId: _id, rating: '5' });
    await send({ ...review, productId: _id, rating: '4', mobile: '0302-2345678' });
    const product = (await shop.app.inject(`/api/v1/products/${_id}`)).json();
    expect(product).toMatchObject({ reviewCount: 2, rating: 4.5 });
  });

  test.each([
    ['name', ''],
    ['mobile', '12345'],
    ['title', '   '],
    ['comment', ''],
    ['rating', '0'],
    ['rating', '6'],
    ['rating', '4.5'],
    ['rating', 'many'],
    ['productId', 'pan'],
  ])('with a bad %s (%j) is refused and the field named', async (field, value) => {
    const { _id } = await stockProduct(shop.database);
    const response = await send({ productId: _id, ...review, [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBeTruthy();
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await shop.database.selectFrom('reviews').select('id').execute()).toEqual([]);
  });

  test.each(['name', 'mobile', 'title', 'comment'])(
    'with 10,000 characters as its %s is refused and the field named',
    async (field) => {
      const { _id } = await stockProduct(shop.database);
      const response = await send({ productId: _id, ...review, [field]: '1'.repeat(10_000) });
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual({
        [field]: expect.stringMatching(/^Please use at most \d+ characters\.$/),
      });
    },
  );

  test('of an unknown product is refused, and its picture is not kept', async () => {
    const before = await storedImages();
    const unknown = '00000000-0000-4000-8000-000000000000';
    const response = await send({ ...review, productId: unknown }, await drawing('png'));
    expect(response.statusCode).toBe(404);
    expect(await storedImages()).toEqual(before);
  });

  test('sent many times at once is stored once', async () => {
    const { _id } = await stockProduct(shop.database);
    // Several, since two of them have to meet in the same moment to be stored twice.
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => send({ ...review, title, productId: _id })),
      );
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(responses.map((answer) => answer.json().review._id)).size).toBe(1);
    }
    expect(await shop.database.selectFrom('reviews').select('id').execute()).toHaveLength(5);
  });

  test('sent again with its picture keeps the first picture and no other', async () => {
    const { _id } = await stockProduct(shop.database);
    const before = await storedImages();
    const first = await send({ ...review, productId: _id }, await drawing('png'));
    const again = await send({ ...review, productId: _id }, await drawing('png'));
    expect(again.json()).toEqual(first.json());
    expect(await storedImages()).toHaveLength(before.length + 1);
    expect((await shop.app.inject(first.json().review.imageUrl)).statusCode).toBe(200);
  });

  test('with tags, quotes, emoji and Urdu in it is stored as text, without null characters', async () => {
    const { _id } = await stockProduct(shop.database);
    const comment = '<script>alert("1")</script> \'" & بہت اچھا 👍\u0000';
    await send({ ...review, productId: _id, comment });
    const [listed] = (await shop.app.inject(`/api/reviews/${_id}`)).json();
    expect(listed.comment).toBe('<script>alert("1")</script> \'" & بہت اچھا 👍');
  });

  test('that is no form is refused', async () => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/reviews', payload: review });
    expect(response.statusCode).toBe(415);
    expect(response.json().code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });
});

const listed = async (productId: string, query = '') =>
  (await shop.app.inject(`/api/reviews/${productId}${query}`)).json<Review[]>();

describe('a mobile number', () => {
  test('has one review of a product: the second takes the place of the first, and says so', async () => {
    const { _id } = await stockProduct(shop.database);
    const first = await send({ ...review, productId: _id, rating: '1' }, await drawing('png'));
    expect(first.json()).toMatchObject({ replaced: false });
    // However it is typed, it is the same number.
    const second = await send({ ...review, productId: _id, rating: '5', mobile: '+92 301 2345678' });
    expect(second.statusCode).toBe(201);
    expect(second.json()).toMatchObject({
      message:
        'Review submitted successfully! You have reviewed this product before. ' +
        'Your new review takes the place of the old one.',
      replaced: true,
    });
    expect((await listed(_id)).map(({ rating }) => rating)).toEqual([5]);
    const product = (await shop.app.inject(`/api/v1/products/${_id}`)).json();
    expect(product).toMatchObject({ reviewCount: 1, rating: 5 });
    // For moderators the first one is still there, with its picture.
    const kept = await shop.database.selectFrom('reviews').selectAll().where('rating', '=', 1).execute();
    expect(kept).toMatchObject([{ hidden_reason: 'Replaced by a newer review of the same mobile number.' }]);
    expect((await shop.app.inject(first.json().review.imageUrl)).statusCode).toBe(200);
  });

  test('tells the same again when the answer to the second was lost', async () => {
    const { _id } = await stockProduct(shop.database);
    await send({ ...review, productId: _id, rating: '1' });
    const second = await send({ ...review, productId: _id, rating: '5' });
    const again = await send({ ...review, productId: _id, rating: '5' });
    expect(again.json()).toEqual(second.json());
  });

  test('that goes back to its first words has them shown', async () => {
    const { _id } = await stockProduct(shop.database);
    for (const rating of ['1', '5', '1']) await send({ ...review, productId: _id, rating });
    expect((await listed(_id)).map(({ rating }) => rating)).toEqual([1]);
  });

  test('has one review of a product in the database as well', async () => {
    const { _id } = await stockProduct(shop.database);
    await send({ ...review, productId: _id });
    const { replaced_by: _none, ...row } = await shop.database
      .selectFrom('reviews')
      .selectAll()
      .executeTakeFirstOrThrow();
    const second = shop.database.insertInto('reviews').values({ ...row, id: randomUUID() });
    await expect(second.execute()).rejects.toThrow('reviews_one_shown');
  });

  test('writes twenty reviews a day, and is asked to come back tomorrow', async () => {
    const { _id } = await stockProduct(shop.database);
    for (let number = 0; number < 20; number++) {
      await send({ ...review, productId: _id, title: `Pan ${number}` });
    }
    const refused = await send({ ...review, productId: _id, title: 'One more' }, await drawing('png'));
    expect(refused.statusCode).toBe(429);
    expect((await listed(_id)).map(({ title }) => title)).toEqual(['Pan 19']);
    const other = await send({ ...review, productId: _id, mobile: '0302-2345678' });
    expect(other.statusCode).toBe(201);
  });
});

describe('a review of a customer who is signed in', () => {
  test('is replaced by that customer alone, when it is of the number of the account', async () => {
    const { _id } = await stockProduct(shop.database);
    const cookie = await signIn(shop.app);
    await send({ ...review, productId: _id, rating: '5' }, { cookie });
    const strange = await send({ ...review, productId: _id, rating: '1' });
    expect(strange.statusCode).toBe(403);
    expect(Object.keys(strange.json().fields)).toEqual(['mobile']);
    expect((await listed(_id)).map(({ rating }) => rating)).toEqual([5]);
    const own = await send({ ...review, productId: _id, rating: '4' }, { cookie });
    expect(own.json()).toMatchObject({ replaced: true, review: { rating: 4 } });
  });

  test('of another number belongs to no account', async () => {
    const { _id } = await stockProduct(shop.database);
    const cookie = await signIn(shop.app);
    const mobile = '0302-2345678';
    await send({ ...review, productId: _id, mobile, rating: '1' }, { cookie });
    const owner = await send({ ...review, productId: _id, mobile, rating: '5' });
    expect(owner.json()).toMatchObject({ replaced: true });
  });
});

describe('a verified buyer', () => {
  /** Orders one and leaves the order as it is told. */
  async function buy(
    product: Product,
    ends: Updateable<Tables['orders']>,
    headers: Record<string, string> = {},
  ) {
    const { statusCode } = await order(shop.app, orderBody([{ product, quantity: 1 }]), headers);
    expect(statusCode).toBe(201);
    await shop.database.updateTable('orders').set(ends).execute();
  }

  const isVerified = async (productId: string) => (await listed(productId))[0]?.verifiedBuyer;

  test.each<[string, Updateable<Tables['orders']>, boolean]>([
    ['delivered', { status: 'Delivered' }, true],
    ['confirmed by phone', { confirmation: 'confirmed' }, true],
    ['confirmed and cancelled', { confirmation: 'confirmed', status: 'Cancelled' }, false],
    ['placed and nothing more', {}, false],
    ['refused on the phone', { confirmation: 'refused' }, false],
  ])('is one whose order was %s: %j → %j', async (_how, ends, verified) => {
    const product = await stockProduct(shop.database);
    await buy(product, { customer_id: null, ...ends });
    const written = await send({ ...review, productId: product._id });
    expect(written.json().review.verifiedBuyer).toBe(verified);
    expect(await isVerified(product._id)).toBe(verified);
  });

  test('bought this product, with this number', async () => {
    const product = await stockProduct(shop.database);
    const other = await stockProduct(shop.database, { name: 'Iron Tawa' });
    await buy(product, { status: 'Delivered' });
    await send({ ...review, productId: other._id });
    expect(await isVerified(other._id)).toBe(false);
    await send({ ...review, productId: product._id, mobile: '0302-2345678' });
    expect(await isVerified(product._id)).toBe(false);
  });

  test('who bought with an account writes with that account: nobody else gets its badge by its number', async () => {
    const product = await stockProduct(shop.database);
    const cookie = await signIn(shop.app);
    await buy(product, { status: 'Delivered' }, { cookie });
    await send({ ...review, productId: product._id, rating: '1' });
    expect(await isVerified(product._id)).toBe(false);
    await send({ ...review, productId: product._id, rating: '5' }, { cookie });
    expect(await listed(product._id)).toMatchObject([{ rating: 5, verifiedBuyer: true }]);
  });
});

describe('the reviews of a product', () => {
  test('come in pages where a page is asked for, and else as one list of two hundred at most', async () => {
    const { _id } = await stockProduct(shop.database);
    await shop.database
      .insertInto('reviews')
      .values(
        Array.from({ length: 205 }, (_, number) => ({
          id: randomUUID(),
          product_id: _id,
          name: 'Sana',
          mobile: `+92301${2_000_000 + number}`,
          title: `Review ${number}`,
          rating: 4,
          comment: 'Good.',
          created_at: new Date(Date.UTC(2026, 0, 1, 0, number)),
        })),
      )
      .execute();
    const all = await listed(_id);
    expect([all.length, all[0]?.title]).toEqual([200, 'Review 204']);
    const second = await listed(_id, '?page=2&limit=10');
    expect(second.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Review ${194 - index}`),
    );
    expect(await listed(_id, '?page=21&limit=10')).toHaveLength(5);
    expect(await listed(_id, '?page=22&limit=10')).toEqual([]);
    for (const query of ['?page=0', '?limit=201', '?limit=x']) {
      expect((await shop.app.inject(`/api/reviews/${_id}${query}`)).statusCode).toBe(400);
    }
    const product = (await shop.app.inject(`/api/v1/products/${_id}`)).json();
    expect(product).toMatchObject({ reviewCount: 205, rating: 4 });
  });
});

describe('the picture of a review', () => {
  test('is made small, stripped of what a camera adds, and served', async () => {
    const { _id } = await stockProduct(shop.database);
    const response = await send({ ...review, productId: _id }, await drawing('jpeg'));
    const { imageUrl } = response.json().review;
    const served = await shop.app.inject(imageUrl);
    expect(served.statusCode).toBe(200);
    const { format, width, height, exif } = await sharp(served.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 1200,
      height: 675,
      exif: undefined,
    });
  });

  test.each([
    ['a PDF that says it is a picture', Buffer.from('%PDF-1.7 not a picture')],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('is refused when it is %s', async (_what, bytes) => {
    const { _id } = await stockProduct(shop.database);
    const before = await storedImages();
    const response = await send({ ...review, productId: _id }, new Uint8Array(bytes));
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty('image');
    expect(await storedImages()).toEqual(before);
  });

  test('of 50,000 by 50,000 pixels is refused before it fills the memory', async () => {
    const { _id } = await stockProduct(shop.database);
    const bomb = await sharp({
      create: { width: 50_000, height: 1, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    // The header says 50,000 rows; the rest need not be there for it to be refused.
    bomb.writeUInt32BE(50_000, 20);
    const response = await send({ ...review, productId: _id }, new Uint8Array(bomb));
    expect(response.statusCode).toBe(400);
  });

  test.each([
    ['7,000 by 7,000', 'avif', '12 million'],
    ['3,000 by 4,001', 'avif', '12 million'],
    ['6,000 by 4,001', 'png', '24 million'],
    ['12 by 20,001', 'png', '24 million'],
  ] as const)('of %s pixels as %s is refused before it is decoded', async (size, format, most) => {
    const { _id } = await stockProduct(shop.database);
    const [width = 0, height = 0] = size.replaceAll(',', '').split(' by ').map(Number);
    const response = await send({ ...review, productId: _id }, await claiming(width, height, format));
    expect(response.statusCode).toBe(400);
    // Decoded, it would be no picture at all: it has fewer pixels than it says.
    expect(response.json().fields.image).toContain(`${size} pixels. At most ${most}`);
  });

  test('that finds the queue full is told when to come again, and shoppers see the goods meanwhile', async () => {
    const { _id } = await stockProduct(shop.database);
    const { dataDir } = shop.settings;
    const endless = makeEndlessFile(path.join(dataDir, 'endless'));
    const sent = await storeProductPhoto(dataDir, await sentFile(dataDir, await drawing('png')), 'pan.png');
    if (!sent.ok) throw new Error(sent.failure.message);
    const nothing = { kind: 'review', from: 'no-such-file', to: path.join(dataDir, 'never') } as const;
    const hanging = sentPictures.draw({ ...nothing, from: endless });
    const waiting: Promise<unknown>[] = [];
    while (waiting.length < MOST_WAITING) waiting.push(sentPictures.draw(nothing));

    const refused = await send({ ...review, productId: _id }, await drawing('png'));
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ success: false, code: 'BUSY' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await shop.app.inject(`${sent.value}/240`)).statusCode).toBe(200);

    await killDecoderOf(endless);
    await Promise.all([hanging, ...waiting]);
    expect((await send({ ...review, productId: _id }, await drawing('png'))).statusCode).toBe(201);
  });

  test('leaves nothing of the file that was sent, kept or refused', async () => {
    const { _id } = await stockProduct(shop.database);
    await send({ ...review, productId: _id }, await drawing('png'));
    await send({ ...review, productId: 'pan' }, await drawing('png'));
    await send({ ...review, productId: _id }, new Uint8Array(Buffer.from('no picture')));
    await send({ ...review, productId: _id }, new Uint8Array(5 * 1024 * 1024 + 1));
    const left = await readdir(uploadsFolder(shop.settings.dataDir));
    expect(left.filter((name) => name.startsWith('form-'))).toEqual([]);
  });

  test('of more than 5 MB is refused', async () => {
    const { _id } = await stockProduct(shop.database);
    const response = await send({ ...review, productId: _id }, new Uint8Array(5 * 1024 * 1024 + 1));
    expect(response.statusCode).toBe(413);
    expect(response.json().code).toBe('BODY_TOO_LARGE');
  });
});
