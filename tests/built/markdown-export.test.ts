import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutMarkdown } from '../../plugins/markdown-export/without-markdown';
import { demoSources } from '../../plugins/markdown-export/sources';
import { markdownPath } from '../../plugins/markdown-export/site';
import { anchorsOfTwin, contentsOfPage, demosOf, lossesOf } from './losses';
import { builtPages } from './pages';
import { parsePage } from './parsed';

const root = path.resolve('build');
const url = 'https://material-table-core.github.io/material-table-core-website/';
const filesOf = demoSources(path.resolve('.'), path.resolve('.docusaurus'));
const textsOf = (page: string) => [
  ...new Set(demosOf(parsePage(page)).flatMap((id) => filesOf(id).map(({ text }) => text))),
];
const pages = builtPages.filter((page) => !(page in withoutMarkdown));
const readTwin = (page: string) => fs.readFileSync(path.join(root, markdownPath(page)), 'utf8');

test('every page of text has a Markdown twin; the others say why they have none', () => {
  const twins = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'));
  expect(twins.sort()).toEqual(pages.map(markdownPath).sort());
  expect(Object.keys(withoutMarkdown).filter((route) => !fs.existsSync(path.join(root, route)))).toEqual([]);
});

test.each(pages)('the twin of /%s lost no heading, table, code, demo or box', (page) => {
  const markdown = readTwin(page);
  expect(lossesOf(contentsOfPage(parsePage(page)), markdown, textsOf(page))).toEqual([]);
  expect(markdown.startsWith(`# ${parsePage(page)('h1').first().text()}\n\n> `)).toBe(true);
  expect(markdown).not.toMatch(/<!--|\u200b/);
});

test('links inside lead to twins that are there', () => {
  const dead = pages.flatMap((page) =>
    [...readTwin(page).matchAll(/\]\((https:\/\/material-table-core\.github\.io\/[^)#\s]+)/g)]
      .map(([, href = '']) => href)
      .filter((href) => !isThere(href))
      .map((href) => `${page}: ${href}`),
  );
  expect(dead).toEqual([]);
});

test('an anchor that a link inside leads to is in its twin', () => {
  const anchors = new Map(pages.map((page) => [url + markdownPath(page), anchorsOfTwin(readTwin(page))]));
  const links = pages.flatMap((page) => [
    ...readTwin(page).matchAll(/\]\((https:\/\/material-table-core\.github\.io\/[^)#\s]+\.md)#([^)\s]+)\)/g),
  ]);
  expect(links.length).toBeGreaterThan(500);
  const dead = links.filter(([, twin = '', anchor = '']) => !anchors.get(twin)?.has(anchor));
  expect(dead.map(([link]) => link)).toEqual([]);
});

test('llms.txt has a title, a summary, and a link with a description to every twin', () => {
  const text = fs.readFileSync(path.join(root, 'llms.txt'), 'utf8');
  expect(text).toMatch(/^# material-table\n\n> .+\n\n/);
  const links = [...text.matchAll(/^- \[.+\]\((\S+)\): \S.*$/gm)].map(([, href = '']) => href);
  expect(links.length).toBe(text.match(/^- /gm)?.length);
  expect(links.filter((href) => !isThere(href))).toEqual([]);
  const twins = links.filter((href) => href.endsWith('.md')).map((href) => href.slice(url.length));
  expect(twins.sort()).toEqual(pages.map(markdownPath).sort());
});

test('llms-full.txt holds every twin, in the order of the list', () => {
  const full = fs.readFileSync(path.join(root, 'llms-full.txt'), 'utf8');
  const list = fs.readFileSync(path.join(root, 'llms.txt'), 'utf8');
  const ordered = [...list.matchAll(/\]\((\S+\.md)\)/g)].map(([, href = '']) => href.slice(url.length));
  const twins = ordered.map((name) => fs.readFileSync(path.join(root, name), 'utf8'));
  expect(full).toBe(twins.join('\n---\n\n'));
  const next = parsePage('demos/filter/basic')('a.pagination-nav__link--next').attr('href') ?? '';
  const at = ordered.indexOf('demos/filter/basic.md');
  expect(`/material-table-core-website/${ordered[at + 1]}`).toBe(`${next}.md`);
});

test('the page for assistants says how long each list is, at four characters a token', () => {
  const page = fs.readFileSync(path.join(root, 'docs/for-ai-assistants.md'), 'utf8');
  const rows = [...page.matchAll(/^\| \[(llms\S*\.txt)\].* \| ([\d,]+) \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(['llms-small.txt', 'llms.txt', 'llms-full.txt']);
  for (const [, name = '', said = ''] of rows) {
    const tokens = fs.readFileSync(path.join(root, name), 'utf8').length / 4;
    expect(Math.abs(Number(said.replace(',', '')) / tokens - 1), `${name}: ${tokens}`).toBeLessThan(0.15);
  }
});

function isThere(href: string): boolean {
  if (!href.startsWith(url)) return false;
  const [name = ''] = href.slice(url.length).split(/[?#]/);
  return [name, path.join(name, 'index.html')].some((one) =>
    fs.statSync(path.join(root, one), { throwIfNoEntry: false })?.isFile(),
  );
}
