import { environmentFor } from './launcher/find-node.mjs';
import { prepareCheckout } from './launcher/prepare-checkout.mjs';
import { inProject, runCommand } from './launcher/project.mjs';
import { runUntilStopped } from './launcher/run-until-stopped.mjs';

/** `npm run tables`: writes database/tables.ts from the migrations. */
await runCommand(async () => {
  const node = await prepareCheckout();
  return runUntilStopped(node, [inProject('scripts', 'write-tables.ts')], environmentFor(node));
});
