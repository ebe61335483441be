/** The shop as a program, without its screens, so that it starts without a build. Run by tests. */
import { openShop } from '../../server/open-shop.ts';
import { noPages } from '../../server/pages/pages.ts';
import { runProgram } from '../../server/run-program.ts';
import { setHashingCost } from '../../shop/auth/sessions/passwords.ts';
import { readSettings } from '../../shop/settings.ts';

setHashingCost('least');
await runProgram((report, interruption) =>
  openShop(readSettings(process.env), noPages, report, interruption),
);
