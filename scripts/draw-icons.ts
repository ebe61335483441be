import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { escapeMarkup } from '../shop/escape-markup.ts';
import { readSettings } from '../shop/settings/settings.ts';

/** Draws the icons from public/favicon.svg and the shared picture from photography/share.webp, in a browser. */
const publicFolder = join(import.meta.dirname, '../public');
const photograph = join(import.meta.dirname, '../photography/share.webp');
const letters = join(
  import.meta.dirname,
  '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

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

const embedded = async (type: string, file: string) =>
  `url(data:${type};base64,${(await readFile(file)).toString('base64')})`;

/** Name and promise in the calm left of the photograph, 1200 × 630 pixels. As PNG it would be ten times as large. */
async function resizeOpenGraphImage(name: string): Promise<Buffer> {
  const page = `<!doctype html><style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: ${await embedded('font/woff2', letters)} }
    body { margin: 0; height: 630px; box-sizing: border-box; padding: 96px 0 0 72px; color: #1d2421;
      font-family: Figtree; background: ${await embedded('image/webp', photograph)} 0 0 / 1200px 630px }
    svg { display: block; width: 104px; height: 104px }
    b { display: block; margin-top: 36px; font: 800 108px/1 Figtree; letter-spacing: -0.03em; color: ${BRAND} }
    p { margin: 20px 0 0; font: 700 36px/1.25 Figtree; letter-spacing: -0.01em }
    small { display: block; margin-top: 20px; font: 500 26px/1.3 Figtree; color: #46514c }
    </style>${mark}<b>${escapeMarkup(name)}</b><p>Online General Store<br>in Pakistan</p>
    <small>Cash on delivery, to every city</small>`;
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  try {
    const sheet = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await sheet.setContent(page);
    await sheet.evaluate(() => document.fonts.ready);
    return await sharp(await sheet.screenshot())
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  } finally {
    await browser.close();
  }
}

const generated: Record<string, Buffer> = {
  'favicon.ico': ico(await draw(mark, 32), 32),
  'apple-touch-icon.png': await draw(ground, 180),
  'icon-192.png': await draw(mark, 192),
  'icon-512.png': await draw(mark, 512),
  'icon-maskable-512.png': await drawMaskable(512),
  'share.jpg': await resizeOpenGraphImage(readSettings(process.env).newShop.store.name),
};
for (const [file, bytes] of Object.entries(generated)) {
  await writeFile(join(publicFolder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
