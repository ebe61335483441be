import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openTestShop, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

const review = {
  name: 'Sana',
  mobile: '0301-2345678',
  title: 'Good pan',
  rating: '4',
  comment: 'It cooks well.',
};

async function send(fields: Record<string, string>, image?: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (image) form.append('image', new Blob([image], { type: 'image/png' }), 'pan.png');
  const request = new Request('http://shop.invalid', { method: 'POST', body: form });
  return shop.app.inject({
    method: 'POST',
    url: '/api/reviews',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const keptImages = () => readdir(path.join(shop.settings.dataDir, 'media', 'reviews'));

async function drawing(format: 'png' | 'jpeg') {
  const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#0f5c4a' } });
  return new Uint8Array(
    await picture
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toFormat(format)
      .toBuffer(),
  );
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
      },
    ]);
    expect(response.body + listed.body).not.toContain('2345678');
  });

  test('counts for its product, with the average of all', async () => {
    const { _id } = await stockProduct(shop.database);
    await send({ ...review, productId: _id, rating: '5' });
    await send({ ...review, productId: _id, rating: '4' });
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
    const before = await keptImages();
    const unknown = '00000000-0000-4000-8000-000000000000';
    const response = await send({ ...review, productId: unknown }, await drawing('png'));
    expect(response.statusCode).toBe(404);
    expect(await keptImages()).toEqual(before);
  });

  test('sent many times at once is stored once', async () => {
    const { _id } = await stockProduct(shop.database);
    // Several, since two of them have to meet in the same moment to be stored twice.
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => send({ ...review, title, productId: _id })),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => answer.json().review._id)).size).toBe(1);
    }
    expect(await shop.database.selectFrom('reviews').select('id').execute()).toHaveLength(5);
  });

  test('sent again with its picture keeps the first picture and no other', async () => {
    const { _id } = await stockProduct(shop.database);
    const before = await keptImages();
    const first = await send({ ...review, productId: _id }, await drawing('png'));
    const again = await send({ ...review, productId: _id }, await drawing('png'));
    expect(again.json()).toEqual(first.json());
    expect(await keptImages()).toHaveLength(before.length + 1);
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
    const before = await keptImages();
    const response = await send({ ...review, productId: _id }, new Uint8Array(bytes));
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty('image');
    expect(await keptImages()).toEqual(before);
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

  test('of more than 5 MB is refused', async () => {
    const { _id } = await stockProduct(shop.database);
    const response = await send({ ...review, productId: _id }, new Uint8Array(5 * 1024 * 1024 + 1));
    expect(response.statusCode).toBe(413);
    expect(response.json().code).toBe('BODY_TOO_LARGE');
  });
});
