import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brotliSize } from '../../plugins/brotli-size';
import { typesBudget } from '../../tools/budgets';
import { builtPages, readPage } from './pages';

const folder = path.resolve(__dirname, '../../build/editor-types');

test('what the editor loads for the types is within its budget, and each file carries its hash', () => {
  const names = fs.readdirSync(folder).sort();
  expect(names.map((name) => name.replace(/\.[0-9a-f]{8}\./, '.#.'))).toEqual([
    'types.#.json',
    'typescript.#.js',
    'worker.#.js',
  ]);
  const contents = names.map((name) => fs.readFileSync(path.join(folder, name)));
  const hashes = contents.map((content) => createHash('sha256').update(content).digest('hex').slice(0, 8));
  expect(names.map((name) => name.split('.')[1])).toEqual(hashes);
  expect(contents.map(brotliSize).reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(
    typesBudget,
  );
  // If the build didn't leave their sizes: the best compression of 6 MB takes at least 15 seconds.
}, 300_000);

test('no page asks for them by itself', () => {
  for (const page of builtPages) expect(readPage(page).includes('editor-types/'), page).toBe(false);
});
