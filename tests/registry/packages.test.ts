import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { examine } from '../../packages/check-code/examine';
import { rules } from '../../packages/check-code/rules';
import { adviceFacts } from '../../plugins/advice/facts';
import { makePackages } from '../../tools/packages/make';
import { makeProject, type Project } from './project';

// The packed packages, as other people use them: installed into an empty folder.
const outDir = path.resolve('.work/packages-test');
const tarballs = new Map<string, string>();

beforeAll(async () => {
  for (const tarball of await makePackages(outDir))
    tarballs.set(/material-table-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(tarball)?.[1] ?? '', tarball);
  const sizes = [...tarballs].map(([name, file]) => `${name} ${Math.ceil(fs.statSync(file).size / 1000)} kB`);
  console.log(sizes.join(', '));
}, 600_000);

async function installed(name: string, ...more: string[]): Promise<Project> {
  const project = makeProject(name);
  project.write({ 'package.json': '{ "private": true }' });
  await project.run('npm', 'install', '--no-audit', '--no-fund', tarballs.get(name) ?? name, ...more);
  return project;
}

/** Run a command that may fail. */
function tryRun({ folder }: Project, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('codemod: its command runs, and its types fit a program that imports it', async () => {
  const project = await installed('codemod', 'typescript@5');
  const version = tryRun(project, 'npx', '--no-install', 'material-table-codemod', '--version');
  expect(version).toMatchObject({ status: 0, stdout: '8.0.3\n' });
  project.write({
    'a.mts':
      "import { upgrade } from '@material-table/codemod';\nexport const line: number | undefined = upgrade('', { from: '1' }).left[0]?.line;\n",
  });
  await project.run('npx', '--no-install', 'tsc', '--noEmit', '--strict', '--module', 'nodenext', 'a.mts');
});

/** Based on programs of public threads and repositories. */
const realPrograms = fs
  .readdirSync('tests/advice/programs')
  .map((name) => [name, fs.readFileSync(`tests/advice/programs/${name}`, 'utf8')] as const);

interface Message {
  ruleId: string | null;
  line: number;
  column: number;
  fatal?: boolean;
}

/** The compiler's errors in programs of a folder, each with its file, without the position. */
function compilerFaults(project: Project, folder: string, names: string[]): string[] {
  const options = ['--noEmit', '--allowJs', '--strict', '--skipLibCheck', '--jsx', 'react-jsx'];
  const more = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const files = names.map((name) => `${folder}/${name}`);
  const { stdout } = tryRun(project, 'npx', '--no-install', 'tsc', ...options, ...more, ...files);
  return [...stdout.matchAll(/^\w+\/(.+?)\(\d+,\d+\): (error .*)$/gm)].map(
    ([, file, said]) => `${file} ${said}`,
  );
}

describe.each(['9', '10'])('eslint-plugin with ESLint %s', (major) => {
  const install = (...more: string[]) => installed('eslint-plugin', `eslint@${major}`, ...more);
  const readmeConfig = `import materialTable from '@material-table/eslint-plugin';

export default [materialTable.configs.recommended];
`;
  const eslint = (project: Project, ...args: string[]) =>
    tryRun(project, 'npx', '--no-install', 'eslint', ...args);
  const messagesByFile = (json: string) =>
    Object.fromEntries(
      (JSON.parse(json) as { filePath: string; messages: Message[] }[]).map(({ filePath, messages }) => [
        path.basename(filePath),
        messages,
      ]),
    );
  const rulesByFile = (json: string) =>
    Object.fromEntries(
      Object.entries(messagesByFile(json)).map(([name, messages]) => [
        name,
        messages.map(({ ruleId }) => ruleId),
      ]),
    );

  test('the lines of its README check JavaScript, and a comment turns a rule off', async () => {
    const project = await install();
    const table =
      "<MaterialTable columns={[{ title: 'Name', field: 'name' }]} data={people} options={{ pageSize: 7 }} />";
    const program = (comment: string) =>
      `import MaterialTable from '@material-table/core';\n\nexport const People = ({ people }) => (\n  ${comment}\n  ${table}\n);\n`;
    project.write({
      'eslint.config.mjs': readmeConfig,
      'on.jsx': program('// Seven of them.'),
      'off.jsx': program('// eslint-disable-next-line material-table/page-size'),
    });
    const { stdout } = eslint(project, '--format', 'json', '.');
    expect(rulesByFile(stdout)).toMatchObject({ 'on.jsx': ['material-table/page-size'], 'off.jsx': [] });
  });

  test('without a TypeScript parser, JavaScript gets the advice that the editor gives', async () => {
    const project = await install();
    const facts = adviceFacts();
    const texts = {
      ...Object.fromEntries(realPrograms.filter(([name]) => name.endsWith('.jsx'))),
      ...Object.fromEntries(
        rules.flatMap(({ id, bad, good }) => [
          [`${id}.bad.jsx`, bad],
          [`${id}.good.jsx`, good],
        ]),
      ),
    };
    project.write({ 'eslint.config.mjs': readmeConfig, ...texts });
    const read = messagesByFile(eslint(project, '--format', 'json', '.').stdout);
    const unread = Object.keys(texts).filter((name) => read[name]?.some(({ fatal }) => fatal));
    // Types are not JavaScript.
    expect(unread.length).toBeLessThan(Object.keys(texts).length / 4);
    for (const [name, text] of Object.entries(texts)) {
      if (unread.includes(name)) continue;
      const { advice } = examine(text, name, facts);
      const places = advice.map(({ rule, line, column }) => `${line}:${column} material-table/${rule}`);
      const found = (read[name] ?? [])
        // Comments of a program may name rules of other plugins.
        .filter(({ ruleId }) => ruleId?.startsWith('material-table/'))
        .map(({ ruleId, line, column }) => `${line}:${column} ${ruleId}`);
      expect(found.sort(), name).toEqual(places.sort());
    }
  });

  test('each wrong program gets its rule, each right one none, and a second --fix changes nothing', async () => {
    const library = ['@material-table/core@8.0.3', '@types/react@19', 'react@19', 'react-dom@19'];
    const project = await install('typescript-eslint@8', 'typescript@5.9', ...library);
    const ofRules = rules.flatMap(({ id, bad, good }) => [
      [`src/${id}.bad.tsx`, bad],
      [`src/${id}.good.tsx`, good],
    ]) as [string, string][];
    const files = [...ofRules, ...realPrograms.map(([name, text]) => [`src/${name}`, text] as const)];
    project.write({
      'eslint.config.mjs': `import tseslint from 'typescript-eslint';
import materialTable from '@material-table/eslint-plugin';

export default [tseslint.configs.base, materialTable.configs.recommended];
`,
      ...Object.fromEntries(files),
    });
    const found = rulesByFile(eslint(project, '--format', 'json', 'src').stdout);
    expect(Object.keys(found)).toHaveLength(files.length);
    for (const { id } of rules) {
      expect(found[`${id}.bad.tsx`], id).toContain(`material-table/${id}`);
      expect(found[`${id}.good.tsx`], id).toEqual([]);
    }
    const texts = () => files.map(([name]) => fs.readFileSync(path.join(project.folder, name), 'utf8'));
    eslint(project, '--fix', 'src');
    const once = texts();
    const changed = files.filter(([, text], index) => once[index] !== text);
    const fixed = changed.map(([name]) => path.basename(name));
    expect(fixed).toContain('sorting-unread.bad.tsx');
    expect(fixed.length).toBeGreaterThan(1);
    project.write(Object.fromEntries(changed.map(([name, text]) => [`before/${path.basename(name)}`, text])));
    const faultsBefore = compilerFaults(project, 'before', fixed);
    const faults = compilerFaults(project, 'src', fixed);
    expect(faults.filter((fault) => !faultsBefore.includes(fault))).toEqual([]);
    eslint(project, '--fix', 'src');
    expect(texts()).toEqual(once);
  });

  test('its types fit a configuration in TypeScript', async () => {
    const project = await install('typescript@5.9');
    project.write({
      'eslint.config.mts': `import type { Linter } from 'eslint';
import materialTable from '@material-table/eslint-plugin';

export default [materialTable.configs.recommended] satisfies Linter.Config[];
`,
      'required.cts': `import materialTable = require('@material-table/eslint-plugin');

export = [materialTable.configs.recommended];
`,
    });
    const options = [
      '--noEmit',
      '--allowJs',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      'eslint.config.mts',
      'required.cts',
    ];
    await project.run('npx', '--no-install', 'tsc', ...options);
  });
});

test('mcp: the line of its README starts the server, and needs no other package', async () => {
  const project = await installed('mcp');
  expect(
    fs.readdirSync(path.join(project.folder, 'node_modules')).filter((name) => !name.startsWith('.')),
  ).toEqual(['@material-table']);
  const client = new Client({ name: 'test', version: '1' });
  const args = ['--no-install', 'material-table-mcp'];
  await client.connect(new StdioClientTransport({ command: 'npx', args, cwd: project.folder }));
  const { content } = await client.callTool({ name: 'search', arguments: { query: 'hide column' } });
  expect(JSON.stringify(content)).toContain('/demos/columns/hide');
  await client.close();
  const { stdout } = tryRun(project, 'npx', ...args, 'search', 'hide column');
  expect(stdout).toContain('/demos/columns/hide');
});
