import { environmentFor } from './find-node.mjs';
import { inProject } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

/**
 * Counts the proofs of docs/requirements.md that did not run or did not pass, and names them.
 * @param {string} node
 * @param {string[]} parts those that ran whole
 * @returns {Promise<number>}
 */
export async function countUnproved(node, parts) {
  const words = [inProject('scripts', 'check-requirements.ts'), ...parts];
  const { code, output } = await runQuietly(node, words, { env: environmentFor(node) });
  if (code === 0) return 0;
  console.log(output.trimEnd());
  return Math.max(1, output.split('\n').filter((line) => /^R\d+: /.test(line)).length);
}
