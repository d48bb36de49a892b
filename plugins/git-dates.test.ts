import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasGitDates } from './git-dates';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'git-dates-'));
const folder = (name: string) => path.join(root, name);
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });

beforeAll(() => {
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  fs.mkdirSync(folder('plain'));
  git('init', folder('full'));
  for (const message of ['first', 'second'])
    git('-C', folder('full'), ...author, 'commit', '--allow-empty', '-m', message);
  git('clone', '--depth', '1', `file://${folder('full')}`, folder('shallow'));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

test('a clone with its history knows the dates', () => {
  expect(hasGitDates(folder('full'))).toBe(true);
});

test('a clone of depth 1 and a folder without git know none', () => {
  expect(hasGitDates(folder('shallow'))).toBe(false);
  expect(hasGitDates(folder('plain'))).toBe(false);
});
