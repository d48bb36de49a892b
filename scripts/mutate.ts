import { rmSync } from 'node:fs';
import path from 'node:path';
import { mutants } from '../tests/mutants';
import type { Mutant } from '../tests/mutants/mutant';
import { copySite } from './copy-site';
import { endsWell, refuseRed, whileBroken } from './mutation';

const copyDir = path.resolve('.work/mutants');

/**
 * Break the code in each known way, one at a time and in a copy, and see that its tests turn red. Ends with 1 when a mutant survives
 * or when its words are no longer in the file.
 * @param words `browser` for those that take a build each, or some words of names; without them those of the unit tests run.
 */
function main(words: string): void {
  const wanted = mutants.filter(({ name, needs }) =>
    words === '' ? !needs : needs === words || name.includes(words),
  );
  if (wanted.length === 0) throw new Error(`No mutant is named "${words}". The names are in tests/mutants.`);
  rmSync(copyDir, { recursive: true, force: true });
  copySite(copyDir);
  refuseRed(redTests(wanted));
  const results = wanted.map((mutant) => {
    const result = tryMutant(mutant);
    console.log(`${result.padEnd(8)}  ${mutant.name}`);
    return result;
  });
  const count = (result: Result) => results.filter((one) => one === result).length;
  console.log(`\n${count('killed')} killed, ${count('SURVIVED')} survived, ${count('STALE')} stale`);
  process.exitCode = count('killed') === results.length ? 0 : 1;
}

type Result = 'killed' | 'SURVIVED' | 'STALE';

function tryMutant(mutant: Mutant): Result {
  const isUnnoticed = whileBroken(copyDir, mutant, () => isGreen(mutant));
  if (isUnnoticed === undefined) return 'STALE';
  return isUnnoticed ? 'SURVIVED' : 'killed';
}

/** Tests that are red without any mutant, all of a kind in one run. */
function redTests(wanted: Mutant[]): string[] {
  return [undefined, 'browser' as const].flatMap((needs) => {
    const tests = wanted.filter((mutant) => mutant.needs === needs).map(({ noticedBy }) => noticedBy);
    const all = [...new Set(tests.flatMap((names) => names.split(' ')))].join(' ');
    return all === '' || isGreen({ noticedBy: all, needs }) ? [] : [all];
  });
}

function isGreen({ noticedBy, needs }: Pick<Mutant, 'noticedBy' | 'needs'>): boolean {
  const tests = noticedBy.split(' ');
  if (!needs) return run('vitest', 'run', '--project', 'unit*', ...tests);
  // A build that stops has noticed, too.
  // One retry, as in the whole run: a busy machine fails a test now and then, a mutant fails it each time.
  return run('docusaurus', 'build') && run('playwright', 'test', '--workers=2', '--retries=1', ...tests);
}

function run(program: string, ...args: string[]): boolean {
  return endsWell([program, ...args], program === 'vitest' ? 300 : 900, { cwd: copyDir });
}

main(process.argv.slice(2).join(' '));
