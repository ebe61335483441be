import { buildShop } from './launcher/build-shop.mjs';
import { environmentFor } from './launcher/find-node.mjs';
import { prepareCheckout } from './launcher/prepare-checkout.mjs';
import { inProject, runCommand } from './launcher/project.mjs';
import { runUntilStopped } from './launcher/run-until-stopped.mjs';

/**
 * Left to itself, Node lets a process take as much as half the machine has before it tidies up: 460 MB after 240 pages
 * where 240 do, at the same speed (decision 050). In megabytes.
 */
const HEAP = ['--max-semi-space-size=16', '--max-old-space-size=512'];

/** `npm start`: installs what is missing, builds what is stale, and runs the shop until it is stopped. */
await runCommand(async () => {
  const node = await prepareCheckout(buildShop);
  const env = environmentFor(node, { NODE_ENV: 'production' });
  return runUntilStopped(node, ['--enable-source-maps', ...HEAP, inProject('build/server/main.js')], env);
});
