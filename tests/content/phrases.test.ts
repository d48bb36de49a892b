import fs from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow } from '../../plugins/files-below';

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

const filesOf = (folders: string[], name: RegExp) =>
  folders.flatMap(filesBelow).filter((file) => name.test(file) && !file.includes('node_modules'));
const pages = filesOf(['docs', 'demos', 'examples'], /\.mdx$/);
/** Their strings are the text of the site, of generated pages, and of what the packages print. */
const programs = filesOf(['demos', 'examples', 'src', 'plugins', 'packages'], /(?<!\.test|\.spec)\.tsx?$/);

/** What readers see of a page: no code, addresses or anchors; of the front matter, its texts. */
function shownBy(mdx: string): string {
  const [, yaml = '', body = mdx] = /^---\n([^]*?)\n---\n([^]*)$/.exec(mdx) ?? [];
  const texts = yaml.match(/^(?:title|description|sidebar_label|pagination_label|cure):.*$/gm) ?? [];
  const words = body
    .replace(/^```[^]*?^```/gm, '')
    .replace(/`[^`]*`|\]\([^)]*\)|\{#[^}]*\}|\bid="[^"]*"/g, '');
  return [...texts, words].join('\n');
}

/** The strings of a program that have several words. */
function stringsOf(program: string, name = 'program.tsx'): string {
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node))
      strings.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, program, ts.ScriptTarget.Latest));
  return strings.filter((text) => text.trim().includes(' ')).join('\n');
}

/** The phrases in a text, each with what to write instead. */
const foundIn = (text: string): string[] =>
  phrases.flatMap(([phrase, better]) => {
    const [found] = new RegExp(phrase, 'i').exec(text) ?? [];
    return found === undefined ? [] : [`"${found.trim()}": ${better}`];
  });

test('no page has a phrase that a native editor would change', () => {
  expect(pages.length).toBeGreaterThan(200);
  const found = pages.map((page) => [page, foundIn(shownBy(fs.readFileSync(page, 'utf8')))] as const);
  expect(found.filter(([, list]) => list.length > 0)).toEqual([]);
});

test('no string of a program has one', () => {
  expect(programs.length).toBeGreaterThan(700);
  const found = programs.map(
    (file) => [file, foundIn(stringsOf(fs.readFileSync(file, 'utf8'), file))] as const,
  );
  expect(found.filter(([, list]) => list.length > 0)).toEqual([]);
  expect(foundIn(stringsOf('const a = `${b} is gone`; // outside of it'))).toEqual([
    '"is gone": is lost, is hidden, was removed',
  ]);
  expect(foundIn(stringsOf("const pager = 'pager', Texts = <i>Your texts</i>;"))).toHaveLength(1);
});

test('a phrase is found in text, headings and titles, and not in code or anchors', () => {
  expect(foundIn(shownBy('---\ntitle: A row of your own\n---\n\nx\n'))).toEqual([
    '"of your own": your own …',
  ]);
  expect(foundIn(shownBy('## Open it\n\nThe pager is gone.\n'))).toHaveLength(2);
  expect(foundIn(shownBy('Pager on a phone\n'))).toEqual(['"Pager": pagination']);
  expect(
    foundIn(shownBy('A few lines of your own code.\n\n## Open it {#outside-of-it-the-pager-is-gone}\n')),
  ).toEqual([]);
  expect(foundIn(shownBy('See [it](#the-pager) with `pager`.\n\n```tsx\nconst texts = 1;\n```\n'))).toEqual(
    [],
  );
});
