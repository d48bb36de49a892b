import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Copy the tracked and untracked files of this folder to another one; packages are linked, to save space. Returns it. */
export function copySite(folder: string): string {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => name && fs.existsSync(name))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.copyFileSync(file, path.join(folder, file));
  }
  copyPackages(path.join(folder, 'node_modules'));
  return folder;
}

function copyPackages(target: string): void {
  try {
    execFileSync('cp', ['-al', 'node_modules', target], { stdio: 'ignore' });
  } catch {
    // Another disk: links don't reach it.
    fs.rmSync(target, { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', target]);
  }
  fs.rmSync(path.join(target, '.cache'), { recursive: true, force: true });
}
