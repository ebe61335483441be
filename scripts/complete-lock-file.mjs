/**
 * Adds to package-lock.json the platform packages that npm left out of it.
 *
 * When a registry lists a version but does not carry all of its platform packages yet, `npm install` drops the
 * missing ones from the lock file without a word, and `npm ci` then refuses that file ("Missing: … from lock
 * file"). Run this after every `npm install` that changed package-lock.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** What a platform package's name says about where it may be installed, in the lock file's own words. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const cpu = processors.find((each) => words.includes(each));
  const os = systems.find((each) => words.includes(each));
  if (cpu === 'wasm32') return { cpu: ['wasm32'] };
  if (!os || !cpu)
    throw new Error(`Cannot tell the platform of ${name}; add it to package-lock.json by hand.`);
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.includes('gnu')
      ? ['glibc']
      : null;
  return { cpu: [cpu], ...(libc ? { libc } : {}), os: [os] };
}

/** Whether a package at `path` would find `name`, the way Node looks for it: here, then one folder up. */
function isLocked(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const added = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(lock.packages, path, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
    added.push(`${name}@${version}`);
  }
}
if (added.length > 0) {
  const [root, ...rest] = Object.entries(lock.packages);
  const sorted = rest.sort(([left], [right]) => left.localeCompare(right, 'en'));
  lock.packages = Object.fromEntries([root, ...sorted]);
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(added.length > 0 ? `Added ${added.length}: ${added.join(', ')}` : 'Nothing was missing.');
