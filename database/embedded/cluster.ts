import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, errorFromOutput, StartError } from '../start-error.ts';
import { type Account, giveTo, ownerOf, spawnAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import { isAlive } from './postmaster.ts';

/** Name of the unfinished folder before the process number of its maker. */
const unfinished = 'postgres.unfinished-';

/** Those that this process is making just now. */
const making = new Set<string>();

/** What initdb writes into postgresql.conf, where the owner of a larger machine may change it. */
const tuning = {
  shared_buffers: '128MB',
  max_connections: '100',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  // A shop's tables are in memory or on a solid-state disk; PostgreSQL's own guess is a turning one, for which it
  // would rather read a table whole than walk an index.
  random_page_cost: '1.1',
  // Compiling queries costs more than it saves on the short ones of a shop.
  jit: 'off',
};

/** Makes PostgreSQL's folder, under another name until it is complete, or checks the one there is. @throws StartError */
export async function prepareCluster(
  clusterDir: string,
  binaries: Binaries,
  account: Account,
  passwordFile: string | null,
  report: (line: string) => void,
): Promise<void> {
  removeUnfinished(dirname(clusterDir));
  if (!existsSync(clusterDir)) {
    report('Creating the database folder.');
    await createCluster(clusterDir, binaries, account, passwordFile);
  }
  checkCluster(clusterDir, binaries);
  if (statSync(clusterDir).uid !== ownerOf(account)?.uid) takeOver(clusterDir, account);
  closeToOthers(clusterDir);
}

async function createCluster(
  clusterDir: string,
  binaries: Binaries,
  account: Account,
  passwordFile: string | null,
): Promise<void> {
  const name = `${unfinished}${process.pid}-${randomBytes(4).toString('hex')}`;
  const folder = join(dirname(clusterDir), name);
  mkdirSync(folder, { mode: 0o700 });
  making.add(name);
  try {
    giveTo(account, folder);
    const access = passwordFile
      ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
      : ['--auth-local=trust', '--auth-host=reject'];
    const words = ['-D', folder, '-U', 'saman', '--encoding=UTF8', '--no-instructions', ...access];
    const settings = Object.entries(tuning).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
    // ICU sorts and folds letters as readers expect, the same on every system.
    const icu = ['--locale-provider=icu', '--icu-locale=und'];
    let failure = '';
    // C.UTF-8 is known to most systems, C to all.
    for (const locale of ['C.UTF-8', 'C']) {
      failure = await run(account, binaries.initdb, [...words, ...icu, `--locale=${locale}`, ...settings]);
      if (!failure.includes('invalid locale')) break;
    }
    if (failure) throw errorFromOutput('PostgreSQL could not create its folder', failure);
    renameSync(folder, clusterDir);
  } catch (error) {
    // Another shop was faster; whether both may use it is decided later.
    if (!existsSync(join(clusterDir, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    making.delete(name);
  }
}

/** Runs a program to its end. @returns its output when it failed, else an empty text */
function run(account: Account, program: string, words: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    // LC_MESSAGES: the output is read for "No space left" and the like.
    const env = { ...process.env, LC_ALL: 'C' };
    const child = spawnAs(account, program, words, { stdio: ['ignore', 'pipe', 'pipe'], env, cwd: '/' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve(code === 0 ? '' : output.trim() || `it ended with ${code ?? signal}`),
    );
  });
}

function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(unfinished) || making.has(name)) continue;
    const maker = Number.parseInt(name.slice(unfinished.length), 10);
    const madeAt = statSync(join(dataDir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const hours = (Date.now() - madeAt) / 3_600_000;
    if (maker === process.pid || !isAlive(maker) || hours > 1) {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    }
  }
}

function checkCluster(clusterDir: string, binaries: Binaries): void {
  let version: string;
  try {
    version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'EACCES') throw foreignFolder(clusterDir);
    throw new StartError(
      `The folder ${clusterDir} is not one of PostgreSQL; move it away, or set DATA_DIR to another folder.`,
    );
  }
  if (version !== String(binaries.major)) {
    throw new StartError(
      `The folder ${clusterDir} was made by PostgreSQL ${version}, and this shop brings PostgreSQL ${binaries.major}; ` +
        'restore a backup into a new DATA_DIR, or start the version of the shop that made it.',
    );
  }
}

/** PostgreSQL refuses a folder that others may enter, as a copy of it often is. */
function closeToOthers(clusterDir: string): void {
  if (process.platform !== 'win32' && (statSync(clusterDir).mode & 0o077) !== 0) chmodSync(clusterDir, 0o700);
}

/** Hands a folder that was made under another account to the one that can run now. */
function takeOver(clusterDir: string, account: Account): void {
  if (process.getuid && process.getuid() !== 0) throw foreignFolder(clusterDir);
  giveTo(account, clusterDir);
}

function foreignFolder(folder: string): StartError {
  return new StartError(
    `The folder ${folder} belongs to another user; start the shop as that user, or set DATA_DIR to another folder.`,
  );
}
