import { randomUUID } from 'node:crypto';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { photosFolder, removeProductPhotos, storeProductPhoto } from '../../shop/media/product-photos.ts';
import { removeOrphanedPhotos } from '../../shop/media/remove-orphaned-photos.ts';
import { picture } from '../support/product-form.ts';
import { sentFile } from '../support/sent-file.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';

const shop = openTestShop();

const folder = () => photosFolder(shop.settings.dataDir);
const sweep = () => removeOrphanedPhotos(shop.database, shop.settings.dataDir);
const names = (addresses: string[]) => addresses.map((address) => path.basename(address)).toSorted();

async function age(file: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * 60 * 60_000);
  await utimes(path.join(folder(), file), then, then);
}

/** A picture that was sent so many hours ago. @returns its address */
async function sent(hours: number): Promise<string> {
  const { dataDir } = shop.settings;
  const stored = await storeProductPhoto(
    dataDir,
    await sentFile(dataDir, await picture(200, 100)),
    'pan.jpg',
  );
  if (!stored.ok) throw new Error(stored.failure.message);
  await age(path.basename(stored.value), hours);
  return stored.value;
}

beforeEach(async () => {
  const left = await readdir(folder()).catch(() => []);
  await removeProductPhotos(
    shop.settings.dataDir,
    left.map((name) => `/media/products/${name}`),
  );
});

describe('pictures that a crash left behind', () => {
  test('go after a day with what was drawn from them; what a product or an order shows stays', async () => {
    const [shown, second, sold, lost, fresh] = [
      await sent(48),
      await sent(48),
      await sent(48),
      await sent(25),
      await sent(23),
    ];
    await stockProduct(shop.database, { photos: [shown, second] });
    const product = await stockProduct(shop.database, { name: 'Tawa', photos: [sold] });
    expect((await order(shop.app, orderBody([{ product, quantity: 1 }]))).statusCode).toBe(201);
    await shop.database.updateTable('products').set({ photos: [] }).where('id', '=', product._id).execute();
    expect((await shop.app.inject(`${lost}/120`)).statusCode).toBe(200);
    const half = `${randomUUID()}-10x10.part`;
    await writeFile(path.join(folder(), half), 'half a picture');
    await age(half, 25);

    expect(await sweep()).toEqual({ removed: 2, doubtful: 0 });
    expect((await readdir(folder())).toSorted()).toEqual(names([shown, second, sold, fresh]));
    expect((await shop.app.inject(`${lost}/120`)).statusCode).toBe(404);
    expect(await sweep()).toEqual({ removed: 0, doubtful: 0 });
  });

  test('stay where they would be most of all: then the database is not theirs', async () => {
    const kept = [await sent(48), await sent(48)];
    expect(await sweep()).toEqual({ removed: 0, doubtful: 2 });
    expect((await readdir(folder())).toSorted()).toEqual(names(kept));
  });

  test('are none where no picture was ever sent', async () => {
    expect(await removeOrphanedPhotos(shop.database, path.join(shop.settings.dataDir, 'nothing'))).toEqual({
      removed: 0,
      doubtful: 0,
    });
  });
});
