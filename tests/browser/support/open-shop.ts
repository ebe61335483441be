import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { runShop } from './run-shop.ts';

export interface OpenedShop {
  url: string;
  /** Of its process. */
  pid: number;
  /** Where its PostgreSQL keeps its files. */
  clusterDir: string;
  /** The file of what it prints. */
  log: string;
  /** Closes it and removes its folder. */
  close(): Promise<void>;
}

/**
 * Opens the built shop with its own PostgreSQL in a folder of its own, on a port of its own. A shop that is to have the
 * demo catalogue begins with a copy of a filled folder, where there is one (fill-data-folder.ts).
 * @param settings over those of a test
 */
export async function openBuiltShop(settings: Record<string, string> = {}): Promise<OpenedShop> {
  const folder = temporaryFolder('browser');
  try {
    const filled = process.env.FILLED_DATA_FOLDER;
    // -a leaves PostgreSQL's files to the user who runs it.
    if (filled && settings.DEMO_CATALOGUE !== 'off') {
      execFileSync('cp', ['-a', `${filled}/.`, folder.path]);
      // A variant that one shop has drawn of a photograph is the others' too: it is the same for all of them.
      symlinkSync(`${filled}-variants`, join(folder.path, 'media', 'product-variants'));
    }
    const log = join(folder.path, 'shop.log');
    const shop = await runShop({ DATA_DIR: folder.path, ...settings }, { log });
    const close = async () => {
      await shop.close();
      folder.remove();
    };
    return { url: shop.url, pid: shop.pid, clusterDir: join(folder.path, 'postgres'), log, close };
  } catch (error) {
    folder.remove();
    throw error;
  }
}
