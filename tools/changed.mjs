// npm test -- --changed: what a change can break. Vitest follows imports; for browser tests there is a table.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const pages = ['tests/browser/pages', 'tests/browser/hash-links', 'tests/browser/texts'];
const playground = ['tests/playground/', 'tests/sandbox/'];

/**
 * The browser tests that a change below a path can break: the first match counts, and what isn't here can
 * break all of them. `$&` is the changed file without its extensions: a demo's own tests, or a test itself.
 * @type {[RegExp, string[]][]}
 */
export const browserTests = [
  [/\.(?:md|test\.tsx?)$/, []],
  [/^demos\/[^.]+/, ['$&', ...pages, 'tests/playground/every-demo', 'tests/browser/demo-code']],
  [/^docs\/[^.]+/, ['$&', ...pages, 'tests/browser/reference', 'tests/browser/member-links']],
  [/^examples\//, ['tests/browser/examples', ...pages, 'tests/playground/every-demo']],
  [/^packages\/(codemod|eslint-plugin|mcp)\//, []],
  [/^packages\/rows-import\//, ['tests/playground/your-data']],
  [/^packages\/check-code\//, [...playground, 'tests/browser/upgrade']],
  [/^packages\/sandbox\//, [...playground, 'tests/faults/']],
  [/^packages\/search\//, ['tests/browser/search', 'tests/browser/palette']],
  [/^src\/pages\/playground\//, playground],
  [/^src\/components\/Upgrade/, ['tests/browser/upgrade', 'tests/playground/upgrade-code']],
  [/^tests\/(?:browser|playground|sandbox|faults)\/[\w-]+(?=\.spec\.ts$)/, ['$&']],
  [/^tests\/(?:advice|built|claims|content|hosting|questions|registry|samples|tasks|upgrade)\//, []],
  [/^tools\/(?:bench|mutants|packages|compare-tables|weigh-table)\//, []],
];

/**
 * The files that differ from a commit, new ones included.
 * @param {string} [commit] without it the commit at which this branch left origin/main, or the last one
 * @returns {{ since: string, files: string[] }}
 */
export function changedFiles(commit) {
  const since = commit || forkPoint();
  const lists = [git('diff', '--name-only', since, '--'), git('ls-files', '--others', '--exclude-standard')];
  return { since, files: [...new Set(lists.flatMap((list) => list.split('\n').filter(Boolean)))] };
}

/**
 * The browser tests to run, as arguments for Playwright; `all` names the files that can break any of them.
 * @param {string[]} files
 * @returns {{ args: string[], all: string[] }}
 */
export function browserTestsFor(files) {
  /** @type {Set<string>} */
  const args = new Set();
  const all = files.filter((file) => {
    const row = browserTests.find(([pattern]) => pattern.test(file));
    for (const test of row?.[1] ?? []) args.add(test.replace('$&', `${row?.[0].exec(file)?.[0]}.`));
    return !row;
  });
  return { args: [...args].sort().filter(hasTests), all };
}

/**
 * What a run with `--changed` left out, to print below its result.
 * @param {{ since: string, files: string[] }} changed
 * @param {{ args: string[], all: string[] }} chosen
 * @returns {string[]}
 */
export function skipped({ since, files }, { args, all }) {
  return [
    `${files.length} files differ from ${since}.`,
    'Not run: claims and unit tests that import none of them.',
    all.length > 0
      ? `All browser tests ran, since these can break any of them: ${all.slice(0, 5).join(', ')}`
      : `Not run: browser tests other than ${args.join(' ') || '(none)'}`,
    '"npm test" runs everything.',
  ];
}

/**
 * A demo without a test file has none to run: Playwright would call that an error.
 * @param {string} test the beginning of a path
 */
function hasTests(test) {
  const [, folder = '', name = ''] = /^(.*\/)([^/]*)$/.exec(test) ?? [];
  return (
    fs.existsSync(folder) &&
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .some((file) => file.startsWith(name) && file.endsWith('.spec.ts'))
  );
}

function forkPoint() {
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim();
  } catch {
    return 'HEAD';
  }
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
