import { buildShop } from './launcher/build-shop.mjs';
import { environmentFor } from './launcher/find-node.mjs';
import { prepareCheckout } from './launcher/prepare-checkout.mjs';
import { inProject, runCommand } from './launcher/project.mjs';
import { runUntilStopped } from './launcher/run-until-stopped.mjs';

/** `npm start`: installs what is missing, builds what is stale, and runs the shop until it is stopped. */
await runCommand(async () => {
  const node = await prepareCheckout(buildShop);
  const env = environmentFor(node, { NODE_ENV: 'production' });
  return runUntilStopped(node, ['--enable-source-maps', inProject('build/server/main.js')], env);
});
