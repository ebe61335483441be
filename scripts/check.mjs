import { checkProject } from './launcher/check-project.mjs';
import { prepareCheckout } from './launcher/prepare-checkout.mjs';
import { runCommand } from './launcher/project.mjs';

await runCommand(async () => {
  const { failed } = await checkProject(await prepareCheckout());
  return failed > 0 ? 1 : 0;
});
