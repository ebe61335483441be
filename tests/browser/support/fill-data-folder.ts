import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { runShop } from './run-shop.ts';

/** What is lost when the power goes is of no use to a test, so nothing is waited for. */
const FAST = 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n';

/**
 * Opens a shop with the demo catalogue once for the whole run, before the first test. Every shop of the tests begins
 * with a copy of its data folder, since making PostgreSQL's folder and filling it takes longer than most tests.
 * @returns what removes it again
 */
export default async function fillDataFolder(): Promise<() => void> {
  const folder = temporaryFolder('filled');
  const variants = `${folder.path}-variants`;
  mkdirSync(variants);
  const remove = () => {
    folder.remove();
    rmSync(variants, { recursive: true, force: true });
  };
  try {
    const shop = await runShop({ DATA_DIR: folder.path });
    await shop.close();
    appendFileSync(join(folder.path, 'postgres', 'postgresql.conf'), FAST);
    process.env.FILLED_DATA_FOLDER = folder.path;
    return remove;
  } catch (error) {
    remove();
    throw error;
  }
}
