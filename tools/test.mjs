// npm test: everything from a fresh clone: packages, Chromium, checks, one build, all tests without a browser,
// the claims, and the browser tests tagged @smoke. npm run test-rest: the other browser tests, of the same build.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installChromium, installPackages } from './install.mjs';
import { printSummary, runPart } from './run-parts.mjs';

const began = Date.now();
installPackages();
const environment = { CHROMIUM: installChromium() };
/** @type {import('./run-parts.mjs').Part[]} */
const parts = [];

if (process.argv[2] === 'rest') {
  if (!existsSync('build/index.html')) await run('build', ['npm', 'run', 'build']);
  testInBrowser('--grep-invert');
} else {
  // These don't need the build, which alone doesn't use all cores.
  const besideBuild = [
    run('checks', ['node', 'tools/check.mjs']),
    run('claims about the library', ['vitest', 'run', '--project', 'claims*']),
  ];
  await run('build', ['npm', 'run', 'build']);
  // The unit tests run after the build, because they share its caches of the library's types.
  const projects = ['unit', 'samples'].flatMap((name) => ['--project', name]);
  await Promise.all([
    ...besideBuild,
    run('unit and content tests', ['vitest', 'run', ...projects]),
    ...(isPassed('build') ? [run('tests of the built files', ['vitest', 'run', '--project', 'built'])] : []),
  ]);
  // They use all cores, so they run last and show their progress.
  if (isPassed('build')) testInBrowser('--grep');
  else console.log("\nThe built site can't be tested without a build.");
}

printSummary(parts);
console.log(`\n${Math.round((Date.now() - began) / 1000)} s in all.`);
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

/** @param {'--grep' | '--grep-invert'} filter */
function testInBrowser(filter) {
  console.log('\n== browser tests');
  const started = Date.now();
  const { status } = spawnSync('npx', ['playwright', 'test', filter, '@smoke'], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  parts.push({ name: 'browser tests', isPassed: status === 0, output: '', seconds });
}

/** @param {string} name */
function isPassed(name) {
  return parts.some((part) => part.name === name && part.isPassed);
}
