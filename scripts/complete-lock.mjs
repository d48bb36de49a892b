import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * Put the builds for other platforms back into package-lock.json.
 *
 * Native packages (SWC, Rspack, oxc, esbuild, sharp) name one optional package a platform. A registry mirror that
 * lacks some of those versions makes "npm install" leave them out of the lock file, and then "npm ci" refuses that
 * file as out of sync. Their versions are exact in the parent's entry; os, cpu and libc come from a version of the
 * same package that the registry does have. Run it after "npm install" changed the lock file.
 */
const file = 'package-lock.json';
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const { packages } = lock;

/** Does the lock file hold the package `name` where `parent` would look for it? */
function installed(parent, name) {
  for (
    let folder = parent;
    folder;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (packages[`${folder}/node_modules/${name}`]) return true;
  }
  return Boolean(packages[`node_modules/${name}`]);
}

let added = 0;
for (const [place, entry] of Object.entries(packages)) {
  for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {})) {
    if (installed(place, name)) continue;
    const version = wanted.replace(/^[\^~]/, '');
    const known = manifest(`${name}@${version}`) ?? manifest(name);
    if (!known?.os && !known?.cpu) {
      console.error(`${name} ${wanted} (of ${place}) names no platform: add it to ${file} by hand.`);
      process.exitCode = 1;
      continue;
    }
    const { os, cpu, libc, license, engines } = known;
    packages[`node_modules/${name}`] = {
      version,
      cpu: cpu && [cpu].flat(),
      libc: libc && [libc].flat(),
      license,
      optional: true,
      os: os && [os].flat(),
      engines,
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} builds for other platforms added to ${file}.`);

/** What the registry says of a package, or undefined when it has no such version. */
function manifest(specifier) {
  try {
    const answer = execFileSync(
      'npm',
      ['view', specifier, 'os', 'cpu', 'libc', 'license', 'engines', '--json'],
      {
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    ).toString();
    return answer.trim() ? [JSON.parse(answer)].flat().at(-1) : undefined;
  } catch {
    return undefined;
  }
}
