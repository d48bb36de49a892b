import fs from 'node:fs';
import { expect, test } from 'vitest';
import { topicsOnHome } from '../read';
import { excerptOf } from './excerpt';

test('the excerpts of the home page are at most nine lines of 36 columns', () => {
  for (const [id, topic] of Object.entries(topicsOnHome)) {
    const text = fs.readFileSync(`demos/${id}.tsx`, 'utf8');
    const lines = excerptOf(text, `${id}.tsx`, new Set(topic)).trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(9);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(36);
  }
});

test('an excerpt is the first part of each name, moved to the left', () => {
  const text =
    'const words = { actions: 1 };\nfunction A() {\n  return (\n    <MaterialTable\n      actions={[]}\n    />\n  );\n}\n';
  expect(excerptOf(text, 'a.tsx', new Set(['actions']))).toBe('const words = { actions: 1 };\n');
  expect(() => excerptOf(text, 'a.tsx', new Set(['columns']))).toThrow('a.tsx has none of columns.');
});
