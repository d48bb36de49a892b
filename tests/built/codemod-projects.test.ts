import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../../plugins/files-below';
import { makePackages } from '../../tools/packages/make';
import { codemodProjects, lockedFile, type CodemodProject } from './codemod-projects';

// The packed codemod, installed into an empty folder without a network, on small typical projects.
const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'codemod-projects-')));
const bin = path.join(root, 'node_modules/@material-table/codemod/bin.mjs');
// Root may read every file.
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

beforeAll(async () => {
  const [tarball = ''] = await makePackages(path.join(root, 'packed'), ['codemod']);
  fs.writeFileSync(path.join(root, 'package.json'), '{ "private": true }');
  const options = ['--offline', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', ...options, tarball], { cwd: root });
  fs.chmodSync(root, 0o755);
});
afterAll(() => fs.rmSync(root, { recursive: true }));

function make(name: string, files: CodemodProject['files']): string {
  const folder = path.join(root, name);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
    fs.chmodSync(path.join(folder, file), file === lockedFile ? 0 : 0o666);
  }
  return folder;
}

function codemod(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd,
    encoding: 'utf8',
    ...nobody,
  });
  return { status, stdout, stderr };
}

/** All files, read as the owner of the project. */
const textsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder)
      .filter((file) => fs.lstatSync(file).isFile())
      .map((file) => [path.relative(folder, file), fs.readFileSync(file, 'latin1')]),
  );

test.each(codemodProjects)('the packed codemod on $title', (project) => {
  const index = codemodProjects.indexOf(project);
  const folder = make(`p${index}`, project.files);
  const before = textsIn(folder);
  const expected = {
    ...before,
    ...Object.fromEntries(
      Object.entries(project.after).map(([name, text]) => [name, Buffer.from(text).toString('latin1')]),
    ),
  };

  const dry = codemod(folder, ...project.args);
  const { code, files, changed, steps, unread } = project.dry;
  expect(dry.stderr.trimEnd().split('\n').at(-1)).toBe(
    `Files: ${files}, would change (--write writes them): ${changed}, steps left for you: ${steps}, not read: ${unread}`,
  );
  for (const words of project.says) expect(dry.stderr).toMatch(words);
  expect(dry.status).toBe(code);
  expect(textsIn(folder)).toEqual(before);

  const written = codemod(folder, ...project.args, '--write');
  expect(written.stdout).toBe(dry.stdout);
  expect(written.status).toBe(project.written);
  expect(textsIn(folder)).toEqual(expected);

  const again = codemod(folder, ...project.args, '--write');
  expect(again).toMatchObject({ status: project.written, stdout: '' });
  expect(textsIn(folder)).toEqual(expected);

  if (changed === 0) return;
  const patched = make(`p${index}-patched`, project.files);
  execFileSync('git', ['apply'], { cwd: patched, input: dry.stdout });
  expect(textsIn(patched)).toEqual(expected);
});

test('a file that can’t be written is named, and the others are written', () => {
  const name = 'src/whole.jsx';
  const project = codemodProjects.at(-1);
  const { 'package.json': manifest = '', [name]: old = '' } = project?.files ?? {};
  const folder = make('sealed', { 'package.json': manifest, [name]: old, 'src/sealed.jsx': old });
  fs.chmodSync(path.join(folder, 'src/sealed.jsx'), 0o444);
  const { status, stderr } = codemod(folder, 'src', '--write');
  expect(stderr).toContain("Not written:\n  src/sealed.jsx can't be written (EACCES: permission denied).");
  expect(stderr).toContain('changed: 1,');
  expect(status).toBe(2);
  expect(fs.readFileSync(path.join(folder, name), 'utf8')).toBe(project?.after[name]);
});
