import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environmentFor } from './find-node.mjs';
import { programOf } from './program-of.mjs';
import { step } from './progress.mjs';
import { LauncherError } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

/** The one without a window first: a whole Chromium draws one unseen, and the tests take half as long again. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const runs = async (program) => (await runQuietly(program, ['--version'])).code === 0;

async function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const program = join(folder, name);
      if (statSync(program, { throwIfNoEntry: false })?.isFile() && (await runs(program))) return program;
    }
  }
  return null;
}

async function fromPlaywright(node) {
  const ask = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { code, output } = await runQuietly(node, ['-e', ask]);
  const program = output.trim();
  return code === 0 && existsSync(program) && (await runs(program)) ? program : null;
}

/** Debian's own package, for a machine that Playwright's download can't be reached from; older ones have only the whole. */
async function fromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runQuietly('apt-get', ['update'], { env });
  if (update.code !== 0) return update.output;
  let trouble = '';
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const words = ['install', '-y', '--no-install-recommends', name];
    const install = await runQuietly('apt-get', words, { env });
    if (install.code === 0) return '';
    trouble = install.output;
  }
  return trouble;
}

/** Finds a Chromium for the browser tests, or gets one; none is skipped. @param {string} node @throws LauncherError */
export async function findChromium(node) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await runs(given)) return given;
    throw new LauncherError(`CHROMIUM_PATH is ${given}, and that does not run.`);
  }
  const found = (await fromPlaywright(node)) ?? (await onPath());
  if (found) return found;

  const download = await step(
    'Fetching Chromium through Playwright',
    () =>
      runQuietly(node, [programOf('@playwright/test', 'playwright'), 'install', 'chromium'], {
        env: environmentFor(node),
      }),
    ({ code }) => (code === 0 ? '' : 'not possible'),
  );
  const downloaded = download.code === 0 ? await fromPlaywright(node) : null;
  if (downloaded) return downloaded;

  let reason = download.output;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    reason = await step("Installing Debian's Chromium", fromDebian, (trouble) =>
      trouble ? 'not possible' : '',
    );
    const installed = await onPath();
    if (installed) return installed;
  }
  throw new LauncherError(
    `${reason.trim()}\nThe browser tests need Chromium, and none could be found or fetched; ` +
      'install it (apt-get install chromium) or set CHROMIUM_PATH.',
  );
}
