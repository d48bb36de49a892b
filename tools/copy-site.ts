import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Copy this folder's tracked and untracked files; packages are linked, to save space. Returns the target. */
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
    // Hard links don't work across disks.
    fs.rmSync(target, { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', target]);
  }
  fs.rmSync(path.join(target, '.cache'), { recursive: true, force: true });
}
