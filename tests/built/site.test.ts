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

test.each(pages)('/%s is English, named after the site, and says where it lives', (page, $) => {
  expect($('html').attr('lang')).toBe('en');
  expect($('head > title').text()).toMatch(/^\S.* · material-table$/);
  const canonical = $('link[rel="canonical"]').attr('href') ?? '';
  expect(canonical.replace(/\/$/, '')).toBe((url + page).replace(/\/$/, ''));
  expect($('meta[property="og:url"]').attr('content')).toBe(canonical);
  expect($('meta[property="og:title"]').attr('content')).toBe($('head > title').text());
  expect($('meta[property="og:site_name"]').attr('content')).toBe('material-table');
});

test('the home page has the title of the specification', () => {
  expect(load(readPage(''))('head > title').text()).toBe(
    'Feature rich data table for React · material-table',
  );
});

test('every page has a title and a description of its own', () => {
  const titles = pages.map(([page, $]) => `${page.split('/')[0]}: ${$('head > title').text()}`);
  expect(doubled(titles)).toEqual([]);
  const descriptions = pages.map(([, $]) => $('meta[name="description"]').attr('content') ?? '');
  expect(doubled(descriptions)).toEqual([]);
  expect(pages.filter((_, index) => (descriptions[index]?.length ?? 0) < 40).map(([page]) => page)).toEqual(
    [],
  );
});

test('a page names its Markdown twin in its head', () => {
  for (const [page, $] of pages) {
    const alternate = $('head link[rel="alternate"][type="text/markdown"]');
    const twin = page in withoutTwin ? undefined : new URL(url).pathname + twinPath(page);
    expect(alternate.attr('href'), page).toBe(twin);
  }
});

function doubled(texts: string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
