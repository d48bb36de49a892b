import path from 'node:path';
import { expect, test } from 'vitest';
import { collectUsage } from '#library-facts/usage.ts';
import { demoFiles } from './demos';
import { loadReference } from './reference';

test('the demo that a page names for a member uses it', async () => {
  const { entries } = await loadReference();
  const usage = [...collectUsage(demoFiles())];
  const uses = ({ demo = '', ref }: { demo?: string; ref: string }) =>
    usage.some(([file, refs]) => {
      const page = path.relative('.', file).split('.')[0];
      return `/${page}` === demo && refs.some((used) => used === ref);
    });
  const chosen = [...entries.values()].filter(({ demo }) => demo);
  expect(
    chosen.filter((entry) => !uses(entry)).map(({ ref, demo }) => `${demo} does not use ${ref}`),
  ).toEqual([]);
});
