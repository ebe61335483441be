import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * Makes the data folder with the folder of the media in it.
 * @returns its path without symbolic links, since PostgreSQL is recognised by it
 * @throws StartError when it cannot be made or written
 */
export function prepareDataFolder(dataDir: string): string {
  try {
    mkdirSync(join(dataDir, 'media'), { recursive: true });
    accessSync(dataDir, constants.W_OK);
    return realpathSync(dataDir);
  } catch (error) {
    throw folderError(resolve(dataDir), error);
  }
}

/** One sentence for what the system says about a folder; anything else is passed on as it is. */
export function folderError(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartError(`The disk of the data folder ${folder} is full.`);
  if (typeof code !== 'string' || error instanceof StartError) return error;
  return new StartError(
    `The data folder ${folder} cannot be written (${code}); set DATA_DIR to one that can.`,
  );
}

/**
 * The password of PostgreSQL where it has to listen on TCP, that is on Windows; made once and kept in the data
 * folder.
 * @returns null where there are Unix sockets, which need none
 */
export function preparePassword(dataDir: string): { file: string; text: string } | null {
  if (process.platform !== 'win32') return null;
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return { file, text: readFileSync(file, 'utf8') };
}
