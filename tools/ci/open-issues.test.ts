import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'issues-'));
const calls = path.join(folder, 'calls');
afterAll(() => fs.rmSync(folder, { recursive: true }));

beforeAll(() => {
  const gh = `#!/bin/sh\nif [ "$2" = list ]; then echo 'Release: b 2'; else echo "$*" >> ${calls}; cat >> ${calls}; fi\n`;
  fs.writeFileSync(path.join(folder, 'gh'), gh, { mode: 0o755 });
  fs.mkdirSync(path.join(folder, 'reports'));
  for (const name of ['a 1', 'b 2'])
    fs.writeFileSync(
      path.join(folder, 'reports', `${name}.md`),
      `Release: ${name}\n\nThe words of ${name}.\n`,
    );
});

test('a report becomes an issue, once', () => {
  execFileSync('bash', ['tools/ci/open-issues.sh', path.join(folder, 'reports')], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });
  expect(fs.readFileSync(calls, 'utf8')).toBe(
    'issue create --title Release: a 1 --body-file -\nThe words of a 1.\n',
  );
});
