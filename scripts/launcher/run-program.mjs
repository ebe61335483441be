import { checkPort } from './check-port.mjs';
import { findChromium } from './find-chromium.mjs';
import { environmentFor } from './find-node.mjs';
import { openLogFile } from './log-file.mjs';
import { prepareCheckout } from './prepare-checkout.mjs';
import { runCommand } from './project.mjs';
import { runUntilStopped } from './run-until-stopped.mjs';

/**
 * Runs a command that is one program: prepares the checkout, and stays with the program until it ends.
 * @param {string[]} words arguments of Node, the program first
 * @param {{ env?: Record<string, string>, build?: boolean, browser?: boolean, listens?: boolean, restart?: boolean }} [needs]
 */
export function runProgram(
  words,
  { env = {}, build = true, browser = false, listens = false, restart = false } = {},
) {
  return runCommand(async () => {
    if (listens) await checkPort();
    const node = await prepareCheckout({ build });
    const found = browser ? { CHROMIUM_PATH: await findChromium(node) } : {};
    const log = listens ? await openLogFile(process.env) : null;
    return runUntilStopped(node, words, environmentFor(node, { ...env, ...found }), { restart, log });
  });
}
