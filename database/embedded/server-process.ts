import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorFromOutput, StartError } from '../start-error.ts';
import { type Account, spawnAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { findPostmaster, isAlive, type Postmaster } from './postmaster.ts';
import { port, prepareSocketFolder } from './socket-folder.ts';
import { processesLeft, removeStaleLocks } from './stale-locks.ts';

/** A log that is larger (bytes) is set aside at the next start. */
const largestLog = 10 * 1024 * 1024;

/** How long a fast shutdown may take before PostgreSQL is told to drop everything (milliseconds). */
const shutdownPatience = 60_000;

export interface ServerProcess {
  /** Why it ended before it was ready; null while it runs. */
  failure(): StartError | null;
}

/** An earlier PostgreSQL still has the folder. That passes when the last of its processes has ended. */
export class FolderInUse extends StartError {}

/** Starts PostgreSQL, in its own process group: Ctrl-C reaches the shop alone, which stops it after the last query. */
export async function spawnServer(
  clusterDir: string,
  binaries: Binaries,
  account: Account,
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const logFile = join(clusterDir, '..', 'postgres.log');
  const logSize = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (logSize > largestLog) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;

  const socketDir = process.platform === 'win32' ? '' : prepareSocketFolder(clusterDir, account);
  removeStaleLocks(clusterDir, socketDir);
  const listening = socketDir
    ? {
        listen_addresses: '',
        port: String(port),
        unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
        unix_socket_permissions: '0700',
      }
    : { listen_addresses: '127.0.0.1', port: String(await freePort()) };
  const words = Object.entries({ ...settings, ...listening }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawnAs(account, binaries.postgres, ['-D', clusterDir, ...words], {
    stdio: ['ignore', log, log],
    env: { ...process.env, LC_MESSAGES: 'C' },
    cwd: '/',
    detached: true,
  });
  closeSync(log);
  child.unref();

  let trouble: string | null = null;
  child.on('error', (error) => {
    trouble = error.message;
  });
  child.on('exit', () => {
    trouble ??= '';
  });
  const failure = () => {
    if (trouble === null) return null;
    const output = trouble || readFileSync(logFile).subarray(logStart).toString();
    return folderInUse(clusterDir, output) ?? errorFromOutput('PostgreSQL did not start', output);
  };
  return { failure };
}

/** Tells the processes of a killed PostgreSQL to end, as it would have told them itself. */
export function endProcessesLeft(clusterDir: string): void {
  for (const pid of processesLeft(clusterDir)) signal({ pid }, 'SIGQUIT');
}

function folderInUse(clusterDir: string, output: string): FolderInUse | null {
  if (!/lock file ".*" (already exists|is empty)|shared memory block .* is still in use/.test(output)) {
    return null;
  }
  const left = processesLeft(clusterDir);
  const owner = /PID (\d+)/.exec(output)?.[1];
  const names = left.length > 0 ? left.join(', ') : owner;
  return new FolderInUse(
    `PostgreSQL did not start, because an earlier one is still at work in ${clusterDir}` +
      `${names ? ` (process ${names})` : ''}; end it, then start the shop again.`,
  );
}

/** Stops PostgreSQL: open transactions are rolled back, everything is written, and it is gone on return. */
export async function stopServer(clusterDir: string, binaries: Binaries): Promise<void> {
  const running = findPostmaster(clusterDir);
  if (!running) return;
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-D', clusterDir, '-m', 'fast', '-w'], { stdio: 'ignore' });
    return;
  }
  signal(running, 'SIGINT');
  const end = Date.now() + shutdownPatience;
  while (isRunning(clusterDir, running)) {
    if (Date.now() > end) signal(running, 'SIGQUIT');
    await delay(20);
  }
  removeSocketFolder(running.socketDir, clusterDir);
}

/** The folder that was made for a socket elsewhere has nothing in it any more. */
function removeSocketFolder(socketDir: string, clusterDir: string): void {
  if (socketDir === '' || socketDir === clusterDir) return;
  try {
    rmdirSync(socketDir);
  } catch {
    // The next start uses it as it is.
  }
}

const isRunning = (clusterDir: string, { pid }: Postmaster) =>
  isAlive(pid) && findPostmaster(clusterDir)?.pid === pid;

function signal({ pid }: Pick<Postmaster, 'pid'>, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in between.
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
