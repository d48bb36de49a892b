import { readFileSync, writeFileSync } from 'node:fs';
import { readKnownIssues } from '../plugins/api-reference/known-issues/read';
import { extras } from '#library-facts/data/extras.ts';
import { compareTypes } from '#library-facts/history/index.ts';
import { packRelease } from '#library-facts/history/pack.ts';
import { loadModel } from '#library-facts/installed.ts';
import { cacheDir } from '#library-facts/model/paths.ts';
import { readRuntime } from '#library-facts/model/runtime.ts';
import type { RuntimeFacts } from '#library-facts/model/types.ts';
import { loadReference } from '../plugins/api-reference/reference';
import { formatSnapshot, snapshotFile } from '#library-facts/snapshot.ts';

const library = '@material-table/core';

/** Compare a release to the installed one and print which pages need an update. */
async function main(): Promise<void> {
  const [version, ...flags] = process.argv.slice(2);
  if (!version) throw new Error('Pass a version: npx tsx tools/upgrade-library.ts 8.1.0');
  const reference = await loadReference();
  const installed = packRelease(library, reference.model.version);
  const next = packRelease(library, version);
  const { added, removed, changed } = compareTypes(installed.types, next.types);
  const place = (ref: string) => `${ref}  ${reference.entries.get(ref)?.href ?? '(no page)'}`;

  print('Added: write an entry for each', added);
  print('Removed: delete the entry', removed.map(place));
  print(
    'Type changed: read the words again',
    changed.map(
      (ref) => `${place(ref)}\n    was ${installed.types.get(ref)}\n    is  ${next.types.get(ref)}`,
    ),
  );
  const runtime = {
    before: runtimeOf(installed.dir, installed.version),
    after: runtimeOf(next.dir, version),
  };
  if (runtime.before && runtime.after) {
    print(
      'Default changed: the facts follow, read the words again',
      changedDefaults(runtime.before, runtime.after).map(place),
    );
    print(
      'Exports gone',
      runtime.before.exports.filter((name) => !runtime.after?.exports.includes(name)),
    );
    print(
      'Exports new',
      runtime.after.exports.filter((name) => !runtime.before?.exports.includes(name)),
    );
  }
  print(
    'Typed now: delete from data/extras.ts',
    extras.map(({ ref }) => ref).filter((ref) => next.types.has(ref)),
  );
  print(
    'Ranges it asks for',
    Object.entries(next.needs).map(
      ([name, range]) => `${name} ${range}, was ${installed.needs[name] ?? 'not needed'}`,
    ),
  );
  print(
    'Known issues to run again after installing (npx vitest run --project "claims*")',
    readKnownIssues().map(({ id, proof }) => `${id}: ${proof.join(' / ')}`),
  );
  console.log(
    `\nThen: npx tsx tools/derive-history.ts ${version}, and this script with the installed version and --write.`,
  );
  if (flags.includes('--write')) writeSnapshot(version);
}

function print(title: string, lines: string[]): void {
  console.log(`\n${title}: ${lines.length || 'none'}`);
  for (const line of lines) console.log(`  ${line}`);
}

/** A release may require packages that are not installed here; its types still compare. */
function runtimeOf(dir: string, version: string): RuntimeFacts | undefined {
  try {
    return readRuntime(dir, version, cacheDir);
  } catch (error) {
    const reason = /^Error.*$/m.exec(String(error))?.[0] ?? '';
    console.warn(
      `\n${version} does not run beside what is installed, so its defaults are not compared. ${reason}`,
    );
    return undefined;
  }
}

function changedDefaults(before: RuntimeFacts, after: RuntimeFacts): string[] {
  const refs = new Set([...Object.keys(before.defaults), ...Object.keys(after.defaults)]);
  return [...refs].filter((ref) => before.defaults[ref] !== after.defaults[ref]);
}

function writeSnapshot(version: string): void {
  const model = loadModel();
  if (model.version !== version) {
    throw new Error(
      `The snapshot is of the installed version, which is ${model.version}. Install ${version} first, then run this again.`,
    );
  }
  const before = readFileSync(snapshotFile, 'utf8');
  writeFileSync(snapshotFile, formatSnapshot(model));
  console.log(
    before === formatSnapshot(model)
      ? '\nmembers.txt was up to date.'
      : '\nmembers.txt is written; its diff is the list of changes.',
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
