import { buildShop } from './launcher/build-shop.mjs';
import { findChromium } from './launcher/find-chromium.mjs';
import { environmentFor } from './launcher/find-node.mjs';
import { prepareCheckout } from './launcher/prepare-checkout.mjs';
import { inProject, runCommand } from './launcher/project.mjs';
import { runUntilStopped } from './launcher/run-until-stopped.mjs';

/** `npm run screens`: pictures of every screen at 360, 768 and 1440 px; `npm run screens -- checkout` of some. */
await runCommand(async () => {
  const node = await prepareCheckout(buildShop);
  const env = environmentFor(node, { NODE_ENV: 'production', CHROMIUM_PATH: await findChromium(node) });
  return runUntilStopped(node, [inProject('screens', 'take-screens.ts'), ...process.argv.slice(2)], env);
});
