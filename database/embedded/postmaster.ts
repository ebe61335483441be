import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../start-error.ts';

/** What a running PostgreSQL says about itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its Unix socket; empty where it listens on TCP. */
  socketDir: string;
  ready: boolean;
}

/** Finds the PostgreSQL that runs on a folder; null for none, a starting one, or the file of one that died. */
export function findPostmaster(clusterDir: string): Postmaster | null {
  const lines = readPidFile(clusterDir);
  const pid = Number(lines[0]);
  if (!pid || !isPostmaster(pid, clusterDir)) return null;
  return {
    pid,
    port: Number(lines[3]) || 0,
    socketDir: lines[4]?.trim() ?? '',
    ready: lines[7]?.trim() === 'ready',
  };
}

function readPidFile(clusterDir: string): string[] {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Whether a process with this number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Whether the process is PostgreSQL at work in this folder. PostgreSQL makes the folder its working directory. */
export function isPostmaster(pid: number, clusterDir: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === clusterDir;
    } catch (error) {
      // Gone, or a zombie: it is not running. Of another account: how it was started is for everybody to see.
      return codeOf(error) === 'EACCES' && wordsOf(pid).includes(clusterDir);
    }
  }
  if (process.platform === 'win32') return true;
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout.includes(
    'postgres',
  );
}

/** The words that a process was started with; none of a zombie. */
function wordsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
