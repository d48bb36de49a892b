import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeMorePages } from './more-pages';
import { layOutStockSite, stockPage } from './stock';

function folder(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'more-pages-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  return root;
}

test('as many pages as wanted, each with a program that is like no other, and none of those before', () => {
  const site = folder();
  writeMorePages(site, 12);
  const pages = writeMorePages(site, 3);
  expect(pages.map((page) => path.relative(site, page))).toEqual([
    'demos/more/page-0001.mdx',
    'demos/more/page-0002.mdx',
    'demos/more/page-0003.mdx',
  ]);
  const names = fs.readdirSync(path.join(site, 'demos/more'));
  expect(names).toHaveLength(6);
  expect(
    new Set(names.map((name) => fs.readFileSync(path.join(site, 'demos/more', name), 'utf8'))).size,
  ).toBe(6);
});

test('a stock page imports its demos and shows their code; its links lead away', () => {
  const [page = ''] = writeMorePages(folder(), 1);
  const text = stockPage(page);
  expect(text).toMatch(/^---\ntitle: Parts of shelf 1\n/);
  expect(text).toContain(`import Demo0 from ${JSON.stringify(page.replace('.mdx', '.tsx'))};`);
  expect(text).toContain('<Demo0 />\n\n```tsx\nimport MaterialTable');
  expect(stockPage(page, '/')).toMatch(/^---\nslug: \/\n/);
  expect(stockPage('demos/sort/basic.mdx')).not.toMatch(/<(?:Demo |KnownIssue)|\]\(\.|\]\(\//);
});

test('no stock page of the demos asks for a part of this site', () => {
  const pages = fs
    .readdirSync('demos', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx');
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) {
    const words = stockPage(path.join('demos', page)).replace(/```.*?```/gs, '');
    expect(words.replace(/`[^`]*`/g, ''), page).not.toMatch(/@site|<(?!Demo\d)[A-Z]/);
  }
});

test('a stock site has its pages and nothing of the time before', () => {
  const site = folder();
  layOutStockSite(site, { 'old.md': 'old' });
  layOutStockSite(site, { 'demos/new.md': 'new' });
  expect(fs.readdirSync(path.join(site, 'docs'), { recursive: true }).sort()).toEqual([
    'demos',
    'demos/new.md',
  ]);
});
