/** The shop as a program, without its screens, so that it starts without a build. Run by tests. */
import { noPages } from '../../server/pages/pages.ts';
import { runProgram } from '../../server/run-program.ts';
import { openProcesses } from '../../server/worker-processes.ts';
import { setHashingCost } from '../../shop/auth/sessions/passwords.ts';
import { readSettings } from '../../shop/settings/settings.ts';

setHashingCost('least');
await runProgram((report, interruption) =>
  openProcesses(readSettings(process.env), noPages, report, interruption),
);
