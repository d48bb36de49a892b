import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../plugins/files-below';
import { writePackage } from '../packages/make';
import { published } from '../packages/manifests';
import { rounds } from './builds';
import type { Findings } from './results';
import { median, summary } from './statistics';

/** How long the bundled ESLint plugin and codemod take for files with a table each, in a new process. */
export async function measurePackages(): Promise<Findings> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-packages-'));
  for (const one of published)
    if (one.folder !== 'mcp') await writePackage(one, path.join(folder, one.folder));
  const isProgram = (name: string) => /(?<!\.(?:spec|test))\.[jt]sx$/.test(name);
  const programs = ['tests/advice/programs', 'demos', 'docs'].flatMap(filesBelow).filter(isProgram);
  fs.mkdirSync(path.join(folder, 'src'));
  for (const [index, file] of programs.slice(0, 200).entries())
    fs.copyFileSync(file, path.join(folder, `src/${index}-${path.basename(file)}`));
  // As in ESLint: each rule for each file.
  const check = `import fs from 'fs';
import plugin from './eslint-plugin/index.mjs';
for (const filename of fs.readdirSync('src')) {
  const sourceCode = { text: fs.readFileSync('src/' + filename, 'utf8'), getLocFromIndex: () => ({}) };
  for (const { create } of Object.values(plugin.rules)) create({ filename, sourceCode, report() {} }).Program();
}`;
  fs.writeFileSync(path.join(folder, 'check.mjs'), check);
  const timesOf = (expected: number, ...args: string[]) =>
    Array.from({ length: rounds }, () => {
      const started = performance.now();
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      if (status !== expected) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
      return performance.now() - started;
    });
  const codemod = timesOf(1, 'codemod/bin.mjs', 'src', '--from', '1');
  const all = [['ESLint plugin, all rules', timesOf(0, 'check.mjs')] as const, ['codemod', codemod] as const];
  fs.rmSync(folder, { recursive: true });
  return {
    title: 'Packages: 200 files',
    explanation: `${rounds} processes each, with their start. ESLint's own time comes on top.`,
    columns: ['what', 'ms, median (least-greatest)', 'at most'],
    rows: all.map(([what, list]) => [what, summary(list), what === 'codemod' ? '' : '2000']),
    over: all
      .filter(([what, list]) => what !== 'codemod' && median(list) > 2000)
      .map(([what, list]) => `${what}: ${summary(list)}`),
  };
}
