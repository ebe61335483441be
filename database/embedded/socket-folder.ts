import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf, StartError } from '../start-error.ts';
import { type Account, ownerOf } from './account.ts';

/** Where there are Unix sockets, their path has a hard limit: 108 bytes on Linux, 104 elsewhere, with a zero. */
const longestPath = process.platform === 'linux' ? 107 : 103;

export const port = 5432;

/** PostgreSQL's socket folder, for its owner alone: its own, or a temporary one for long paths. @throws StartError */
export function prepareSocketFolder(clusterDir: string, account: Account): string {
  if (Buffer.byteLength(join(clusterDir, `.s.PGSQL.${port}`)) <= longestPath) return clusterDir;
  const name = createHash('sha256').update(clusterDir).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `saman-${name}`);
  const owner = ownerOf(account);
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (process.getuid?.() === 0 && owner) chownSync(folder, owner.uid, owner.gid);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') {
      throw new StartError(
        `PostgreSQL's socket needs the folder for temporary files ${tmpdir()}, because the path of the data folder is long, ` +
          `and that cannot be written (${codeOf(error)}); set TMPDIR to one that can, or DATA_DIR to a shorter path.`,
      );
    }
  }
  // Somebody else may have made it first, to listen in our place.
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== owner?.uid || (found.mode & 0o077) !== 0) {
    throw new StartError(
      `The folder ${folder} is needed for PostgreSQL's socket, but it belongs to somebody else.`,
    );
  }
  return folder;
}
