import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_PHOTO_FOLDER, readDemoPhotoAddress } from './rules.ts';

/** The demo catalogue's pictures come with the shop; all others are in DATA_DIR. */
export const DEMO_PICTURES = path.resolve('database/demo/pictures');

/** A folder like DATA_DIR with the variants that the build draws of them (pregenerate-demo-variants.ts). */
export const PREGENERATED = path.resolve('.pictures');

/** What the address of a demo photograph says beside the name of its file. */
const SUFFIX = /-[\da-f]{8}-\d+x\d+$/;

const known = new Map<string, string>();

export function demoPhotoFile(name: string): string {
  return path.join(DEMO_PICTURES, `${name}.webp`);
}

/** The names of all demo photographs, main ones and second views. */
export async function listDemoPhotoNames(): Promise<string[]> {
  const files = await readdir(DEMO_PICTURES);
  return files.filter((file) => file.endsWith('.webp')).map((file) => path.basename(file, '.webp'));
}

/** The file name, without its ending, in the address of a demo photograph; null for any other address. */
export function demoPhotoName(address: string): string | null {
  return readDemoPhotoAddress(address)?.name.replace(SUFFIX, '') ?? null;
}

/** The address of a demo photograph, with its content as a part; null without one. @param name of its file */
export async function demoPhotoAddress(name: string): Promise<string | null> {
  const before = known.get(name);
  if (before !== undefined) return before;
  const bytes = await readFile(demoPhotoFile(name)).catch(() => null);
  if (!bytes) return null;
  const { width, height } = sizeOf(bytes);
  const content = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const address = `${DEMO_PHOTO_FOLDER}${name}-${content}-${width}x${height}`;
  known.set(name, address);
  return address;
}

/** The addresses of a demo product's photographs: `<slug>.webp` and, where there is one, `<slug>-2.webp`. */
export async function photographsOf(slug: string): Promise<string[]> {
  const addresses = await Promise.all([slug, `${slug}-2`].map(demoPhotoAddress));
  return addresses.filter((address) => address !== null);
}

/** The studio writes plain WebP, with the size in two numbers of 14 bits; nothing has to be decoded for it. */
function sizeOf(webp: Buffer): { width: number; height: number } {
  const kind = webp.toString('latin1', 8, 16);
  if (kind !== 'WEBPVP8 ') throw new Error(`A demo photograph is no plain WebP but ${kind}.`);
  return { width: webp.readUInt16LE(26) & 0x3fff, height: webp.readUInt16LE(28) & 0x3fff };
}
