import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { FOR_FILLING, type OwnDatabase, withOwnDatabase } from '../measure/own-database.ts';
import { fillCatalogue } from './fill.ts';

/**
 * Lends the work a PostgreSQL with so many products. It is filled without waiting for the disk, and started again as the
 * shop would start it.
 * @param keptIn a folder that stays, and is used again when it holds as many products; otherwise it is a new one
 */
export function withCatalogue<T>(
  products: number,
  keptIn: string | undefined,
  work: (own: OwnDatabase) => Promise<T>,
): Promise<T> {
  const fill = ({ database, folder }: OwnDatabase) => fillCatalogue(database, folder, products);
  return withFilled(
    { mark: String(products), name: `${products.toLocaleString('en')} products`, fill },
    keptIn,
    work,
  );
}

interface Filling {
  /** What the folder says that it holds. */
  mark: string;
  name: string;
  fill: (own: OwnDatabase) => Promise<void>;
}

/** As above, with whatever it is filled with. */
export async function withFilled<T>(
  { mark, name, fill }: Filling,
  keptIn: string | undefined,
  work: (own: OwnDatabase) => Promise<T>,
): Promise<T> {
  const temporary = keptIn === undefined ? temporaryFolder('bench') : null;
  const folder = path.resolve(keptIn ?? temporary?.path ?? '');
  try {
    await mkdir(folder, { recursive: true, mode: 0o711 });
    const file = path.join(folder, 'filled');
    const held = existsSync(file) ? await readFile(file, 'utf8') : null;
    if (held !== null && held !== mark) {
      throw new Error(`${folder} holds ${held}; choose another folder for ${name}.`);
    }
    if (held === null) {
      const began = performance.now();
      await withOwnDatabase(fill, { folder, settings: FOR_FILLING });
      await writeFile(file, mark);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      console.log(`Filled with ${name} in ${seconds} s`);
    }
    return await withOwnDatabase(work, { folder });
  } finally {
    temporary?.remove();
  }
}
