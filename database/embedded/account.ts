import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * Who runs PostgreSQL, never root: who started the shop (`self`), another user (`other`), or the starter seen as nobody
 * through a user namespace (`namespace`), which works below private folders too.
 */
export type Account = { kind: 'self' } | { kind: 'other'; uid: number; gid: number } | { kind: 'namespace' };

/** The arguments of `unshare`. PostgreSQL has to find its user in /etc/passwd: nobody, or 1000 on a machine without one. */
function unshareWords(): string[] {
  const { uid, gid } = nobody() ?? { uid: 1000, gid: 1000 };
  return ['--user', `--map-user=${uid}`, `--map-group=${gid}`];
}

/** Starts a program of PostgreSQL under the account. */
export function spawnAs(
  account: Account,
  program: string,
  words: string[],
  options: SpawnOptions,
): ChildProcess {
  if (account.kind === 'namespace') return spawn('unshare', [...unshareWords(), program, ...words], options);
  const identity = account.kind === 'other' ? { uid: account.uid, gid: account.gid } : {};
  return spawn(program, words, { ...options, ...identity });
}

/** The user that owns the account's files, as the shop sees them; null where the system has no such numbers. */
export function ownerOf(account: Account): { uid: number; gid: number } | null {
  if (account.kind === 'other') return { uid: account.uid, gid: account.gid };
  if (!process.getuid || !process.getgid) return null;
  return { uid: process.getuid(), gid: process.getgid() };
}

/** Chooses the account; a folder keeps its owner where that works. @throws StartError when root finds no other account */
export function chooseAccount(dataDir: string, clusterDir: string, postgres: string): Account {
  const namespace: Account = { kind: 'namespace' };
  if (process.getuid?.() !== 0)
    return hasName() || process.platform !== 'linux' ? { kind: 'self' } : namespace;
  const existing = statSync(clusterDir, { throwIfNoEntry: false });
  const wanted = [existing, nobody()].flatMap((user): Account[] =>
    user && user.uid !== 0 ? [{ kind: 'other', uid: user.uid, gid: user.gid }] : [],
  );
  const inOrder = existing?.uid === 0 ? [namespace, ...wanted] : [...wanted, namespace];
  const account = inOrder.find((each) => canRun(each, dataDir, postgres));
  if (!account) {
    throw new StartError(
      'PostgreSQL does not run as root, and neither the user nobody (who may not read this folder) nor ' +
        'the command unshare could be used; start the shop as an ordinary user, or set DATABASE_URL.',
    );
  }
  return account;
}

/** Hands a folder and all that is in it to the account. Only root does this, and only while nothing runs in it. */
export function giveTo(account: Account, folder: string): void {
  const owner = ownerOf(account);
  if (process.getuid?.() !== 0 || !owner) return;
  const give = (path: string) => lchownSync(path, owner.uid, owner.gid);
  give(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) give(join(folder, name));
}

/** Tries it out: the account has to enter the data folder and to run PostgreSQL. */
function canRun(account: Account, dataDir: string, postgres: string): boolean {
  const script = ['-c', 'cd "$1" && exec "$2" --version', 'sh', dataDir, postgres];
  const { status } =
    account.kind === 'other'
      ? spawnSync('/bin/sh', script, { stdio: 'ignore', uid: account.uid, gid: account.gid, cwd: '/' })
      : spawnSync('unshare', [...unshareWords(), '/bin/sh', ...script], { stdio: 'ignore' });
  return status === 0;
}

/** Whether the user who started the shop is in /etc/passwd; in a container it may be a bare number. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function nobody(): { uid: number; gid: number } | null {
  try {
    const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
    return line ? { uid: Number(line[1]), gid: Number(line[2]) } : null;
  } catch {
    return null;
  }
}
