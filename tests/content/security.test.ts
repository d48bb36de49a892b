import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = [...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| .+? \| `(.+?)`: (.+?) *\|$/gm)];

test('SECURITY.md names tests that exist, for each thing that an attacker tried', () => {
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows.flatMap(([, file = '', title = '']) =>
    readFileSync(file, 'utf8').includes(title) ? [] : [`${file}: ${title}`],
  );
  expect(missing).toEqual([]);
});
