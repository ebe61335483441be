import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSettings } from '../shop/settings.ts';
import { type OpenShop, openShop } from './open-shop.ts';
import { mountPages } from './pages/mount-pages.ts';
import { runProgram } from './run-program.ts';

/**
 * Opens the shop as the environment says, with its screens, without listening. The development server loads this
 * file for it; started as a program, the shop also listens.
 * @throws SettingsError, StartError
 */
export async function startShop(
  report: (line: string) => void,
  interruption?: AbortSignal,
): Promise<OpenShop> {
  return openShop(readSettings(process.env), mountPages, report, interruption);
}

const program = process.argv[1];
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) await runProgram(startShop);
