// npm run check: what can be said without running the site, side by side.
import { spawn } from 'node:child_process';

const checks = {
  'types (Node)': ['tsc', '--noEmit', '-p', '.'],
  'types (browser)': ['tsc', '--noEmit', '-p', 'src'],
  'types (frame)': ['tsc', '--noEmit', '-p', 'src/sandbox/frame'],
  lint: ['oxlint', '--deny-warnings'],
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  'unused code and packages': ['knip', '--no-progress'],
  spelling: ['cspell', 'lint', '--no-progress', '--no-summary'],
};

const results = await Promise.all(Object.entries(checks).map(([name, args]) => runCheck(name, args)));
for (const { name, output } of results.filter(({ isPassed }) => !isPassed))
  console.log(`\n== ${name}\n${output}`);
for (const { name, isPassed } of results) console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name}`);
process.exit(results.every(({ isPassed }) => isPassed) ? 0 : 1);

function runCheck(name, args) {
  return new Promise((resolve) => {
    const child = spawn('npx', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (status) => resolve({ name, isPassed: status === 0, output }));
  });
}
