import { readdirSync } from 'node:fs';
import { findChromium } from './launcher/find-chromium.mjs';
import { environmentFor } from './launcher/find-node.mjs';
import { prepareCheckout } from './launcher/prepare-checkout.mjs';
import { inProject, LauncherError, runCommand } from './launcher/project.mjs';
import { runUntilStopped } from './launcher/run-until-stopped.mjs';

/** What is measured where nothing is named. */
const TABLE = 'table';

const benches = readdirSync(inProject('bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

/**
 * `npm run bench` prints the table of how fast the shop is beside its limits (bench/README.md), `npm run bench --
 * oversell --buyers 50` runs one measurement.
 */
await runCommand(async () => {
  const given = process.argv.slice(2);
  const [name = TABLE, ...words] = given[0]?.startsWith('-') ? [TABLE, ...given] : given;
  if (!benches.includes(name)) {
    throw new LauncherError(`There is no bench "${name}"; choose one of ${benches.join(', ')}.`);
  }
  const node = await prepareCheckout({ build: true });
  // Only Lighthouse needs a browser.
  const browser = name === 'lighthouse' ? { CHROMIUM_PATH: await findChromium(node) } : {};
  const env = environmentFor(node, { NODE_ENV: 'production', ...browser });
  return runUntilStopped(node, [inProject('bench', `${name}.ts`), ...words], env);
});
