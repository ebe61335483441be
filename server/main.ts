import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSettings } from '../shop/settings/settings.ts';
import { type OpenShop, openShop } from './open-shop.ts';
import { mountPages } from './pages/mount-pages.ts';
import { runProgram } from './run-program.ts';
import { openProcesses } from './worker-processes.ts';

/** Opens the shop as the environment says, without listening, also for development. @throws SettingsError, StartError */
export async function startShop(report: (line: string) => void): Promise<OpenShop> {
  return openShop(readSettings(process.env), mountPages, report);
}

const program = process.argv[1];
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) {
  await runProgram((report, interruption) =>
    openProcesses(readSettings(process.env), mountPages, report, interruption),
  );
}
