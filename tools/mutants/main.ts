// npx tsx tools/mutants/main.ts "props.paging|search": break the published table in each known way, one at a time
// and in a copy, and check that a claim fails. The optional expression chooses by description or test files.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editing } from './editing';
import { parts } from './parts';
import { rows } from './rows';
import { table } from './table';

/** A copy for the claims to import, because other checkouts may share the installed files. */
const copyDir = path.resolve('.work/library');
const only = new RegExp(process.argv[2] ?? '', 'i');
const wanted = [table, rows, parts, editing]
  .flatMap((mutants) => Object.entries(mutants))
  .flatMap(([file, byNotice]) =>
    Object.entries(byNotice).map(([notice, mutant]) => ({ file, notice, ...mutant })),
  )
  .filter(({ notice, tests }) => only.test([notice, ...tests].join(', ')));

if (wanted.length === 0) throw new Error(`No mutant is described by ${only}.`);
rmSync(copyDir, { recursive: true, force: true });
cpSync('node_modules/@material-table/core', copyDir, { recursive: true });
const red = firstFailure([...new Set(wanted.flatMap(({ tests }) => tests))]);
if (red) throw new Error(`A claim fails without any mutant, so it would say nothing. Fix it first: ${red}`);
for (const { file, notice, find, replace, tests } of wanted) {
  const broken = path.join(copyDir, 'dist', file);
  const text = readFileSync(broken, 'utf8');
  const around = text.split(find);
  if (around.length !== 2)
    throw new Error(
      `${file} doesn't have the code of "${notice}" once. The library has changed: write it again.`,
    );
  writeFileSync(broken, around.join(replace));
  const killedBy = firstFailure(tests);
  writeFileSync(broken, text);
  console.log(killedBy ? `killed    ${notice}: ${killedBy}` : `SURVIVED  ${notice}`);
  if (!killedBy) process.exitCode = 1;
}

/** Run claim files against the copy. @returns the first test that fails, or why the run did not end. */
function firstFailure(tests: string[]): string | undefined {
  const files = tests.map((name) => `tests/claims/${name}.test.tsx`);
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`There is no ${missing}, which a mutant names.`);
  // A minute and a half per file is enough on a busy machine; an endless loop is killed with its children.
  const limit = ['--kill-after=10', String(100 + 90 * tests.length)];
  const { status, stdout, stderr } = spawnSync(
    'timeout',
    [...limit, 'npx', 'vitest', 'run', '--project', 'claims*', ...files],
    {
      env: { ...process.env, NO_COLOR: '1', LIBRARY_COPY: path.join(copyDir, 'dist/index.js') },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: 64e6,
    },
  );
  return status === 0 ? undefined : (/FAIL .*/.exec(stderr + stdout)?.[0] ?? 'the run did not end');
}
