import { readdirSync } from 'node:fs';
import { buildShop } from './launcher/build-shop.mjs';
import { findChromium } from './launcher/find-chromium.mjs';
import { environmentFor } from './launcher/find-node.mjs';
import { prepareCheckout } from './launcher/prepare-checkout.mjs';
import { inProject, LauncherError, runCommand } from './launcher/project.mjs';
import { runUntilStopped } from './launcher/run-until-stopped.mjs';

const benches = readdirSync(inProject('bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

/** `npm run bench -- oversell --buyers 50` runs one measurement; `npm run bench` all of them, one by one. */
await runCommand(async () => {
  const [name, ...words] = process.argv.slice(2);
  if (name && !benches.includes(name)) {
    throw new LauncherError(`There is no bench "${name}"; choose one of ${benches.join(', ')}.`);
  }
  const node = await prepareCheckout(buildShop);
  // Only Lighthouse needs a browser.
  const browser = !name || name === 'lighthouse' ? { CHROMIUM_PATH: await findChromium(node) } : {};
  let worst = 0;
  for (const bench of name ? [name] : benches) {
    console.log(`\n${bench}`);
    const env = environmentFor(node, { NODE_ENV: 'production', ...browser });
    worst = Math.max(worst, await runUntilStopped(node, [inProject('bench', `${bench}.ts`), ...words], env));
  }
  return worst;
});
