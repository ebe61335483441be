import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { uploadsFolder } from './receive-form.ts';

/** No form takes this long, whatever is done with it (milliseconds). */
const OLD = 6 * 60 * 60_000;

/** Removes the files of forms that a crash left behind. Those that are being received, by whichever process, stay. */
export async function removeOldUploads(dataDir: string): Promise<void> {
  const folder = uploadsFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const form = path.join(folder, name);
    const there = await stat(form).catch(() => null);
    if (there && there.mtimeMs < Date.now() - OLD) await rm(form, { recursive: true, force: true });
  }
}
