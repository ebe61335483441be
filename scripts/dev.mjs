import { environmentFor } from './launcher/find-node.mjs';
import { prepareCheckout } from './launcher/prepare-checkout.mjs';
import { inProject, runCommand } from './launcher/project.mjs';
import { runUntilStopped } from './launcher/run-until-stopped.mjs';

/** `npm run dev`: the shop with hot reload. */
await runCommand(async () => {
  const node = await prepareCheckout();
  const env = environmentFor(node, { NODE_ENV: 'development' });
  return runUntilStopped(node, [inProject('scripts/dev-server.mjs')], env);
});
