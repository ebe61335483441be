import { checkProject } from './launcher/check-project.mjs';
import { findChromium } from './launcher/find-chromium.mjs';
import { environmentFor } from './launcher/find-node.mjs';
import { prepareCheckout } from './launcher/prepare-checkout.mjs';
import { inProject, LauncherError, runCommand } from './launcher/project.mjs';
import { runQuietly } from './launcher/run-quietly.mjs';
import { runPlaywright, runVitest } from './launcher/run-suites.mjs';

const parts = {
  check: checkProject,
  unit: (node, words) => runVitest(node, ['--exclude', 'tests/**', ...words]),
  api: (node, words) =>
    runVitest(node, ['--exclude', '{app,chaos,day,shop,server,soak,tasks,database}/**', ...words]),
  browser: async (node, words) => {
    try {
      const chromium = await findChromium(node);
      await prepareCheckout({ build: true });
      return await runPlaywright(node, chromium, words);
    } catch (error) {
      if (!(error instanceof LauncherError)) throw error;
      console.error(error.message);
      return { passed: 0, failed: 1 };
    }
  },
};

/** What a whole run does. Tests beside the code and of the endpoints are one run there, so that no core waits for either. */
const whole = [parts.check, (node) => runVitest(node, []), parts.browser];

/** Counts the proofs of docs/requirements.md that did not run or did not pass in these parts, and names them. */
async function countUnproved(node, parts) {
  const words = [inProject('scripts', 'check-requirements.ts'), ...parts];
  const { code, output } = await runQuietly(node, words, { env: environmentFor(node) });
  if (code === 0) return 0;
  console.log(output.trimEnd());
  return Math.max(1, output.split('\n').filter((line) => /^R\d+: /.test(line)).length);
}

/** `npm test` runs everything, `npm test -- unit orders` one part. A part that ran whole has to prove its requirements. */
await runCommand(async () => {
  const [part, ...words] = process.argv.slice(2);
  if (part && !Object.hasOwn(parts, part)) {
    throw new LauncherError(`There is no part "${part}"; choose one of ${Object.keys(parts).join(', ')}.`);
  }
  const node = await prepareCheckout();
  const total = { passed: 0, failed: 0 };
  for (const run of part ? [parts[part]] : whole) {
    const { passed, failed } = await run(node, words);
    total.passed += passed;
    total.failed += failed;
  }
  if (words.length === 0) total.failed += await countUnproved(node, part ? [part] : Object.keys(parts));
  if (total.passed + total.failed === 0) total.failed = 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
});
