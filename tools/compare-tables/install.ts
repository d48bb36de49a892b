import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readJsonFile } from '#kit/node/read-json-file';

/** Install packages into a new folder. @throws with npm's own words when one can't be had. */
export function install(folder: string, packages: string[]): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The version of a package that a folder has installed. */
export function versionIn(folder: string, name: string): string {
  return readJsonFile<{ version: string }>(path.join(folder, 'node_modules', name, 'package.json')).version;
}
