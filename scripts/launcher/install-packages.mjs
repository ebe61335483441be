import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { environmentFor } from './find-node.mjs';
import { runNpm } from './npm.mjs';
import { step } from './progress.mjs';
import { inProject, LauncherError, projectDir } from './project.mjs';

const stampFile = inProject('node_modules', '.installed-from');

/** What the packages of package-lock.json are known by. */
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');

/** Whether the packages are there, as package-lock.json has them now. */
export const areInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted();

/** Installs the packages when they are missing or package-lock.json changed since. @param {string} node */
export async function installPackages(node) {
  if (areInstalled()) return;
  await step('Installing packages', async () => {
    const options = { cwd: projectDir, env: environmentFor(node) };
    let result = await runNpm(['ci'], options);
    if (result.output.includes('EUSAGE')) {
      // Another version of npm may take this lock file for incomplete. Its entries still hold.
      result = await runNpm(['install', '--no-save'], options);
    }
    if (result.code !== 0)
      throw new LauncherError(`${result.output.trim()}\nnpm could not install the packages.`);
    writeFileSync(stampFile, wanted());
  });
}
