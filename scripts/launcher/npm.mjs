import { basename } from 'node:path';
import { LauncherError } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * Runs npm: the one that started this command, else the one on PATH.
 * @param {string[]} words
 * @param {{ cwd: string, env?: Record<string, string | undefined> }} options
 */
export async function runNpm(words, { cwd, env = process.env }) {
  const script = process.env.npm_execpath;
  // `--prefix`, because npm hands its own project folder down to what it starts.
  const all = [...words, '--prefix', cwd, '--loglevel=error', '--no-audit', '--no-fund'];
  if (script && basename(script).startsWith('npm')) {
    return runQuietly(process.execPath, [script, ...all], { cwd, env });
  }
  const result = await runQuietly('npm', all, { cwd, env, shell: process.platform === 'win32' });
  if (result.code === 127)
    throw new LauncherError('npm was not found on PATH; install it together with Node.');
  return result;
}
