// npm test: everything from a fresh clone: packages, Chromium, checks, one build, then all tests against it.
import { spawnSync } from 'node:child_process';
import { installChromium, installPackages } from './install.mjs';

installPackages();
const CHROMIUM = installChromium();
const steps = [
  ['checks', ['npm', 'run', 'check']],
  ['build', ['npx', 'docusaurus', 'build']],
  ['unit and content tests', ['npx', 'vitest', 'run', '--project', 'unit', '--project', 'built']],
  ['claims about the library', ['npx', 'vitest', 'run', '--project', 'claims']],
  ['browser tests', ['npx', 'playwright', 'test']],
];
const failed = [];
for (const [name, [program, ...args]] of steps) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, CHROMIUM } });
  console.log(
    `== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (status !== 0) failed.push(name);
  // Nothing after the build can say anything without it.
  if (status !== 0 && name === 'build') break;
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
