import { buildShop } from './launcher/build-shop.mjs';
import { environmentFor } from './launcher/find-node.mjs';
import { prepareCheckout } from './launcher/prepare-checkout.mjs';
import { inProject, runCommand } from './launcher/project.mjs';
import { runUntilStopped } from './launcher/run-until-stopped.mjs';

/** `npm run fuzz -- --requests 20000 --seed 7`: random requests against a built shop of its own. */
await runCommand(async () => {
  const node = await prepareCheckout(buildShop);
  return runUntilStopped(
    node,
    [inProject('fuzz', 'main.ts'), ...process.argv.slice(2)],
    environmentFor(node),
  );
});
