import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { FOR_FILLING, type OwnDatabase, withOwnDatabase } from '../measure/own-database.ts';
import { fillCatalogue } from './fill.ts';

/**
 * Lends the work a PostgreSQL with so many products. It is filled without waiting for the disk, and started anew as the
 * shop would start it.
 * @param keptIn a folder that stays, and is used again when it holds as many products; otherwise it is a new one
 */
export async function withCatalogue<T>(
  products: number,
  keptIn: string | undefined,
  work: (own: OwnDatabase) => Promise<T>,
): Promise<T> {
  const temporary = keptIn === undefined ? temporaryFolder('bench') : null;
  const folder = path.resolve(keptIn ?? temporary?.path ?? '');
  try {
    await mkdir(folder, { recursive: true, mode: 0o711 });
    const mark = path.join(folder, 'filled');
    const held = existsSync(mark) ? await readFile(mark, 'utf8') : null;
    if (held !== null && held !== String(products)) {
      throw new Error(`${folder} holds ${held} products; choose another folder for ${products}.`);
    }
    if (held === null) {
      const began = performance.now();
      await withOwnDatabase(({ database }) => fillCatalogue(database, folder, products), {
        folder,
        settings: FOR_FILLING,
      });
      await writeFile(mark, String(products));
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`Filled with ${products.toLocaleString('en')} products in ${seconds} s`);
    }
    return await withOwnDatabase(work, { folder });
  } finally {
    temporary?.remove();
  }
}
