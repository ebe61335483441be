/**
 * Adds to package-lock.json the platform packages that npm left out because its registry does not carry them yet; `npm ci`
 * would refuse the file. Run it after every `npm install` that changed package-lock.json (decision 004).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { missingPackages, packagesWithoutIntegrity } from './launcher/lock-file.mjs';
import { runNpm } from './launcher/npm.mjs';
import { inProject, LauncherError, projectDir, runCommand } from './launcher/project.mjs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** Where a platform package may be installed, by its name, in the fields of the lock file. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const cpu = processors.find((each) => words.includes(each));
  const os = systems.find((each) => words.includes(each));
  if (cpu === 'wasm32') return { cpu: ['wasm32'] };
  if (!os || !cpu) {
    throw new LauncherError(`Cannot tell the platform of ${name}; add it to package-lock.json by hand.`);
  }
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.includes('gnu')
      ? ['glibc']
      : null;
  return { cpu: [cpu], ...(libc ? { libc } : {}), os: [os] };
}

/** The hash that the registry tells of a package's bytes. */
async function integrityOf(name, version) {
  const { code, output } = await runNpm(['view', `${name}@${version}`, 'dist.integrity'], {
    cwd: projectDir,
  });
  const integrity = /sha512-[\w+/]{86}==/.exec(output)?.[0];
  if (code !== 0 || !integrity) {
    throw new LauncherError(
      `The registry does not have ${name}@${version} yet. Take an earlier version of the package that asks for it.`,
    );
  }
  return integrity;
}

await runCommand(async () => {
  const file = inProject('package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const completed = [];
  for (const { name, version, dev } of missingPackages(lock.packages)) {
    const entry = { version, ...platformOf(name), ...(dev ? { dev: true } : {}), optional: true };
    lock.packages[`node_modules/${name}`] = entry;
  }
  for (const path of packagesWithoutIntegrity(lock.packages)) {
    const entry = lock.packages[path];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    entry.integrity = await integrityOf(name, entry.version);
    completed.push(`${name}@${entry.version}`);
  }
  if (completed.length > 0) {
    const [root, ...rest] = Object.entries(lock.packages);
    const sorted = rest.sort(([left], [right]) => left.localeCompare(right, 'en'));
    lock.packages = Object.fromEntries([root, ...sorted]);
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  }
  console.log(
    completed.length > 0 ? `Completed ${completed.length}: ${completed.join(', ')}` : 'Nothing was missing.',
  );
  return 0;
});
