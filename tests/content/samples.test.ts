import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parseMdx } from '../../plugins/markdown';
import { filesBelow } from '../../plugins/files-below';

/** The fences marked `from="…"`, which show a file next to their page that a test runs. */
const shown = filesBelow(path.resolve('docs'))
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((page) => samplesOf(page));

test('samples of the guide to testing are shown', () => {
  expect(shown.length).toBeGreaterThanOrEqual(8);
});

test.each(shown)('$page shows $from as it runs', ({ page, from, code }) => {
  expect(`${code}\n`).toBe(fs.readFileSync(path.join(path.dirname(page), from), 'utf8'));
});

function samplesOf(page: string): { page: string; from: string; code: string }[] {
  const samples: { page: string; from: string; code: string }[] = [];
  visit(parseMdx(fs.readFileSync(page, 'utf8')), 'code', ({ meta, value }) => {
    const from = /(?:^|\s)from="([^"]*)"/.exec(meta ?? '')?.[1];
    if (from) samples.push({ page: path.relative('.', page), from, code: value });
  });
  return samples;
}
