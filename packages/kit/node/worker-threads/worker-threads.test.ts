import path from 'node:path';
import { expect, test } from 'vitest';
import { runInThread } from '.';

const module = path.join(__dirname, 'fixtures/counter.ts');

test('a function runs on another thread, which keeps what its module knows', async () => {
  const [first, second] = await Promise.all([
    runInThread<{ count: number; isMain: boolean }>(module, 'count', 2),
    runInThread<{ count: number; isMain: boolean }>(module, 'count', 3),
  ]);
  expect([first, second]).toEqual([
    { count: 2, isMain: false },
    { count: 5, isMain: false },
  ]);
});

test('what it throws is thrown here, in its words', async () => {
  await expect(runInThread(module, 'refuse', 'no types')).rejects.toThrow('no types');
});

test('a module that cannot be loaded is told', async () => {
  await expect(runInThread(path.join(__dirname, 'fixtures/missing.ts'), 'count')).rejects.toThrow(
    /missing\.ts/,
  );
});
