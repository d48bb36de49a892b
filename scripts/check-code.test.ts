import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(os.tmpdir(), 'check-code-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Run the script over a program, or over no file at all. */
function check(...names: string[]) {
  const tsx = path.resolve('node_modules/.bin/tsx');
  return spawnSync(tsx, ['scripts/check-code.ts', ...names], { encoding: 'utf8' });
}

function programOf(name: string, code: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
}

test('a program with a fault gets its line, the reason and the page, and 1', () => {
  const file = programOf(
    'Bad.tsx',
    '\n<MaterialTable columns={columns} data={rows} options={{ sorting: false }} />',
  );
  const { stdout, status } = check(file);
  expect(stdout).toContain(
    `${file}:2:57 warning: \`sorting: false\` leaves every header sortable. (sorting-option)`,
  );
  expect(stdout).toContain('/docs/known-issues#sorting-option');
  expect(status).toBe(1);
});

test('a program without a fault gets 0, a missing or unnamed file 2', () => {
  expect(check(programOf('Good.tsx', '<MaterialTable columns={columns} data={rows} />')).status).toBe(0);
  expect(check(path.join(folder, 'None.tsx')).stderr).toContain("can't be read");
  expect(check(path.join(folder, 'None.tsx')).status).toBe(2);
  expect(check().status).toBe(2);
});
