import fs from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { beforeAll, expect, test } from 'vitest';
import { factsHtml } from '../../plugins/api-reference/render/facts';
import { isElement, parseMdx } from '../../plugins/markdown';
import { loadReference, type Reference } from '../../plugins/api-reference/reference';
import { filesBelow } from '../../plugins/files-below';

const most = 2;
const pages = ['docs', 'demos'].flatMap((folder) =>
  filesBelow(path.resolve(folder)).filter((file) => file.endsWith('.mdx')),
);

let reference: Reference;
beforeAll(async () => {
  reference = await loadReference();
}, 120_000);

test('no page has more than two boxes or lines about known issues in a row', () => {
  expect(pages.length).toBeGreaterThan(100);
  const loud = pages.flatMap((file) =>
    longRuns(fs.readFileSync(file, 'utf8')).map((line) => `${path.relative('.', file)}, line ${line}`),
  );
  expect(loud, 'Put a sentence between them, or say some of them in sentences.').toEqual([]);
}, 60_000);

test('no member has more than two open lines about known issues', () => {
  const context = { reference, demosOf: () => [], baseUrl: '/' };
  const linesOf = (html: string) => html.split('class="known-issue ').length - 1;
  const members = [...reference.model.members.values()];
  const lines = members.map((member) => ({
    ref: member.ref,
    count: linesOf(factsHtml(member, context)),
  }));
  expect(lines.some(({ count }) => count > 0)).toBe(true);
  expect(lines.filter(({ count }) => count > most)).toEqual([]);
});

test('titles of boxes say what happens, without a version before it', () => {
  const titles = pages.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/^:::\w+\[(.*)\]$/gm)].map(([, title = '']) => title),
  );
  expect(titles.length).toBeGreaterThan(5);
  expect(titles.filter((title) => /^\d+\.\d+\.\d+:/.test(title))).toEqual([]);
});

test('three in a row are found, two and a sentence between them are not', () => {
  const box = ':::warning[One]\n\nWords.\n\n```tsx\nconst one: number = 1;\n```\n\n:::\n\n';
  const line = '<KnownIssue id="one" />\n\n';
  expect(longRuns(`# Page\n\n${box}${line}${box}Words.\n`)).toEqual([3]);
  expect(longRuns(`${line}${line}${line}`)).toEqual([1]);
  expect(longRuns(`${box}${box}Words.\n\n${box}${line}`)).toEqual([]);
});

/** The lines on which runs of more than two boxes begin. */
function longRuns(text: string): number[] {
  const runs: number[][] = [[]];
  let isInBox = false;
  for (const node of parseMdx(text).children) {
    const words = node.type === 'paragraph' ? text.slice(...offsetsOf(node)) : '';
    const opens = /^:::\w/.test(words);
    if (opens || isElement(node, 'KnownIssue')) runs.at(-1)?.push(node.position?.start.line ?? 0);
    else if (!isInBox && node.type !== 'mdxjsEsm') runs.push([]);
    if (opens) isInBox = true;
    if (/^:::$/m.test(words)) isInBox = false;
  }
  return runs.filter((run) => run.length > most).map(([line = 0]) => line);
}

function offsetsOf({ position }: RootContent): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
