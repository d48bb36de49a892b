import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { adviceFacts } from '../../plugins/advice/facts';
import { advise } from '.';

/** Demos that show what advice warns about, with the reason. */
const exceptions: Record<string, { rules: string[]; reason: string }> = {
  'demos/columns/fixed.option.tsx': {
    rules: ['fixed-columns'],
    reason: 'It shows what the option does, next to the better way.',
  },
};

const files = ['demos', 'examples'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => path.join(folder, name)),
);
const facts = adviceFacts();

test('no demo gets advice but those that show what advice is about', () => {
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) => {
    const rules = advise(readFileSync(file, 'utf8'), file, facts).map(({ rule }) => rule);
    return rules.length > 0 ? [[file, rules]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(exceptions).map(([file, { rules }]) => [file, rules])),
  );
});
