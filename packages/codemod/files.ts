import fs from 'node:fs';
import path from 'node:path';
import { baseOfGlob, globToRegExp, isGlob, readIgnoreRules, type IgnoreRule } from './globs';

/** Files of code below the given files, folders and patterns, sorted; and what was named and isn't there. */
export function findFiles(named: readonly string[], cwd: string): { files: string[]; missing: string[] } {
  const found = new Set<string>();
  const missing: string[] = [];
  for (const name of named) {
    const before = found.size;
    const whole = path.resolve(cwd, name);
    // A name such as `[id].tsx` or `{a}.ts` that exists is no pattern.
    const isPattern = isGlob(name) && !fs.existsSync(whole);
    const start = isPattern ? path.resolve(cwd, baseOfGlob(slashed(name))) : whole;
    const state = fs.statSync(start, { throwIfNoEntry: false });
    if (!state) missing.push(name);
    else if (state.isFile()) found.add(whole);
    else {
      const pattern = isPattern ? globToRegExp(slashed(whole)) : /(?:)/;
      for (const file of filesBelow(start, ignoredAbove(start)))
        if (pattern.test(slashed(file))) found.add(file);
      if (isPattern && found.size === before) missing.push(name);
    }
  }
  return { files: [...found].sort(), missing };
}

interface Ignored {
  folder: string;
  rules: IgnoreRule[];
}

/** Symbolic links aren't followed: their files have another name, and links can go in circles. */
function* filesBelow(folder: string, above: readonly Ignored[]): Generator<string> {
  const ignored = [...above, ...ignoredIn(folder)];
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const whole = path.join(folder, entry.name);
    if (entry.name === 'node_modules' || entry.name === '.git') continue;
    if (isIgnored(whole, entry.isDirectory(), ignored)) continue;
    if (entry.isDirectory()) yield* filesBelow(whole, ignored);
    else if (entry.isFile() && /(?<!\.d)\.[cm]?[jt]sx?$/.test(entry.name)) yield whole;
  }
}

function isIgnored(whole: string, isFolder: boolean, ignored: readonly Ignored[]): boolean {
  for (const { folder, rules } of [...ignored].reverse()) {
    const below = slashed(path.relative(folder, whole));
    const rule = rules.findLast((one) => (isFolder || !one.isFolderOnly) && one.pattern.test(below));
    if (rule) return !rule.isKept;
  }
  return false;
}

function ignoredIn(folder: string): Ignored[] {
  const file = path.join(folder, '.gitignore');
  return fs.existsSync(file) ? [{ folder, rules: readIgnoreRules(fs.readFileSync(file, 'utf8')) }] : [];
}

/** The rules of the folders above one, up to the root of its repository. */
function ignoredAbove(folder: string): Ignored[] {
  const above = path.dirname(folder);
  if (above === folder || fs.existsSync(path.join(folder, '.git'))) return [];
  return [...ignoredAbove(above), ...ignoredIn(above)];
}

/** A path with the slashes of patterns, on Windows too. */
export const slashed = (name: string): string => name.split(path.sep).join('/');
