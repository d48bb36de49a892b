import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile } from '#kit/node/read-json-file';
import { libraryMutants } from '.';
import type { LibraryMutant, MutationResult } from './mutant';

const siteDir = path.resolve(__dirname, '../..');
const packageDir = path.join(siteDir, 'node_modules/@material-table/core');
/** A copy of the package that the claims import, because other checkouts may share the installed files. */
const copyDir = path.join(siteDir, '.work/library');
const reportFile = path.join(siteDir, '.work/library-report.json');
const resultFile = path.join(siteDir, 'tools/mutants/result.json');

/**
 * Break the library in each known way, one at a time and in a copy, and check that the claims fail. Writes
 * the results to tools/mutants/result.json. Exits with 1 when more than three mutants survive.
 * @param words parts of ids, to try those again; without them all are tried.
 */
function main(words: string[]): void {
  const wanted = libraryMutants.filter(
    ({ id }) => words.length === 0 || words.some((word) => id.includes(word)),
  );
  if (wanted.length === 0)
    throw new Error(`No mutant is named "${words.join(' ')}". tools/mutants has them.`);
  mkdirSync(path.dirname(copyDir), { recursive: true });
  rmSync(copyDir, { recursive: true, force: true });
  cpSync(packageDir, copyDir, { recursive: true });
  const red = redClaims([...new Set(wanted.flatMap(({ tests }) => tests))]);
  if (red.length > 0)
    throw new Error(
      `These tests fail without any mutant, so they would say nothing. Fix them first:\n${red.join('\n')}`,
    );
  const known = libraryMutants.map(({ id }) => id);
  const result = readResult();
  for (const mutant of wanted) {
    const [killedBy = null] = redClaimsOf(mutant);
    console.log(
      `${killedBy === null ? 'SURVIVED' : 'killed  '}  ${mutant.id}${killedBy === null ? `: ${mutant.notice}` : ''}`,
    );
    result.mutants[mutant.id] = { notice: mutant.notice, killedBy };
    const mutants = Object.entries(result.mutants).filter(([id]) => known.includes(id));
    writeFileSync(
      resultFile,
      `${JSON.stringify({ ...result, mutants: Object.fromEntries(mutants.sort()) }, null, 2)}\n`,
    );
  }
  const survivors = Object.values(readResult().mutants).filter(({ killedBy }) => killedBy === null).length;
  console.log(`\n${known.length} mutants, ${survivors} survive`);
  process.exitCode = survivors > 3 ? 1 : 0;
}

/** The claims that fail with the mutant. @throws when the library no longer has its code. */
function redClaimsOf({ id, file, find, replace, tests }: LibraryMutant): string[] {
  const broken = path.join(copyDir, 'dist', file);
  const text = existsSync(broken) ? readFileSync(broken, 'utf8') : '';
  if (text.split(find).length !== 2)
    throw new Error(
      `${file} does not have the code of the mutant "${id}" once. The library has changed: write the mutant again.`,
    );
  // A function, so that `$` in the code is literal.
  writeFileSync(
    broken,
    text.replace(find, () => replace),
  );
  try {
    return redClaims(tests);
  } finally {
    writeFileSync(broken, text);
  }
}

interface Report {
  testResults: { name: string; message: string; assertionResults: { status: string; title: string }[] }[];
}

/** Run claim files against the copy, and return those that fail, including files that don't load or hang. */
function redClaims(tests: string[]): string[] {
  rmSync(reportFile, { force: true });
  const files = tests.map((name) => `tests/claims/${name}.test.tsx`);
  // A minute and a half per file is enough on a busy machine; an endless loop is killed with its children.
  const limit = ['--kill-after=10', String(100 + 90 * tests.length)];
  const vitest = ['npx', 'vitest', 'run', '--project', 'claims*', '--reporter', 'json', '--outputFile'];
  const { status } = spawnSync('timeout', [...limit, ...vitest, reportFile, ...files], {
    cwd: siteDir,
    env: { ...process.env, LIBRARY_COPY: path.join(copyDir, 'dist/index.js') },
    stdio: 'ignore',
  });
  if (status === 0) return [];
  if (!existsSync(reportFile)) return ['the run did not end'];
  const { testResults } = readJsonFile<Report>(reportFile);
  const red = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').map(({ title }) => title);
    return failed.length === 0 && message ? [`${path.basename(name)} could not run`] : failed;
  });
  return red.length > 0 ? red : ['an error outside of the tests'];
}

function readResult(): MutationResult {
  const { version } = readJsonFile<{ version: string }>(path.join(packageDir, 'package.json'));
  const before = existsSync(resultFile) ? readJsonFile<MutationResult>(resultFile) : undefined;
  const mutants = before?.library === version ? before.mutants : {};
  return { library: version, date: new Date().toISOString().slice(0, 10), mutants };
}

main(process.argv.slice(2));
