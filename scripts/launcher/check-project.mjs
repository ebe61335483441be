import { environmentFor } from './find-node.mjs';
import { programOf } from './program-of.mjs';
import { step } from './progress.mjs';
import { inProject } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

/** What is checked without running the shop. Types of routes come first, since the type checker reads them. */
const checks = [
  {
    name: 'types of routes',
    words: () => [programOf('@react-router/dev', 'react-router'), 'typegen'],
  },
  { name: 'types', words: () => [programOf('typescript', 'tsc')] },
  {
    name: 'lint, format, layering',
    words: () => [programOf('@biomejs/biome'), 'check', '--error-on-warnings', inProject()],
  },
  { name: 'types of tables', words: () => [inProject('scripts', 'write-tables.ts'), '--check'] },
  { name: 'lock files', words: () => [inProject('scripts', 'check-lock-files.mjs')] },
  { name: 'requirements', words: () => [inProject('scripts', 'check-requirements.ts')] },
  { name: 'dead code', words: () => [programOf('knip'), '--no-progress'] },
];

/**
 * Runs every check and shows the output of those that fail. The types of routes come first; all others run at once, since
 * most use one core.
 * @param {string} node
 */
export async function checkProject(node) {
  const [typesOfRoutes, ...others] = checks;
  const failed = (await runAtOnce(node, [typesOfRoutes])) + (await runAtOnce(node, others));
  return { passed: checks.length - failed, failed };
}

/** @returns how many failed */
async function runAtOnce(node, some) {
  const run = async ({ name, words }) => ({
    name,
    ...(await runQuietly(node, words(), { env: environmentFor(node) })),
  });
  const wrong = await step(
    `Checking: ${some.map(({ name }) => name).join('; ')}`,
    async () => (await Promise.all(some.map(run))).filter(({ code }) => code !== 0),
    ({ length }) => (length === 0 ? '' : 'failed'),
  );
  for (const { name, output } of wrong) console.log(`Failed: ${name}\n${output.trimEnd()}`);
  return wrong.length;
}
