import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadsFolder } from '../../server/media/receive-form.ts';

/** Puts what somebody sends where the shop receives it. @returns the path of the file */
export async function sentFile(dataDir: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(uploadsFolder(dataDir), randomUUID());
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return file;
}
