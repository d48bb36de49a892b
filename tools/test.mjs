// npm test: everything from a fresh clone: packages, Chromium, checks, one build, then all tests against it.
// npm test -- --shard=2/4 runs the second of four parts of the tests; the checks belong to the first.
import { spawnSync } from 'node:child_process';
import { installChromium, installPackages } from './install.mjs';
import { printSummary, runPart } from './run-parts.mjs';
import { shardOf } from './shard.mjs';

installPackages();
const environment = { CHROMIUM: installChromium() };
/** @type {import('./run-parts.mjs').Part[]} */
const parts = [];
const shard = shardOf(process.argv.slice(2));

// They need nothing of the build, which alone does not keep all cores busy.
const besideBuild = [
  ...(shard.isFirst ? [run('checks', ['node', 'tools/check.mjs'])] : []),
  run('claims about the library', ['vitest', 'run', '--project', 'claims*', ...shard.args]),
];
await run('build', ['node', 'tools/build.mjs']);
// The unit tests run after the build, because they share its caches of the library's types.
await Promise.all([
  ...besideBuild,
  run('unit and content tests', [
    'vitest',
    'run',
    ...['unit', 'unit-alone', 'samples'].flatMap((name) => ['--project', name]),
    ...shard.args,
  ]),
  ...(isPassed('build')
    ? [run('tests of the built files', ['vitest', 'run', '--project', 'built', ...shard.args])]
    : []),
]);
// They use all cores and take most of the time, so they run last and show their progress.
if (isPassed('build')) {
  console.log('\n== browser tests');
  const started = Date.now();
  const { status } = spawnSync('npx', ['playwright', 'test', ...shard.args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  parts.push({ name: 'browser tests', isPassed: status === 0, output: '', seconds });
} else console.log('\nNothing can be said of the built site without a build.');

printSummary(parts);
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
