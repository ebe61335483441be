import { readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, isPostmaster } from './postmaster.ts';
import { port } from './socket-folder.ts';

/** A lock file without a number is being written, unless it is older (milliseconds). */
const writingTime = 2_000;

/**
 * Removes the lock files of a PostgreSQL that was killed. It would take whatever has their number by now for itself, and
 * refuse to start: another program, or a dead process that nobody has waited for.
 * @param socketDir empty where PostgreSQL listens on TCP
 */
export function removeStaleLocks(clusterDir: string, socketDir: string): void {
  const files = [join(clusterDir, 'postmaster.pid')];
  if (socketDir !== '') files.push(join(socketDir, `.s.PGSQL.${port}.lock`));
  for (const file of files) if (isStale(file, clusterDir)) rmSync(file, { force: true });
}

function isStale(file: string, clusterDir: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return false;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!(pid > 0)) return Date.now() - stat.mtimeMs > writingTime;
  return isAlive(pid) && !isPostmaster(pid, clusterDir);
}

/**
 * The processes that a killed PostgreSQL left at work in its folder; until they end, none starts there. Looked for on
 * Linux only; elsewhere PostgreSQL's own words have to do.
 */
export function processesLeft(clusterDir: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isOfPostgres(pid, clusterDir));
}

function isOfPostgres(pid: number, clusterDir: string): boolean {
  try {
    const isThere = readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
    return isThere && readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ');
  } catch {
    return false;
  }
}
