import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readSettings } from '../shop/settings.ts';

/**
 * Draws the shop's icons from public/favicon.svg, and the picture that chats show beside its links from the demo
 * drawings and its name (STORE_NAME). Needs the font Noto Sans; the shop itself needs none.
 */
const publicFolder = join(import.meta.dirname, '../public');
const pictures = join(import.meta.dirname, '../database/demo/pictures');

const BRAND = '#0f5c4a';
const mark = await readFile(join(publicFolder, 'favicon.svg'));
/** The mark without the round corners of its ground, for systems that cut it to their own shape. */
const ground = Buffer.from(mark.toString().replace(' rx="16"', ''));

const draw = (svg: Buffer, size: number) =>
  sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** The mark, smaller, so that all of it is within the circle that a maskable icon may be cut to. */
async function drawMaskable(size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.76);
  return sharp({ create: { width: size, height: size, channels: 3, background: BRAND } })
    .composite([{ input: await draw(ground, inner) }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An .ico file with one PNG in it. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const MOSAIC = [
  'stainless-steel-karahi-28-cm',
  'embroidered-cushions-set-of-2',
  'wooden-stacking-rings',
  'terracotta-plant-pot-20-cm',
];
const TILE = 315;
const PANEL = 570;

/** Name and promise at the left, four of the things one finds here at the right; 1200 × 630 pixels. */
async function drawSharePicture(name: string): Promise<Buffer> {
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${PANEL}" height="630">
    <g font-family="Noto Sans" fill="#faf8f4">
      <text x="64" y="330" font-size="92" font-weight="bold">${escaped}</text>
      <text x="64" y="398" font-size="34" font-weight="bold" fill="#f2b53a">Online General Store</text>
      <text x="64" y="442" font-size="34" font-weight="bold" fill="#f2b53a">in Pakistan</text>
      <text x="64" y="512" font-size="26">Cash on delivery, to every city</text>
    </g>
  </svg>`;
  const tiles = await Promise.all(
    MOSAIC.map(async (slug, index) => ({
      input: await sharp(join(pictures, `${slug}.svg`))
        .resize(TILE, TILE)
        .toBuffer(),
      left: PANEL + (index % 2) * TILE,
      top: Math.floor(index / 2) * TILE,
    })),
  );
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: BRAND } })
    .composite([
      { input: Buffer.from(words), left: 0, top: 0 },
      { input: await sharp(ground, { density: 200 }).resize(150).toBuffer(), left: 32, top: 90 },
      ...tiles,
    ])
    .png({ palette: true, dither: 0, effort: 10 })
    .toBuffer();
}

const drawn: Record<string, Buffer> = {
  'favicon.ico': ico(await draw(mark, 32), 32),
  'apple-touch-icon.png': await draw(ground, 180),
  'icon-192.png': await draw(mark, 192),
  'icon-512.png': await draw(mark, 512),
  'icon-maskable-512.png': await drawMaskable(512),
  'share.png': await drawSharePicture(readSettings(process.env).store.name),
};
for (const [file, bytes] of Object.entries(drawn)) {
  await writeFile(join(publicFolder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
