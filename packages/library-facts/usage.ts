import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile } from '#kit/node/read-json-file.ts';
import { runInThread } from '#kit/node/worker-threads/index.ts';
import { hashOf, hashOfFiles } from '#kit/node/hash.ts';
import { loadModel } from './installed';
import { cacheDir, siteDir } from './model/paths';
import type { MemberRef } from './model/types';
import { analyze, typesFile, type Sought } from './usage-analysis';

const analysis = path.join(__dirname, 'usage-analysis.ts');

/**
 * Which members of the library's API each file uses, according to the TypeScript checker: props and object
 * keys by their expected type, fields read from the library's objects, and imports. Unchanged files are
 * cached; all others are read in one program.
 */
export function collectUsage(files: string[]): Map<string, MemberRef[]> {
  const changed = changedOf(files);
  if (changed.length > 0) keep(analyze(changed, sought()));
  const cached = readCache();
  return new Map(files.map((file) => [file, cached[keyOf(file)] ?? []]));
}

/** The read in progress, so that another request for the same files waits for it. */
let reading: Promise<void> = Promise.resolve();

/** Read some files for `collectUsage` on another thread: that takes seconds. */
export function prepareUsage(files: string[]): Promise<void> {
  // A failure of other files doesn't concern these.
  const before = reading.catch(() => {});
  reading = before.then(async () => {
    const changed = changedOf(files);
    if (changed.length > 0) keep(await runInThread(analysis, 'analyze', changed, sought()));
  });
  return reading;
}

function changedOf(files: string[]): string[] {
  const cached = readCache();
  return files.filter((file) => !cached[keyOf(file)]);
}

function keep(usage: Map<string, MemberRef[]>): void {
  const cached = readCache();
  for (const [file, refs] of usage) cached[keyOf(file)] = refs;
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(cacheFile(), JSON.stringify(cached));
}

let answers: Record<string, MemberRef[]> | undefined;

/** The cached answers; read once per process. */
function readCache(): Record<string, MemberRef[]> {
  const file = cacheFile();
  answers ??= existsSync(file) ? readJsonFile<Record<string, MemberRef[]>>(file) : {};
  return answers;
}

/** One file per version of this analysis and of the library's types. */
function cacheFile(): string {
  return path.join(cacheDir, `usage-${hashOfFiles(siteDir, [analysis, typesFile])}.json`);
}

/** The cache key of a file: its text. */
const keyOf = (file: string) => hashOf(readFileSync(file), 16);

function sought(): Sought {
  const all = [...loadModel().members.values()];
  return {
    members: new Map(
      all.filter(({ line }) => line).map(({ line, name, ref }) => [`${line}:${name.split('.').at(-1)}`, ref]),
    ),
    exports: new Set(all.filter(({ group }) => group === 'Exports').map(({ name }) => name)),
  };
}
