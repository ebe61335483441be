import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { projectDir } from './project.mjs';

/** One Ctrl-C reaches this process twice when npm passes it on as well (milliseconds). */
const sameKeypress = 1000;

/** How often to look whether npm is still there (milliseconds). */
const lookInterval = 500;

/** Pause before a program that crashed is started again, doubled when it soon crashes again (milliseconds). */
const firstPause = 500;
const longestPause = 30_000;

/**
 * Runs a program of the shop until it ends. It is stopped by message: Ctrl-C reaches the group by itself, twice is "at once".
 * @param {string} node @param {string[]} words arguments of Node @param {Record<string, string | undefined>} env
 * @param {{ restart?: boolean, log?: Awaited<ReturnType<typeof import('./log-file.mjs').openLogFile>> }} [options] whether one
 * that crashes is started again; not one that never was open and says why, nor one that was stopped. And where its output
 * goes instead of to the terminal
 * @returns {Promise<number>} its exit code
 */
export async function runUntilStopped(node, words, env, { restart = false, log = null } = {}) {
  const stopped = new AbortController();
  let child = null;
  let firstSignal = 0;
  const stop = () => {
    if (child?.connected) child.send(firstSignal ? 'stop now' : 'stop', () => {});
    else child?.kill('SIGKILL');
    firstSignal ||= Date.now();
    stopped.abort();
  };
  const onSignal = () => {
    if (!firstSignal || Date.now() - firstSignal > sameKeypress) stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  // npm passes a signal to the shell between us, and that shell dies of it without a word to us.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent && !firstSignal) stop();
  }, lookInterval);
  watch.unref();

  let wasOpen = false;
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    const begun = Date.now();
    const output = log ? 'pipe' : 'inherit';
    child = spawn(node, words, { cwd: projectDir, env, stdio: ['inherit', output, output, 'ipc'] });
    if (log) {
      log.take(child.stdout);
      log.take(child.stderr, process.stderr);
    }
    child.on('message', (message) => {
      wasOpen ||= message === 'open';
    });
    const { code, signal } = await endOf(child);
    child = null;
    const crashed = signal !== null || (code !== 0 && wasOpen);
    if (!restart || !crashed || firstSignal) {
      await log?.close();
      return code ?? 1;
    }
    if (Date.now() - begun > longestPause) pause = firstPause;
    const said = `The shop ended (${signal ?? code}) and starts again in ${pause / 1000} s.`;
    if (log) log.say(said);
    else console.error(said);
    await delay(pause, undefined, { signal: stopped.signal }).catch(() => {});
    if (firstSignal) {
      await log?.close();
      return 0;
    }
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function endOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // With an output of its own, when all of it was read.
    child.on(child.stdout ? 'close' : 'exit', (code, signal) => resolve({ code, signal }));
  });
}
