/** What a lock file has to say about every package, so that each machine installs the same bytes. */

/** The packages that others ask for and that npm left out of the lock file. @param {Record<string, any>} packages */
export function missingPackages(packages) {
  const missing = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isLocked(packages, path, name)) missing.set(name, { name, version, dev: entry.dev === true });
    }
  }
  return [...missing.values()];
}

/** The paths of packages without a hash: any bytes would be installed. @param {Record<string, any>} packages */
export function packagesWithoutIntegrity(packages) {
  return Object.entries(packages)
    .filter(([path, { link, inBundle, integrity }]) => {
      // A package inside another one is covered by the hash of that one.
      return path !== '' && !link && !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? '');
    })
    .map(([path]) => path);
}

/** Whether a package at `path` would find `name`, the way Node looks for it: here, then one folder up. */
function isLocked(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}
