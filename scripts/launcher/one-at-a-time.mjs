import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inProject, LauncherError, projectDir } from './project.mjs';

const lockFile = inProject('.node', 'launcher.lock');

/** Preparing never takes this long (milliseconds); an older lock belongs to a process that is gone. */
const longest = 30 * 60_000;

/** Between creating the file and writing into it nothing takes this long (milliseconds). */
const writingTime = 5_000;

/** When a process began, by which it is told from a later one with the same number; null when it is gone. */
function beginOf(pid) {
  if (process.platform === 'win32') return isAlive(pid) ? '' : null;
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', pid, '-o', 'lstart='], { encoding: 'utf8' }).stdout.trim() || null;
  }
  try {
    // The name in brackets may have any signs in it; behind it are the state and, as the twentieth word, the time.
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return words[0] === 'Z' ? null : words[19];
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether the process that wrote the lock is still at work. */
function isHeld() {
  try {
    const age = Date.now() - statSync(lockFile).mtimeMs;
    const [pid, begin] = readFileSync(lockFile, 'utf8').split('\n');
    if (!begin && !pid) return age < writingTime;
    return age < longest && beginOf(pid) === begin;
  } catch {
    return false;
  }
}

/** Takes the lock. @returns false when another command has it @throws LauncherError where nothing can be written */
function takeLock() {
  try {
    mkdirSync(inProject('.node'), { recursive: true });
    writeFileSync(lockFile, `${process.pid}\n${beginOf(process.pid)}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new LauncherError(
      `The checkout ${projectDir} cannot be written (${error.code}), and it has not been installed and built ` +
        'as it is now; run "npm run build" where it can be.',
    );
  }
}

/**
 * Lets one command at a time install and build in this checkout: `npm ci` begins by deleting what another one uses.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function oneAtATime(work) {
  for (let told = false; !takeLock(); ) {
    if (!isHeld()) {
      rmSync(lockFile, { force: true });
      continue;
    }
    if (!told) console.log('Waiting for another command that is preparing this checkout.');
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}
