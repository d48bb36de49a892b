import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compare, prerelease } from 'semver';
import { readJsonFile } from '#kit/node/read-json-file';

const attempts = 4;

/**
 * Install the newest version of a package into a new folder, together with others. If a registry lacks one of
 * its dependencies, the previous version is tried. @throws when none of the last four can be installed.
 */
export function installNewest(
  folder: string,
  name: string,
  beside: string[],
): { version: string; newest: string } {
  const all = JSON.parse(
    execFileSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' }),
  ) as string[];
  const versions = all
    .filter((version) => !prerelease(version))
    .sort((a, b) => compare(b, a))
    .slice(0, attempts);
  const [newest] = versions;
  if (!newest) throw new Error(`The registry knows no version of ${name}. Is the name right?`);
  for (const version of versions) {
    if (install(folder, [`${name}@${version}`, ...beside.map((other) => other.replace('*', version))]))
      return { version, newest };
    console.log(`${name}@${version} can't be installed here; trying the version before it.`);
  }
  throw new Error(
    `None of ${versions.join(', ')} of ${name} can be installed. npm says why when you try one by hand.`,
  );
}

/** The version of a package that a folder has installed. */
export function versionIn(folder: string, name: string): string {
  return readJsonFile<{ version: string }>(path.join(folder, 'node_modules', name, 'package.json')).version;
}

function install(folder: string, packages: string[]): boolean {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
      cwd: folder,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
