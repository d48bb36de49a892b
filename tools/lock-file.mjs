import fs from 'node:fs';

/**
 * An entry of package-lock.json.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[], license?: string, engines?: unknown,
 *   optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} LockFile
 */

export const lockFile = 'package-lock.json';

/** @returns {LockFile} */
export function readLockFile() {
  return JSON.parse(fs.readFileSync(lockFile, 'utf8'));
}

/**
 * The optional packages that a locked package names and the lock file lacks. If a registry mirror lacks
 * builds for other platforms, "npm install" omits them, and then "npm ci" rejects the file as out of sync.
 * @param {LockFile} lock
 */
export function missingBuilds({ packages }) {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isInstalled(packages, place, name))
      .map(([name, range]) => ({ parent: place, name, version: range.replace(/^[\^~]/, '') })),
  );
}

/**
 * The packages that npm would install without a checksum.
 * @param {LockFile} lock
 */
export function withoutIntegrity({ packages }) {
  return Object.entries(packages).filter(([place, { integrity }]) => place !== '' && !integrity);
}

/**
 * Does the lock file contain the package `name` where `parent` would look for it?
 * @param {LockFile['packages']} packages
 * @param {string} parent
 * @param {string} name
 */
function isInstalled(packages, parent, name) {
  for (
    let folder = parent;
    folder;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (packages[`${folder}/node_modules/${name}`]) return true;
  }
  return Boolean(packages[`node_modules/${name}`]);
}
