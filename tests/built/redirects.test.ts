import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { redirectsByPage, removedPages } from '../../plugins/redirects/table';
import { builtPages } from '../../tools/built-site/pages';
import { parsePage } from '../../tools/built-site/parsed';

const read = (name: string) => fs.readFileSync(path.resolve('build', name), 'utf8');

test('a removed page leads on, and is in no list of pages', () => {
  const lists = ['sitemap.xml', 'llms.txt', 'search/names.json'].map(read);
  for (const page of removedPages()) {
    const $ = load(read(`${page}/index.html`));
    const [target = ''] = (redirectsByPage().get(page)?.[''] ?? '').split('#');
    expect($('meta[name="robots"]').attr('content'), page).toBe('noindex');
    expect($('link[rel="canonical"]').attr('href'), page).toBe(
      parsePage(target)('link[rel="canonical"]').attr('href'),
    );
    expect($('main a').length, page).toBeGreaterThan(0);
    expect(builtPages, page).not.toContain(page);
    for (const list of lists) expect(list, page).not.toMatch(new RegExp(`/?${page}(\\.md)?["<)]`));
  }
});

test('a page that lost a heading knows where it is now', () => {
  for (const [page, rows] of redirectsByPage()) {
    if (removedPages().includes(page)) continue;
    const list = JSON.parse(parsePage(page)('head > #moved').text()) as Record<string, string>;
    expect(Object.keys(list), page).toEqual(Object.keys(rows));
  }
});
