import fs from 'node:fs';
import { expect, test } from 'vitest';
import { changedLines } from '../plugins/demos/lines/changed';
import { proves } from '../tests/claims/claim';

const page = fs.readFileSync('docs/tutorial.mdx', 'utf8');
const steps = [...page.matchAll(/^## \d\. .+$/gm)];
const demos = [...page.matchAll(/<Demo src="\.\/([^"]+)"(?: after="\.\/([^"]+)")?/g)];
const read = (file = '') => fs.readFileSync(`docs/${file}`, 'utf8');

test('has eight steps, each with a program that continues the one before and something to check', () => {
  expect(steps).toHaveLength(8);
  expect(page.match(/^\*\*Check:\*\*/gm)).toHaveLength(8);
  expect(demos.map(([, , after]) => after)).toEqual([undefined, ...demos.map(([, src]) => src).slice(0, -1)]);
});

proves('Each step changes at most 15 lines, which are marked in the code.', () => {
  for (const [, src, after] of demos.slice(1)) {
    const [before, now] = [read(after), read(src)];
    const added = new Set(changedLines(before, now));
    const removed = new Set(changedLines(now, before));
    expect(added.size, src).toBeGreaterThan(0);
    expect(Math.max(added.size, removed.size), src).toBeLessThanOrEqual(15);
    // The previous step, plus the marked lines, is this step.
    const kept = (text: string, changed: Set<number>) =>
      text.split('\n').filter((_, line) => !changed.has(line));
    expect(kept(now, added), src).toEqual(kept(before, removed));
  }
});
