import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Phrases of several words that a native editor would change; cspell's `flagWords` holds single words. */
const phrases: [RegExp, string][] = [
  [/(?<!lines) of (?:your|its|their) own\b/, 'your own …'],
  [/\b(?:in|out)side of\b/, 'inside, outside'],
  [/\bin place of\b|\btakes? the place of\b/, 'instead of, replaces'],
  [/\bturn(?:s|ed)? the page\b/, 'go to another page'],
  [/\bhand(?:s|ed)? (?:on|over)\b/, 'pass'],
  [/\bgo(?:es)? away\b|\b(?:is|are) gone\b/, 'is lost, is hidden, was removed'],
  [/\bpagers?\b/, 'pagination'],
  [/\btexts\b/, 'labels, messages, strings'],
];

const pages = ['docs', 'demos', 'examples'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join(folder, name)),
);

/** What readers see of a page: no code, addresses or anchors; of the front matter, its texts. */
function shownBy(mdx: string): string {
  const [, yaml = '', body = mdx] = /^---\n([^]*?)\n---\n([^]*)$/.exec(mdx) ?? [];
  const texts = yaml.match(/^(?:title|description|sidebar_label|pagination_label|cure):.*$/gm) ?? [];
  const words = body
    .replace(/^```[^]*?^```/gm, '')
    .replace(/`[^`]*`|\]\([^)]*\)|\{#[^}]*\}|\bid="[^"]*"/g, '');
  return [...texts, words].join('\n');
}

/** The phrases in a page, each with what to write instead. */
const foundIn = (mdx: string): string[] =>
  phrases.flatMap(([phrase, better]) => {
    const [found] = new RegExp(phrase, 'i').exec(shownBy(mdx)) ?? [];
    return found === undefined ? [] : [`"${found.trim()}": ${better}`];
  });

test('no page has a phrase that a native editor would change', () => {
  expect(pages.length).toBeGreaterThan(200);
  const found = pages.map((page) => [page, foundIn(fs.readFileSync(page, 'utf8'))] as const);
  expect(found.filter(([, list]) => list.length > 0)).toEqual([]);
});

test('a phrase is found in text, headings and titles, and not in code or anchors', () => {
  expect(foundIn('---\ntitle: A row of your own\n---\n\nx\n')).toEqual(['"of your own": your own …']);
  expect(foundIn('## Open it\n\nThe pager is gone.\n')).toHaveLength(2);
  expect(foundIn('Pager on a phone\n')).toEqual(['"Pager": pagination']);
  expect(foundIn('A few lines of your own code.\n\n## Open it {#outside-of-it-the-pager-is-gone}\n')).toEqual(
    [],
  );
  expect(foundIn('See [it](#the-pager) with `pager`.\n\n```tsx\nconst texts = 1;\n```\n')).toEqual([]);
});
