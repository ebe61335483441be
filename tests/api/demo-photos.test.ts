import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoCatalogue } from '../../database/demo/catalogue/index.ts';
import { photographsOf } from '../../shop/media/demo-photos.ts';
import { pregenerateDemoVariants } from '../../shop/media/pregenerate-demo-variants.ts';
import { variantsOf } from '../../shop/media/product-photos.ts';
import { openGraphImageAddress } from '../../shop/media/rules.ts';
import { openTestShop, stockProduct } from '../support/shop.ts';

/** What a card shows on a phone of twice the pixels, as nearly every browser gets it. */
const CARD_WIDTH = 400;
const CARD_BYTES = 20 * 1024;

const shop = openTestShop();
const get = (url: string) => shop.app.inject({ url, headers: { accept: 'image/avif,*/*' } });

describe('the photographs of the demo catalogue', () => {
  const photographs = new Map<string, string[]>();
  beforeAll(async () => {
    for (const { slug } of demoCatalogue.flatMap(({ products }) => products)) {
      photographs.set(slug, await photographsOf(slug));
    }
    await pregenerateDemoVariants();
  }, 120_000);

  test('there is one of every product and a second view of fifty, 900 pixels wide', () => {
    const missing = [...photographs].filter(([, all]) => all.length === 0);
    expect(missing.map(([slug]) => slug)).toEqual([]);
    expect([...photographs.values()].filter((all) => all.length > 1).length).toBeGreaterThanOrEqual(50);
    expect([...photographs.values()].flat().filter((address) => !address.endsWith('-900x900'))).toEqual([]);
  });

  test('what cards show is drawn with the build, so that the first visitor waits for no picture', async () => {
    for (const [address = ''] of photographs.values()) await get(`${address}/${CARD_WIDTH}`);
    const generatedNow = [...photographs.values()].filter(([address = '']) =>
      existsSync(variantsOf(shop.settings.dataDir, address)),
    );
    expect(generatedNow).toEqual([]);
  });

  test('each takes 20 KB at most on a card', async () => {
    const heavy: string[] = [];
    for (const address of [...photographs.values()].flat()) {
      const { statusCode, rawPayload } = await get(`${address}/${CARD_WIDTH}`);
      expect(statusCode).toBe(200);
      if (rawPayload.length > CARD_BYTES) heavy.push(`${address}: ${rawPayload.length}`);
    }
    expect(heavy).toEqual([]);
  }, 120_000);

  test('one is shown beside the link that is shared', async () => {
    const photos = await photographsOf('stainless-steel-karahi-28-cm');
    const { _id } = await stockProduct(shop.database, { photos });
    const { statusCode, rawPayload } = await get(openGraphImageAddress(_id, photos));
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  });

  test('an address of before shows what there is today, and none that was made up fills the disk', async () => {
    const [address = ''] = await photographsOf('stainless-steel-karahi-28-cm');
    const before = address.replace(/-[\da-f]{8}-900x900$/, '-01234567-900x900');
    const [today, old] = await Promise.all([get(`${address}/900`), get(`${before}/900`)]);
    expect(old.rawPayload.equals(today.rawPayload)).toBe(true);
    expect(await readdir(path.join(shop.settings.dataDir, 'media', 'product-variants'))).not.toContain(
      path.basename(before),
    );
    expect((await get(`${before.replace('900x900', '777x777')}/777`)).statusCode).toBe(404);
  });

  test.each([
    '/media/catalogue/no-such-pan-01234567-900x900',
    '/media/catalogue/..%2f..%2fpackage-01234567-900x900',
    '/media/catalogue/stainless-steel-karahi-28-cm',
  ])('%s is no picture', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });
});
