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
import { codeOf, StartError } from '../start-error.ts';

/** The longest path of a data folder, in bytes: PostgreSQL cuts off what is longer than 1,024 with its own names below. */
const longestPath = 900;

/** Makes the data folder. @returns its path without symbolic links, by which PostgreSQL is recognised @throws StartError */
export function prepareDataFolder(dataDir: string): string {
  try {
    mkdirSync(join(dataDir, 'media'), { recursive: true });
    accessSync(dataDir, constants.W_OK);
    const folder = realpathSync(dataDir);
    const length = Buffer.byteLength(folder);
    if (length <= longestPath) return folder;
    throw new StartError(
      `The path of the data folder has ${length} bytes, and PostgreSQL takes ${longestPath}; set DATA_DIR to a shorter one.`,
    );
  } catch (error) {
    throw folderError(resolve(dataDir), error);
  }
}

/** One sentence for what the system says about a folder; anything else is passed on as it is. */
export function folderError(folder: string, error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartError(`The disk of the data folder ${folder} is full.`);
  if (typeof code !== 'string' || error instanceof StartError) return error;
  return new StartError(
    `The data folder ${folder} cannot be written (${code}); set DATA_DIR to one that can.`,
  );
}

/** The password of PostgreSQL where it has to listen on TCP, that is on Windows; null where there are Unix sockets. */
export function preparePassword(dataDir: string): { file: string; text: string } | null {
  if (process.platform !== 'win32') return null;
  const file = join(dataDir, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return { file, text: readFileSync(file, 'utf8') };
}
