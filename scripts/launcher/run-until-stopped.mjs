import { spawn } from 'node:child_process';
import { projectDir } from './project.mjs';

/** One Ctrl-C reaches this process twice when npm passes it on as well (milliseconds). */
const sameKeypress = 1000;

/** How often to look whether npm is still there (milliseconds). */
const lookInterval = 500;

/**
 * Runs a program of the shop until it ends. It is stopped by message: Ctrl-C reaches the group by itself, twice is "at once".
 * @param {string} node @param {string[]} words arguments of Node @param {Record<string, string | undefined>} env
 * @returns {Promise<number>} its exit code
 */
export function runUntilStopped(node, words, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, words, {
      cwd: projectDir,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    let firstSignal = 0;
    const stop = () => {
      if (child.connected) child.send(firstSignal ? 'stop now' : 'stop', () => {});
      else child.kill('SIGKILL');
      firstSignal ||= Date.now();
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
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
