// npm test: everything from a fresh clone: packages, Chromium, checks, one build, then all tests of it.
// npm test -- --shard=2/4 runs the second of four parts of the tests; the checks belong to the first.
// npm test -- --changed runs what changes since origin/main can break; --changed=HEAD~3 since that commit.
import { spawnSync } from 'node:child_process';
import { browserTestsFor, changedFiles, skipped } from './changed.mjs';
import { installChromium, installPackages } from './install.mjs';
import { printSummary, runPart } from './run-parts.mjs';
import { shardOf } from './shard.mjs';

installPackages();
const environment = { CHROMIUM: installChromium() };
/** @type {import('./run-parts.mjs').Part[]} */
const parts = [];
const given = process.argv.slice(2);
const asked = given.length === 1 ? /^--changed(?:=(.+))?$/.exec(given[0] ?? '') : null;
const changed = asked && changedFiles(asked[1]);
const shard = shardOf(changed ? [] : given);
const vitestArgs = changed ? ['--changed', changed.since] : shard.args;
const browserTests = changed ? browserTestsFor(changed.files) : { args: [], all: ['npm test'] };

// These don't need the build, which alone doesn't use all cores.
const besideBuild = [
  ...(shard.isFirst ? [run('checks', ['node', 'tools/check.mjs'])] : []),
  run('claims about the library', ['vitest', 'run', '--project', 'claims*', ...vitestArgs]),
];
await run('build', ['node', 'tools/build.mjs']);
// The unit tests run after the build, because they share its caches of the library's types.
await Promise.all([
  ...besideBuild,
  run('unit and content tests', [
    'vitest',
    'run',
    ...['unit', 'unit-alone', 'samples'].flatMap((name) => ['--project', name]),
    ...vitestArgs,
  ]),
  // No test imports a page: they read them as files.
  ...(changed?.files.some((file) => /\.(?:mdx|json|txt)$/.test(file))
    ? [run('tests of the texts', ['vitest', 'run', '--project', 'unit', 'tests/content', 'plugins'])]
    : []),
  ...(isPassed('build')
    ? [run('tests of the built files', ['vitest', 'run', '--project', 'built', ...shard.args])]
    : []),
]);
// They use all cores and take longest, so they run last and show their progress.
const playwrightArgs = browserTests.all.length > 0 ? shard.args : browserTests.args;
const isNeeded = browserTests.all.length > 0 || browserTests.args.length > 0;
if (isPassed('build') && isNeeded) {
  console.log('\n== browser tests');
  const started = Date.now();
  const { status } = spawnSync('npx', ['playwright', 'test', ...playwrightArgs], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  parts.push({ name: 'browser tests', isPassed: status === 0, output: '', seconds });
} else if (isNeeded) console.log("\nThe built site can't be tested without a build.");

printSummary(parts);
if (changed) console.log(`\n${skipped(changed, browserTests).join('\n')}`);
process.exit(parts.every((part) => part.isPassed) ? 0 : 1);

/**
 * Run a part in parallel with others, and show its output when it ends.
 * @param {string} name
 * @param {string[]} command
 */
async function run(name, command) {
  const part = await runPart(name, command, environment);
  console.log(`\n== ${name}\n${part.output}`);
  parts.push(part);
}

/** @param {string} name */
function isPassed(name) {
  return parts.some((part) => part.name === name && part.isPassed);
}
