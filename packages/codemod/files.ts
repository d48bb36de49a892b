import fs from 'node:fs';
import path from 'node:path';
import { convertPathToPattern, globbySync, isDynamicPattern } from 'globby';

/** Code files below the given files, folders and patterns, sorted; and the given names that don't exist. */
export function findFiles(named: readonly string[], cwd: string): { files: string[]; missing: string[] } {
  const files = new Set<string>();
  const missing: string[] = [];
  for (const name of named) {
    const found = filesOf(name, cwd);
    for (const file of found ?? []) files.add(file);
    if (!found) missing.push(name);
  }
  return { files: [...files].sort(), missing };
}

/** @returns undefined when there is no such file or folder, and the pattern matches none. */
function filesOf(name: string, cwd: string): string[] | undefined {
  const whole = path.resolve(cwd, name);
  // A name such as `[id].tsx` or `{a}.ts` that exists is no pattern.
  const state = fs.statSync(whole, { throwIfNoEntry: false });
  if (state?.isFile()) return [whole];
  if (state) {
    const isBelow = !path.relative(cwd, whole).startsWith('..');
    return codeIn(`${convertPathToPattern(whole)}/**`, isBelow ? cwd : whole);
  }
  const files = isDynamicPattern(slashed(name)) ? codeIn(slashed(name), cwd) : [];
  return files.length > 0 ? files : undefined;
}

/** `.gitignore` is read in `cwd`, below it and, in a repository, above it. Symlinks may be circular. */
function codeIn(pattern: string, cwd: string): string[] {
  return globbySync(pattern, {
    cwd,
    // A branch may be called `fix.ts`, which creates a file with that name in .git.
    ignore: ['**/node_modules/**', '**/.git/**'],
    absolute: true,
    dot: true,
    followSymbolicLinks: false,
    gitignore: true,
  })
    .filter((file) => /(?<!\.d)\.[cm]?[jt]sx?$/.test(file))
    .map((file) => path.normalize(file));
}

/** A path with the slashes of patterns, even on Windows. */
export const slashed = (name: string): string => name.split(path.sep).join('/');
