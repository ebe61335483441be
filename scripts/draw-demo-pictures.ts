import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoCatalogue } from '../database/demo/catalogue/index.ts';
import { drawPicture } from '../database/demo/draw-picture.ts';

const folder = join(import.meta.dirname, '../database/demo/pictures');

const drawings = new Map<string, string>();
for (const { products } of demoCatalogue) {
  for (const { slug, picture } of products) drawings.set(`${slug}.svg`, drawPicture(slug, picture));
}
drawings.set(
  'placeholder.svg',
  drawPicture('placeholder', { shape: 'house', colours: ['white', 'sage'], backdrop: 'linen' }),
);

await mkdir(folder, { recursive: true });

let written = 0;
for (const [file, drawing] of drawings) {
  const before = await readFile(join(folder, file), 'utf8').catch(() => null);
  if (before === drawing) continue;
  await writeFile(join(folder, file), drawing);
  written += 1;
}

let removed = 0;
for (const file of await readdir(folder)) {
  if (!file.endsWith('.svg') || drawings.has(file)) continue;
  await rm(join(folder, file));
  removed += 1;
}

console.log(`${drawings.size} pictures: ${written} written, ${removed} removed.`);
