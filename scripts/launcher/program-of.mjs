import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/**
 * The script behind a command of an installed package, to be run by Node itself: what npm puts into
 * node_modules/.bin is a shell script on some systems.
 * @param {string} name of the package
 * @param {string} [command] when the package brings several
 * @returns {string} its path
 */
export function programOf(name, command = name.split('/').at(-1)) {
  const { bin } = JSON.parse(readFileSync(inProject('node_modules', name, 'package.json'), 'utf8'));
  return inProject('node_modules', name, typeof bin === 'string' ? bin : bin[command]);
}
