// npm run check: all checks that don't run the site, in parallel.
import { printSummary, runPart } from './run-parts.mjs';

const checks = {
  'types (Node)': ['tsc', '--noEmit', '-p', '.'],
  'types (browser)': ['tsc', '--noEmit', '-p', 'src'],
  'types (frame)': ['tsc', '--noEmit', '-p', 'packages/sandbox/frame'],
  lint: ['oxlint', '--deny-warnings', '--format', 'unix'],
  'who may import whom': [
    'depcruise',
    'src',
    'packages',
    'plugins',
    'tools',
    'docs',
    'demos',
    'examples',
    'docusaurus.config.ts',
    '--output-type',
    'err',
  ],
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  'unused code and packages': ['knip', '--no-progress'],
  spelling: ['cspell', 'lint', '--no-progress', '--no-summary'],
  'lines of each room': ['node', 'tools/count.mjs'],
};

const parts = await Promise.all(Object.entries(checks).map(([name, command]) => runPart(name, command)));
// A passed check prints only warnings: show them.
for (const { name, output, isPassed } of parts) {
  if (output) console.log(`\n== ${name}\n${output}`);
  if (!isPassed && name === 'format') console.log('"npm run format" fixes it.');
}
printSummary(parts);
process.exit(parts.every(({ isPassed }) => isPassed) ? 0 : 1);
