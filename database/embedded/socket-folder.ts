import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { type Account, ownerOf } from './account.ts';

/** Where there are Unix sockets, their path has a hard limit: 108 bytes on Linux, 104 elsewhere, with a zero. */
const longestPath = process.platform === 'linux' ? 107 : 103;

export const port = 5432;

/**
 * The folder of PostgreSQL's Unix socket. Nobody but its owner may enter it, which is what keeps others out of
 * the database: PostgreSQL's own folder, or one in the system's temporary folder when that path is too long.
 * @throws StartError when that folder belongs to somebody else
 */
export function prepareSocketFolder(clusterDir: string, account: Account): string {
  if (Buffer.byteLength(join(clusterDir, `.s.PGSQL.${port}`)) <= longestPath) return clusterDir;
  const name = createHash('sha256').update(clusterDir).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `saman-${name}`);
  const owner = ownerOf(account);
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (process.getuid?.() === 0 && owner) chownSync(folder, owner.uid, owner.gid);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
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
