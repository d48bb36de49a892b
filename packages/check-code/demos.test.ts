import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { advise } from '.';

const files = ['demos', 'examples'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => path.join(folder, name)),
);
const facts = adviceFacts();

test('no demo gets advice', () => {
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) => {
    const rules = advise(readFileSync(file, 'utf8'), file, facts).map(({ rule }) => rule);
    return rules.length > 0 ? [[file, rules]] : [];
  });
  expect(Object.fromEntries(found)).toEqual({});
});
