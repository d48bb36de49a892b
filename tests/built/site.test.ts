import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { twinPath } from '../../plugins/markdown-twins/twin';
import { withoutTwin } from '../../plugins/markdown-twins';
import { builtPages, readPage } from './pages';

const url = 'https://material-table-core.github.io/material-table-core-website/';
const pages = builtPages.map((page) => [page, load(readPage(page))] as const);

test('there are pages of both sections', () => {
  expect(builtPages.filter((page) => page.startsWith('docs/')).length).toBeGreaterThan(50);
  expect(builtPages.filter((page) => page.startsWith('demos/')).length).toBeGreaterThan(25);
});

test.each(pages)('/%s is English, named after the site, and says where it lives', (_page, $) => {
  expect($('html').attr('lang')).toBe('en');
  expect($('title').text()).toContain('Feature rich data table for React');
  expect($('link[rel="canonical"]').attr('href')).toMatch(
    /^https:\/\/material-table-core\.github\.io\/material-table-core-website\//,
  );
});

test('a page names its Markdown twin in its head', () => {
  for (const [page, $] of pages) {
    const alternate = $('head link[rel="alternate"][type="text/markdown"]');
    const twin = page in withoutTwin ? undefined : new URL(url).pathname + twinPath(page);
    expect(alternate.attr('href'), page).toBe(twin);
  }
});
