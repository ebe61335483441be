import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { applyDiscounts } from '../../shop/catalogue/discounts/apply-discounts.ts';
import { eachListedProduct } from '../../shop/catalogue/sitemap/queries.ts';
import { photographsOf } from '../../shop/media/demo-photos.ts';
import { storeProductPhoto } from '../../shop/media/product-photos.ts';
import { openGraphImageAddress } from '../../shop/media/rules.ts';
import { picture } from '../support/product-form.ts';
import { sentFile } from '../support/sent-file.ts';
import { openTestShop, stockCategory, stockProduct } from '../support/shop.ts';

const shop = openTestShop();
const HERE = 'http://127.0.0.1:3000';

async function read(url: string) {
  const { statusCode, headers, body } = await shop.app.inject(url);
  return { statusCode, headers, body };
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap', () => {
  test('names the home page, the pages that are read, and of the catalogue what has products', async () => {
    const category = await stockCategory(shop.database, 'Pots & Pans', ['Karahi']);
    await stockCategory(shop.database, 'Nothing Yet');
    const { _id } = await stockProduct(shop.database, { category: category._id, subcategory: 'Karahi' });
    const { headers, body } = await read('/sitemap.xml');
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(locations(body)).toEqual([
      `${HERE}/`,
      `${HERE}/about`,
      `${HERE}/contact`,
      `${HERE}/Reviews-Page`,
      `${HERE}/Blogs-Page`,
      `${HERE}/FAQ-Page`,
      `${HERE}/return-policy`,
      `${HERE}/track`,
      `${HERE}/products/category/Pots%20&amp;%20Pans`,
      `${HERE}/products/subcategory/Karahi`,
      `${HERE}/product/${_id}`,
    ]);
  });

  test('says when the page of a product, and those that list it, last changed', async () => {
    const category = await stockCategory(shop.database, 'Kitchen');
    const { _id } = await stockProduct(shop.database, { category: category._id });
    await stockProduct(shop.database, { category: category._id, name: 'Tawa' });
    await shop.database
      .updateTable('products')
      .set({ updated_at: new Date('2030-01-02T03:04:05.678Z') })
      .where('id', '=', _id)
      .execute();
    const { body } = await read('/sitemap.xml');
    const changed = body
      .split('\n')
      .filter((line) => line.includes('<lastmod>2030-01-02T03:04:05.678Z</lastmod>'));
    expect(changed.flatMap(locations)).toEqual([
      `${HERE}/`,
      `${HERE}/products/category/Kitchen`,
      `${HERE}/product/${_id}`,
    ]);
  });

  test('names every product once, however many are read at a time', async () => {
    const { _id } = await stockCategory(shop.database, 'Warehouse');
    const things = 1205;
    await sql`
      with things as (
        insert into products (id, category_id, name, title, description, price_paisa, shipping)
        select gen_random_uuid(), ${_id}, 'Thing', 'Thing', 'A thing.', 100, 'paid'
        from generate_series(1, ${things}::int) returning id
      )
      insert into stock (product_id, quantity) select id, 1 from things`.execute(shop.database);
    const whole = locations((await read('/sitemap-products-1.xml')).body);
    expect(whole).toHaveLength(things);
    expect(new Set(whole).size).toBe(things);
    expect(locations((await read('/sitemap.xml')).body)).toEqual(expect.arrayContaining(whole));

    const run: string[] = [];
    for await (const batch of eachListedProduct(shop.database, { skip: 100, most: 1050 })) {
      run.push(...batch.map(({ id }) => `${HERE}/product/${id}`));
    }
    expect(run).toEqual(whole.slice(100, 1150));
  });

  test('has parts for a shop of any size, and none that would be empty', async () => {
    await stockProduct(shop.database);
    const pages = locations((await read('/sitemap-pages.xml')).body);
    expect(pages).toContain(`${HERE}/about`);
    expect(pages.join()).not.toContain('/product/');
    expect((await read('/sitemap-products-2.xml')).statusCode).toBe(404);
    expect((await read('/sitemap-products-0.xml')).statusCode).toBe(400);
  });
});

describe('the feed for Google and Meta', () => {
  const itemsOf = (xml: string) => [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(([, item = '']) => item);
  const fieldOf = (item: string, name: string) => new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(item)?.[1];

  test.each(['google', 'meta'])(
    'names every product for %s, with what it costs and whether it is there',
    async (channel) => {
      const category = await stockCategory(shop.database, 'Pots & Pans', ['Karahi']);
      const there = await stockProduct(shop.database, {
        ...{
          category: category._id,
          subcategory: 'Karahi',
          name: 'Pan <b>"26\u2033"</b>',
          price: 1999,
          discount: 10,
        },
      });
      await stockProduct(shop.database, { name: 'Tawa', price: 6000, quantity: 0 });
      const { headers, body } = await read(`/feeds/${channel}.xml`);
      expect(headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      });
      const [tawa = '', pan = ''] = itemsOf(body);
      expect(itemsOf(body)).toHaveLength(2);
      expect(fieldOf(pan, 'id')).toBe(there._id);
      expect(fieldOf(pan, 'title')).toBe('Pan &lt;b&gt;&quot;26\u2033&quot;&lt;/b&gt;');
      expect(fieldOf(pan, 'link')).toBe(`${HERE}/product/${there._id}`);
      expect(fieldOf(pan, 'image_link')).toBe(`${HERE}${openGraphImageAddress(there._id, there.photos)}`);
      expect(fieldOf(pan, 'additional_image_link')).toBe(`${HERE}/media/demo/placeholder.svg`);
      expect(fieldOf(pan, 'price')).toBe('1999.00 PKR');
      expect(fieldOf(pan, 'sale_price')).toBe('1799.00 PKR');
      // A discount without an end says nothing of one.
      expect(fieldOf(pan, 'sale_price_effective_date')).toBeUndefined();
      expect(fieldOf(pan, 'availability')).toBe('in_stock');
      expect(fieldOf(pan, 'product_type')).toBe('Pots &amp; Pans &gt; Karahi');
      expect(fieldOf(pan, 'shipping')).toBe('<g:country>PK</g:country><g:price>300.00 PKR</g:price>');
      expect(fieldOf(tawa, 'sale_price')).toBeUndefined();
      expect(fieldOf(tawa, 'availability')).toBe('out_of_stock');
      expect(fieldOf(tawa, 'shipping')).toContain('<g:price>0.00 PKR</g:price>');
      expect(fieldOf(pan, 'brand')).toBe(channel === 'meta' ? 'Saman' : undefined);
      expect(fieldOf(pan, 'identifier_exists')).toBe(channel === 'google' ? 'no' : undefined);
    },
  );

  test('says until when a discount holds, as the page does', async () => {
    const { database } = shop;
    const pan = await stockProduct(database, { name: 'Pan', price: 1000 });
    await database
      .insertInto('price_discounts')
      .values({
        id: randomUUID(),
        name: 'Sale',
        discount_basis_points: 2000,
        starts_at: new Date(0),
        ends_at: new Date('2098-11-30T19:00:00Z'),
        applies_to: 'all',
        created_by: 'Sana',
      })
      .execute();
    await applyDiscounts(database);
    const { body } = await read('/feeds/google.xml');
    expect(body).toContain(pan._id);
    expect(body).toContain('<g:sale_price>800.00 PKR</g:sale_price>');
    expect(body).toMatch(
      /<g:sale_price_effective_date>[^/<]+\/2098-11-30T19:00:00.000Z<\/g:sale_price_effective_date>/,
    );
  });

  test('shortens what is too long for its readers, and breaks no character', async () => {
    const { _id: category } = await stockCategory(shop.database, 'Pans');
    await stockProduct(shop.database, {
      category,
      name: '\u{1F373}'.repeat(100),
      description: 'ab '.repeat(1700),
    });
    const [item = ''] = itemsOf((await read('/feeds/google.xml')).body);
    expect(item.isWellFormed()).toBe(true);
    const description = fieldOf(item, 'description') ?? '';
    expect([...description].length).toBeLessThanOrEqual(5000);
    expect(description.endsWith(' a…')).toBe(true);
  });
});

test('robots.txt keeps search engines from calls, accounts and the staff areas, and names the sitemap', async () => {
  const { headers, body } = await read('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const address of ['/api/', '/login', '/profile', '/dashboard', '/superAdmin']) {
    expect(body).toContain(`\nDisallow: ${address}\n`);
  }
  expect(body).not.toMatch(/Disallow: \/(product|search|media)?\n/);
  expect(body).toContain(`\nSitemap: ${HERE}/sitemap.xml\n`);
});

test('a phone can put the shop among its apps: the manifest has its name, and icons of the sizes it says', async () => {
  const { headers, body } = await read('/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = JSON.parse(body);
  expect(manifest).toMatchObject({ short_name: 'Saman', start_url: '/', display: 'standalone' });
  const purposes = new Set<string>();
  for (const { src, sizes, type, purpose } of manifest.icons) {
    const icon = await sharp(path.join('public', src)).metadata();
    purposes.add(purpose);
    expect(`image/${icon.format}`).toBe(type.replace('+xml', ''));
    if (sizes !== 'any') expect(`${icon.width}x${icon.height}`).toBe(sizes);
  }
  expect([...purposes]).toEqual(['any', 'maskable']);
});

test('the picture that is shared with the shop is a JPEG of 1200 × 630 below 100 KB', async () => {
  const { size } = await stat('public/share.jpg');
  expect(size).toBeLessThan(100_000);
  expect(await sharp('public/share.jpg').metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

describe('the picture that is shared with a product', () => {
  const kept = (id: string) => readdir(path.join(shop.settings.dataDir, 'media', 'og', id));

  test('is a PNG of its first picture, kept for ever under the address that the page names', async () => {
    const { _id, photos } = await stockProduct(shop.database);
    const { statusCode, headers, rawPayload } = await shop.app.inject(openGraphImageAddress(_id, photos));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const under = await shop.app.inject(`/media/og/${_id}.png`);
    expect(under.headers['cache-control']).toBe('public, max-age=0');
  });

  test('is a PNG of a picture that staff sent, too', async () => {
    const { dataDir } = shop.settings;
    const file = await sentFile(dataDir, await picture(900, 600, { background: '#c04020' }));
    const sent = await storeProductPhoto(dataDir, file, 'pan.jpg');
    if (!sent.ok) throw new Error(sent.failure.message);
    const { _id, photos } = await stockProduct(shop.database, { photos: [sent.value] });
    const { statusCode, headers, rawPayload } = await shop.app.inject(openGraphImageAddress(_id, photos));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    // The picture is in the middle, and not only the frame around it.
    const middle = sharp(rawPayload).extract({ left: 600, top: 315, width: 1, height: 1 });
    const [red = 0, green = 0, blue = 0] = await middle.removeAlpha().raw().toBuffer();
    const colour = [red - 0xc0, green - 0x40, blue - 0x20];
    expect(colour.every((difference) => Math.abs(difference) < 12)).toBe(true);
  });

  test('is drawn once however many ask, and the one before goes when the picture changes', async () => {
    const { _id, photos } = await stockProduct(shop.database);
    const address = openGraphImageAddress(_id, photos);
    const responses = await Promise.all(Array.from({ length: 8 }, () => shop.app.inject(address)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const [first] = await kept(_id);
    const generatedAt = (await stat(path.join(shop.settings.dataDir, 'media', 'og', _id, String(first))))
      .mtimeMs;
    await shop.app.inject(address);
    const later = (await stat(path.join(shop.settings.dataDir, 'media', 'og', _id, String(first)))).mtimeMs;
    expect(later).toBe(generatedAt);

    const [photo = ''] = await photographsOf('pedal-bin-12-litres');
    await shop.database
      .updateTable('products')
      .set({ photos: [photo] })
      .where('id', '=', _id)
      .execute();
    const response = await shop.app.inject(openGraphImageAddress(_id, [photo]));
    expect(response.statusCode).toBe(200);
    const files = await kept(_id);
    expect(files).toHaveLength(1);
    expect(files).not.toContain(first);
  });

  test.each([
    ['a way out of the folder', '/media/demo/../../../package.json'],
    ['a file that is no picture', '/media/reviews/none.webp'],
    ["another shop's address", 'http://127.0.0.1:9/pan.png'],
  ])('is refused where the product names %s', async (_case, photo) => {
    const { _id } = await stockProduct(shop.database);
    await shop.database
      .updateTable('products')
      .set({ photos: [photo] })
      .where('id', '=', _id)
      .execute();
    const { statusCode, headers } = await shop.app.inject(`/media/og/${_id}.png`);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });

  test('does not exist for a product that does not', async () => {
    const { statusCode } = await shop.app.inject('/media/og/00000000-0000-4000-8000-000000000000.png');
    expect(statusCode).toBe(404);
  });
});
