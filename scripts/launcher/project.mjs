import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. Every command works from here, wherever it was called from. */
export const projectDir = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {string[]} parts of a path inside the project */
export const inProject = (...parts) => join(projectDir, ...parts);

/** A failure that one sentence explains; printed without a stack. */
export class LauncherError extends Error {}

/** Runs a command and makes the exit code of what it returns or throws. @param {() => Promise<number>} command */
export async function runCommand(command) {
  // Who reads the output may end before the shop does, or its disk may be full.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof LauncherError ? error.message : error);
    process.exitCode = 1;
  }
}
