import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inProject } from './project.mjs';

const lockFile = inProject('.node', 'launcher.lock');

/** Preparing never takes this long (milliseconds); an older lock belongs to a process that is gone. */
const longest = 30 * 60_000;

/** Whether the process that wrote the lock is still at work. */
function isHeld() {
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > longest) return false;
    const pid = Number(readFileSync(lockFile, 'utf8'));
    // Another command may be between creating the file and writing its number.
    if (!pid) return true;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Lets one command at a time install and build in this checkout: `npm ci` begins by deleting what another one uses.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function oneAtATime(work) {
  mkdirSync(inProject('.node'), { recursive: true });
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isHeld()) {
        rmSync(lockFile, { force: true });
        continue;
      }
      if (!told) console.log('Waiting for another command that is preparing this checkout.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
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
