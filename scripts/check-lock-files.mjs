/** Fails when a lock file would let two machines install different things (decision 004). */
import { readFileSync } from 'node:fs';
import { missingPackages, packagesWithoutIntegrity } from './launcher/lock-file.mjs';
import { inProject } from './launcher/project.mjs';

const files = ['package-lock.json', 'scripts/launcher/node-runtime/package-lock.json'];

const faults = files.flatMap((file) => {
  const { packages } = JSON.parse(readFileSync(inProject(file), 'utf8'));
  return [
    ...missingPackages(packages).map(({ name, version }) => `${file}: ${name}@${version} is missing`),
    ...packagesWithoutIntegrity(packages).map((path) => `${file}: ${path} has no integrity`),
    ...Object.entries(packages)
      .filter(([, { resolved }]) => resolved !== undefined)
      .map(([path]) => `${file}: ${path} names the registry it came from`),
  ];
});
for (const fault of faults) console.log(fault);
if (faults.length > 0) {
  console.log('See docs/decisions/004-lock-file-is-completed.md.');
  process.exitCode = 1;
}
