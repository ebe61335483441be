import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DEMO_PICTURES } from '../../shop/media/product-photos.ts';
import { DEMO_PHOTO_FOLDER } from '../../shop/media/rules.ts';

/**
 * The addresses of a demo product's photographs: its main one and, where there is one, a second view.
 * @param slug of the product; its files are `<slug>.webp` and `<slug>-2.webp`
 */
export async function photographsOf(slug: string): Promise<string[]> {
  const names = [slug, `${slug}-2`].filter((name) => existsSync(fileOf(name)));
  return Promise.all(names.map(addressOf));
}

const fileOf = (name: string) => path.join(DEMO_PICTURES, `${name}.webp`);

/** The content is part of the address, since what stands behind an address is kept for ever. */
async function addressOf(name: string): Promise<string> {
  const bytes = await readFile(fileOf(name));
  const { width, height } = await sharp(bytes).metadata();
  const content = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `${DEMO_PHOTO_FOLDER}${name}-${content}-${width}x${height}`;
}
