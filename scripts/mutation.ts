import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Replacement } from '../tests/mutants/mutant';

/** What the two scripts that break code have in common: `mutate.ts` and `mutate-library.ts`. */

/**
 * Do something while a place in a folder is broken, and put it right afterwards.
 * @returns nothing when the words to replace do not stand in the file once: the mutant is stale.
 */
export function whileBroken<Result>(
  folder: string,
  { file, find, replace }: Replacement,
  run: () => Result,
): Result | undefined {
  const broken = path.join(folder, file);
  const text = existsSync(broken) ? readFileSync(broken, 'utf8') : '';
  if (text.split(find).length !== 2) return undefined;
  // As a function, so that a `$` in the words means itself.
  writeFileSync(
    broken,
    text.replace(find, () => replace),
  );
  try {
    return run();
  } finally {
    writeFileSync(broken, text);
  }
}

/** A test that is red by itself would notice every mutant. @throws with the tests when there are any. */
export function refuseRed(red: string[]): void {
  if (red.length > 0)
    throw new Error(
      `These tests fail without any mutant, so they would say nothing. Mend them first:\n${red.join('\n')}`,
    );
}

/** Whether a program of a package ends well. One that hangs, as an endless loop makes it, is ended with all that it started. */
export function endsWell(
  command: string[],
  seconds: number,
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): boolean {
  const limited = ['--kill-after=10', String(seconds), 'npx', ...command];
  return spawnSync('timeout', limited, { ...options, stdio: 'ignore' }).status === 0;
}
