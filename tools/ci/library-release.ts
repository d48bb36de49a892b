/**
 * Test newer versions from the registry: `tsx tools/ci/library-release.ts <folder for reports>`. For each new
 * version of the table, Material UI and the generator it writes a report with an issue's title on its first
 * line. Works in .work/release.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json';
import { newVersions, type Update } from './new-versions';
import { reportOf, titleOf, type Step } from './release-report';

const reports = path.resolve(process.argv[2] ?? '.work/reports');
const copy = path.resolve('.work/release');

function main(): void {
  const updates = newVersions({ ...manifest.dependencies, ...manifest.devDependencies }, latest);
  if (updates.length === 0) console.log('The newest table, Material UI and generator are installed.');
  fs.mkdirSync(reports, { recursive: true });
  for (const update of updates) {
    const title = titleOf(update);
    console.log(title);
    const file = path.join(reports, `${title.replace(/[^\w.]+/g, '-')}.md`);
    fs.writeFileSync(file, `${title}\n\n${tryUpdate(update)}\n`);
  }
}

function latest(name: string): string {
  return execFileSync('npm', ['view', name, 'dist-tags.latest'], { encoding: 'utf8' }).trim();
}

function tryUpdate(update: Update): string {
  makeCopy();
  const isTable = update.lead === '@material-table/core';
  const changes = isTable
    ? run('changes', 'npm', ['run', '--silent', 'upgrade-library', '--', update.version]).output
    : '';
  const specifiers = Object.entries(update.packages).map(([name, version]) => `${name}@${version}`);
  const install = ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', ...specifiers];
  const steps = [run('installation', 'npm', install)];
  if (steps[0]?.isPassed)
    steps.push(
      run('checks', 'npm', ['run', '--silent', 'check']),
      run('build', 'npm', ['run', '--silent', 'build']),
      ...['unit', 'claims*', 'built'].map((project) =>
        run(`tests: ${project}`, 'npx', ['vitest', 'run', '--project', project]),
      ),
    );
  return reportOf(update, changes, steps);
}

/** The tracked files with separate packages: an installation must not write into ours. */
function makeCopy(): void {
  fs.rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) fs.cpSync(file, path.join(copy, file));
  execFileSync('cp', ['-a', 'node_modules', copy]);
}

function run(name: string, program: string, args: string[]): Step {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name}`);
  return { name, isPassed: status === 0, output: `${stdout}\n${stderr}` };
}

main();
