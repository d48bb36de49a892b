import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { libraryDir } from '#library-facts/model/paths.ts';

/** The installed package's type declarations by file name. */
export function packageTypes(): Record<string, string> {
  const dir = path.join(libraryDir, 'types');
  const names = readdirSync(dir)
    .filter((name) => name.endsWith('.d.ts'))
    .sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]));
}
