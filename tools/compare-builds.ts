// npx tsx tools/compare-builds.ts: builds three times; folder and cache must not change the result.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesBelow } from '../plugins/files-below';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-builds-'));
const first = copySite(path.join(root, 'a'));
const second = copySite(path.join(root, 'deeper/another-folder'));

const differences = [
  ...compare('another folder', build(first, 'cold'), build(second, 'cold')),
  ...compare('a warm cache', path.join(root, 'cold-a'), build(first, 'warm')),
];
console.log(differences.length > 0 ? differences.join('\n') : 'All three builds are the same.');
fs.rmSync(root, { recursive: true });
process.exitCode = differences.length > 0 ? 1 : 0;

/** Copy the tracked and untracked files of this folder to another one; packages are linked, to save space. Returns it. */
function copySite(folder: string): string {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name && fs.existsSync(name)))
    fs.cpSync(file, path.join(folder, file));
  const packages = path.join(folder, 'node_modules');
  try {
    execFileSync('cp', ['-al', 'node_modules', packages], { stdio: 'ignore' });
  } catch {
    // Another disk: links don't reach it.
    fs.rmSync(packages, { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', packages]);
  }
  fs.rmSync(path.join(packages, '.cache'), { recursive: true, force: true });
  return folder;
}

/** Build a copy and put the result aside. Returns its folder. */
function build(folder: string, cache: string): string {
  console.log(`Building with a ${cache} cache in ${folder} …`);
  execFileSync('node', ['tools/build.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const result = path.join(root, `${cache}-${path.basename(folder)}`);
  fs.renameSync(path.join(folder, 'build'), result);
  return result;
}

/** The differences between two folders, a line for each file. */
function compare(what: string, left: string, right: string): string[] {
  const names = [...new Set([left, right].flatMap(filesOf))].sort();
  if (names.length < 100)
    throw new Error(`${left} has only ${names.length} files. Nothing would be compared.`);
  return names.flatMap((name) => {
    const [a, b] = [left, right].map((folder) => read(path.join(folder, name)));
    if (!a || !b) return [`${what}: ${name} is in one build only`];
    if (a.equals(b)) return [];
    const at = a.findIndex((byte, index) => byte !== b[index]);
    const around = (bytes: Buffer) =>
      JSON.stringify(bytes.subarray(Math.max(0, at - 40), at + 80).toString());
    return [`${what}: ${name} differs at byte ${at}\n  ${around(a)}\n  ${around(b)}`];
  });
}

function filesOf(folder: string): string[] {
  return filesBelow(folder).map((file) => path.relative(folder, file));
}

function read(file: string): Buffer | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}
