import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { lockFile, missingBuilds, readLockFile, withoutIntegrity } from './lock-file.mjs';

/**
 * Add to package-lock.json what a registry mirror omitted: builds for other platforms, and the integrity of
 * packages that the current registry has. `tests/content/lock-file.test.ts` fails when it is needed.
 *
 * A build's version is exact in the entry of its parent package; os, cpu and libc are read from a version
 * that the registry has.
 */
const lock = readLockFile();
const missing = missingBuilds(lock);
for (const { parent, name, version } of missing) {
  const known = view(`${name}@${version}`) ?? view(name);
  if (!known?.os && !known?.cpu) {
    console.error(`${name} ${version} (of ${parent}) names no platform: add it to ${lockFile} by hand.`);
    process.exitCode = 1;
    continue;
  }
  const { os, cpu, libc, license, engines } = known;
  lock.packages[`node_modules/${name}`] = {
    version,
    cpu: cpu && [cpu].flat(),
    libc: libc && [libc].flat(),
    license,
    optional: true,
    os: os && [os].flat(),
    engines,
  };
}
for (const [place, entry] of withoutIntegrity(lock)) {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  entry.integrity = view(`${name}@${entry.version}`)?.['dist.integrity'];
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  `${missing.length} builds for other platforms were missing; ${withoutIntegrity(lock).length} packages have no integrity, because the registry in use lacks them.`,
);

/**
 * The registry's data about a package, or undefined when it has no such version.
 * @param {string} specifier
 */
function view(specifier) {
  const fields = ['os', 'cpu', 'libc', 'license', 'engines', 'dist.integrity'];
  try {
    const answer = execFileSync('npm', ['view', specifier, ...fields, '--json'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
    return answer.trim() ? [JSON.parse(answer)].flat().at(-1) : undefined;
  } catch {
    return undefined;
  }
}
