import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { builtPages, readPage } from './pages';

test('there are pages of both sections', () => {
  expect(builtPages.filter((page) => page.startsWith('docs/')).length).toBeGreaterThan(50);
  expect(builtPages.filter((page) => page.startsWith('demos/')).length).toBeGreaterThan(25);
});

test.each(builtPages)('/%s is English, named after the site, and says where it lives', (page) => {
  const $ = load(readPage(page));
  expect($('html').attr('lang')).toBe('en');
  expect($('title').text()).toContain('Feature rich data table for React');
  expect($('link[rel="canonical"]').attr('href')).toMatch(
    /^https:\/\/material-table-core\.github\.io\/material-table-core-website\//,
  );
});
