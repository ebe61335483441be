import { environmentFor } from './find-node.mjs';
import { programOf } from './program-of.mjs';
import { step } from './progress.mjs';
import { inProject } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

/** What is checked without running the shop. Types of routes come first, since the type checker reads them. */
const checks = [
  {
    name: 'Checking: types of routes',
    words: () => [programOf('@react-router/dev', 'react-router'), 'typegen'],
  },
  { name: 'Checking: types', words: () => [programOf('typescript', 'tsc')] },
  {
    name: 'Checking: lint, format, layering',
    words: () => [programOf('@biomejs/biome'), 'check', '--error-on-warnings', inProject()],
  },
  { name: 'Checking: types of tables', words: () => [inProject('scripts', 'write-tables.ts'), '--check'] },
  { name: 'Checking: lock files', words: () => [inProject('scripts', 'check-lock-files.mjs')] },
  { name: 'Checking: requirements', words: () => [inProject('scripts', 'check-requirements.ts')] },
  { name: 'Checking: dead code', words: () => [programOf('knip'), '--no-progress'] },
];

/**
 * Runs every check, one line each, and shows the output of those that fail. The types of routes come first; all others run
 * at once, since most use one core, and are waited for one after the other.
 * @param {string} node
 */
export async function checkProject(node) {
  let failed = 0;
  const start = ({ name, words }) => ({
    name,
    result: runQuietly(node, words(), { env: environmentFor(node) }),
  });
  const show = async ({ name, result }) => {
    const { code, output } = await step(
      name,
      () => result,
      (done) => (done.code === 0 ? '' : 'failed'),
    );
    if (code === 0) return;
    failed += 1;
    console.log(output.trimEnd());
  };
  const [typesOfRoutes, ...others] = checks;
  await show(start(typesOfRoutes));
  for (const check of others.map(start)) await show(check);
  return { passed: checks.length - failed, failed };
}
