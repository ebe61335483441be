import { watch } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { storeProductPhoto, variantsOf } from '../../shop/media/product-photos.ts';
import { picture } from '../support/product-form.ts';
import { sentFile } from '../support/sent-file.ts';
import { openTestShop } from '../support/shop.ts';

const shop = openTestShop();

async function store(bytes: Uint8Array) {
  const { dataDir } = shop.settings;
  return storeProductPhoto(dataDir, await sentFile(dataDir, bytes), 'pan.jpg');
}

async function stored(bytes: Uint8Array): Promise<string> {
  const photo = await store(bytes);
  if (!photo.ok) throw new Error(photo.failure.message);
  return photo.value;
}

const get = (url: string, accept = 'image/avif,image/webp,*/*') =>
  shop.app.inject({ url, headers: { accept } });

const generated = (address: string) => readdir(variantsOf(shop.settings.dataDir, address));

describe('the picture of a product', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const address = await stored(await picture(200, 100, { format }));
    expect(address).toMatch(/^\/media\/products\/[\da-f-]{36}-200x100$/);
    expect((await get(address)).statusCode).toBe(200);
  });

  test('is turned upright and stripped of what a camera adds', async () => {
    const address = await stored(await picture(300, 200, { orientation: 6 }));
    expect(address).toMatch(/-200x300$/);
    const { rawPayload } = await get(address, '*/*');
    const { width, height, exif, orientation } = await sharp(rawPayload).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 200,
      height: 300,
      exif: undefined,
      orientation: undefined,
    });
  });

  test('comes in the format that the browser takes, in the width that is asked for, and never changes', async () => {
    const address = await stored(await picture(1000, 500));
    for (const [accept, type, format] of [
      ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
      ['image/webp,image/*', 'image/webp', 'webp'],
      ['*/*', 'image/jpeg', 'jpeg'],
      ['image/avif;q=0,image/webp', 'image/webp', 'webp'],
    ] as const) {
      const response = await get(`${address}/400`, accept);
      expect(response.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringContaining('accept'),
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      const metadata = await sharp(response.rawPayload).metadata();
      expect([metadata.format, metadata.width, metadata.height]).toEqual([format, 400, 200]);
    }
  });

  test('is never made larger than it is', async () => {
    const address = await stored(await picture(300, 300));
    expect((await get(`${address}/640`)).statusCode).toBe(404);
    expect((await sharp((await get(`${address}/300`)).rawPayload).metadata()).width).toBe(300);
    expect((await sharp((await get(address)).rawPayload).metadata()).width).toBe(300);
  });

  test('is drawn once however many ask at once, and asked for again it is only read', async () => {
    const address = await stored(await picture(800, 800));
    const folder = variantsOf(shop.settings.dataDir, address);
    await mkdir(folder, { recursive: true });
    // Each drawing writes a file under a name of its own before it takes its place.
    const written = new Set<string | null>();
    const watcher = watch(folder, (_event, file) => written.add(file));
    const responses = await Promise.all(Array.from({ length: 12 }, () => get(`${address}/240`)));
    await expect.poll(() => written).toContain('240.avif');
    watcher.close();
    expect([...written].filter((file) => file?.endsWith('.part'))).toHaveLength(1);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ rawPayload }) => rawPayload.length)).size).toBe(1);
    expect(await generated(address)).toEqual(['240.avif']);
    const { etag } = responses[0]?.headers ?? {};
    const again = await shop.app.inject({
      url: `${address}/240`,
      headers: { accept: 'image/avif', 'if-none-match': String(etag) },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test.each(['/241', '/0', '/-240', '/240.5', '/many', '/240/x'])(
    'has no width %s, and nothing is drawn for it',
    async (width) => {
      const address = await stored(await picture(800, 800));
      expect((await get(address + width)).statusCode).toBeGreaterThanOrEqual(400);
      await expect(generated(address)).rejects.toThrow('ENOENT');
    },
  );

  test.each([
    '/media/products/..%2F..%2Fpostgres',
    '/media/products/00000000-0000-4000-8000-000000000000-10x10',
    '/media/products/00000000-0000-4000-8000-000000000000-10x10/10',
    '/media/products/',
  ])('that does not exist (%s) is not found', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('of 50,000 by 50,000 pixels is refused in words before it fills the memory', async () => {
    const bomb = await sharp({
      create: { width: 50_000, height: 1, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    // The header says 50,000 rows; the rest need not be there for it to be refused.
    bomb.writeUInt32BE(50_000, 20);
    const refused = await store(bomb);
    expect(refused).toMatchObject({
      failure: {
        fields: {
          photos:
            'pan.jpg has 50,000 by 50,000 pixels. At most 24 million are taken of such a picture; please choose a smaller one.',
        },
      },
    });
  });

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7 not a picture')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused in words', async (_what, bytes) => {
    expect(await store(bytes)).toMatchObject({
      failure: {
        code: 'INVALID_INPUT',
        fields: { photos: expect.stringContaining('pan.jpg is not a picture') },
      },
    });
  });
});
