import { buildShop } from './launcher/build-shop.mjs';
import { checkProject } from './launcher/check-project.mjs';
import { findChromium } from './launcher/find-chromium.mjs';
import { oneAtATime } from './launcher/one-at-a-time.mjs';
import { prepareCheckout } from './launcher/prepare-checkout.mjs';
import { LauncherError, runCommand } from './launcher/project.mjs';
import { countUnproved } from './launcher/requirements.mjs';
import { runPlaywright, runVitest } from './launcher/run-suites.mjs';

const parts = {
  check: (node) => checkProject(node),
  unit: (node, words) => runVitest(node, words),
  browser: async (node, words) => {
    try {
      const chromium = await findChromium(node);
      await oneAtATime(() => buildShop(node));
      return await runPlaywright(node, chromium, words);
    } catch (error) {
      if (!(error instanceof LauncherError)) throw error;
      console.error(error.message);
      return { passed: 0, failed: 1 };
    }
  },
};

/**
 * `npm test`: everything that CI runs. `npm test -- unit` runs one part (check, unit or browser); what follows the
 * part goes to its test program: `npm test -- unit orders`. A part that ran whole has to prove its requirements.
 */
await runCommand(async () => {
  const [part, ...words] = process.argv.slice(2);
  if (part && !Object.hasOwn(parts, part)) {
    throw new LauncherError(`There is no part "${part}"; choose one of ${Object.keys(parts).join(', ')}.`);
  }
  const node = await prepareCheckout();
  const total = { passed: 0, failed: 0 };
  for (const [name, run] of Object.entries(parts)) {
    if (part && name !== part) continue;
    const { passed, failed } = await run(node, words);
    total.passed += passed;
    total.failed += failed;
  }
  if (words.length === 0) total.failed += await countUnproved(node, part ? [part] : Object.keys(parts));
  if (total.passed + total.failed === 0) total.failed = 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
});
