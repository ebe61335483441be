import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentFor } from './find-node.mjs';
import { programOf } from './program-of.mjs';
import { step } from './progress.mjs';
import { inProject, LauncherError } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

const stampFile = inProject('build', '.built-from');

const sources = [
  'app',
  'database',
  'public',
  'server',
  'shop',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Adds the name and the contents of a file, or of every file below a folder, to the hash. Tests are not built. */
function addToHash(hash, path) {
  const stat = statSync(inProject(path), { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(inProject(path)).sort()) addToHash(hash, join(path, name));
  } else if (!/\.test\.tsx?$/.test(path)) {
    // Not its time: a copied or fetched image may have another one.
    hash.update(`${path}\0${stat.size}\0`).update(readFileSync(inProject(path)));
  }
}

/** What the sources are known by, as they are now. */
function wanted() {
  const hash = createHash('sha256');
  for (const path of sources) addToHash(hash, path);
  return hash.digest('hex');
}

/** Whether the shop was built from the sources as they are now. */
export const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted();

/** Builds the shop when a source changed since the last build. @param {string} node */
export async function buildShop(node) {
  if (isBuilt()) return;
  const from = wanted();
  // A build that is cut short leaves half of it behind.
  rmSync(stampFile, { force: true });
  const env = environmentFor(node, { NODE_ENV: 'production' });
  const run = (label, words, trouble) =>
    step(label, async () => {
      const { code, output } = await runQuietly(node, words, { env });
      if (code !== 0) throw new LauncherError(`${output.trim()}\n${trouble}`);
    });
  const builder = programOf('@react-router/dev', 'react-router');
  await run('Building the shop', [builder, 'build'], 'The shop could not be built.');
  const pictures = inProject('scripts', 'pregenerate-demo-variants.ts');
  await run('Drawing the pictures of the demo catalogue', [pictures], 'The pictures could not be drawn.');
  writeFileSync(stampFile, from);
}
