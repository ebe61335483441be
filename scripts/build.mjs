import { prepareCheckout } from './launcher/prepare-checkout.mjs';
import { runCommand } from './launcher/project.mjs';

/** `npm run build`: installs and builds, so that `node scripts/start.mjs` has nothing left to write in the checkout. */
await runCommand(async () => {
  await prepareCheckout({ build: true });
  return 0;
});
