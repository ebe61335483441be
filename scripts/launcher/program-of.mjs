import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/**
 * The script behind a command of an installed package: node_modules/.bin has shell scripts on some systems.
 * @param {string} name of the package
 * @param {string} [command] when the package brings several
 */
export function programOf(name, command = name.split('/').at(-1)) {
  const { bin } = JSON.parse(readFileSync(inProject('node_modules', name, 'package.json'), 'utf8'));
  return inProject('node_modules', name, typeof bin === 'string' ? bin : bin[command]);
}
