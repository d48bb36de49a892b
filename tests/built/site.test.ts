import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { hasGitDates } from '../../plugins/git-dates';
import { markdownPath } from '../../plugins/markdown-export/site';
import { withoutMarkdown } from '../../plugins/markdown-export/without-markdown';
import specified from '../content/routes.json';
import { builtPages } from './pages';
import { parsePage } from './parsed';

const siteTitle = 'Feature rich data table for React';
const url = 'https://material-table-core.github.io/material-table-core-website/';
const pages = builtPages.map((page) => [page, parsePage(page)] as const);
const read = (name: string) => fs.readFileSync(path.resolve('build', name), 'utf8');

test.each(pages)('/%s is English, named after the site, and says where it lives', (page, $) => {
  expect($('html').attr('lang')).toBe('en');
  expect($('head > title').text()).toMatch(page === '' ? /^Feature rich/ : /^\S.* · Feature rich/);
  expect($('head > title').text().endsWith(siteTitle)).toBe(true);
  const canonical = $('link[rel="canonical"]').attr('href') ?? '';
  expect(canonical.replace(/\/$/, '')).toBe((url + page).replace(/\/$/, ''));
  expect($('meta[property="og:url"]').attr('content')).toBe(canonical);
  expect($('meta[property="og:title"]').attr('content')).toBe($('head > title').text());
  expect($('meta[property="og:site_name"]').attr('content')).toBe(siteTitle);
});

test('the home page has the title of the specification, and so does its heading', () => {
  const $ = parsePage('');
  expect([$('head > title').text(), $('h1').text()]).toEqual([siteTitle, siteTitle]);
});

test('every page of the specification has its very address', () => {
  const pageOf = (route: string) => route.replace(/^\/|\/$/g, '');
  const wanted = specified.routes.map(({ path: route }) => pageOf(route));
  expect(wanted.filter((page) => !builtPages.includes(page))).toEqual([]);
  for (const { path: route } of specified.routes)
    expect(parsePage(pageOf(route))('link[rel="canonical"]').attr('href')).toBe(url + route.slice(1));
});

test('an address answers with its page, with a slash and without one, on a host that redirects to folders', () => {
  // GitHub Pages: `about.html` for the address without a slash, `about/index.html` with a slash.
  for (const page of builtPages.filter((one) => one !== ''))
    expect(read(`${page}.html`) === read(`${page}/index.html`), page).toBe(true);
});

test('each section has the one version of the specification: current, called Next, the last one', () => {
  const [, main = ''] = /data-scripts="([^"]*)"/.exec(read('index.html')) ?? [];
  const scripts = main
    .split(' ')
    .filter(Boolean)
    .map((src) => read(src.slice(specified.basePath.length)));
  const versions =
    /"versions":\[\{"name":"([^"]*)","label":"([^"]*)","isLast":([a-z]+),"path":"([^"]*)","mainDocId":"([^"]*)"/g;
  const found = scripts.flatMap((script) => [...script.matchAll(versions)].map(([, ...values]) => values));
  expect(found).toEqual(
    ['docs', 'demos'].map((section) => ['current', 'Next', 'true', specified.basePath + section, 'index']),
  );
});

test('the sidebar has a link to each page but those that the specification keeps out of it', () => {
  const outside = specified.routes.filter(({ sidebar }) => sidebar === false);
  expect(outside.length).toBe(3);
  const hrefs = outside.map(({ path: route }) => specified.basePath + route.slice(1));
  for (const [page, $] of pages) {
    const linked = $('.theme-doc-sidebar-menu a').toArray();
    expect(
      linked.map((link) => $(link).attr('href')).filter((href) => hrefs.includes(href ?? '')),
      page,
    ).toEqual([]);
  }
});

test('every page has a title and its own description', () => {
  const titles = pages.map(([page, $]) => `${page.split('/')[0]}: ${$('head > title').text()}`);
  expect(doubled(titles)).toEqual([]);
  const descriptions = pages.map(([, $]) => $('meta[name="description"]').attr('content') ?? '');
  expect(doubled(descriptions)).toEqual([]);
  expect(pages.filter((_, index) => (descriptions[index]?.length ?? 0) < 40).map(([page]) => page)).toEqual(
    [],
  );
});

test('the page for unknown addresses says what it is, too', () => {
  const description = load(read('404.html'))('meta[name="description"]').attr('content') ?? '';
  expect(description.length).toBeGreaterThan(40);
});

test('a page names its Markdown twin in its head', () => {
  for (const [page, $] of pages) {
    const alternate = $('head link[rel="alternate"][type="text/markdown"]');
    const twin = page in withoutMarkdown ? undefined : new URL(url).pathname + markdownPath(page);
    expect(alternate.attr('href'), page).toBe(twin);
  }
});

test('the sitemap lists every page, with the date of its page in git, or none at all', () => {
  const $ = load(read('sitemap.xml'), { xml: true });
  const dates = new Map(
    $('url')
      .toArray()
      .map((entry) => [$(entry).find('loc').text().replace(/\/$/, ''), $(entry).find('lastmod').text()]),
  );
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  for (const [page, html] of pages.filter(([, one]) => one('meta[name="robots"]').length === 0)) {
    const date = dates.get((url + page).replace(/\/$/, ''));
    expect(date, page).toBeDefined();
    const shown = html('time[itemprop="dateModified"]').attr('datetime') ?? '';
    if (/^(docs|demos|examples)/.test(page)) expect(date, page).toBe(shown.slice(0, 10));
    if (shown)
      expect(html('time[itemprop="dateModified"]').text(), page).toBe(
        day.format(new Date(shown)).replace('Sept', 'Sep'),
      );
  }
  expect([...dates.values()].some(Boolean)).toBe(hasGitDates('.'));
});

test('the foot of a page leads to its source and to an issue form that knows the page', () => {
  for (const [page, $] of pages.filter(([, html]) => html('article').length > 0)) {
    expect($('a.theme-edit-this-page').attr('href'), page).toMatch(
      /\/edit\/main\/(docs|demos|examples)\/.*\.mdx$/,
    );
    const form = new URL($('article a[href*="/issues/new"]').last().attr('href') ?? '');
    expect(form.searchParams.get('template')).toBe('wrong-sentence.yml');
    expect(form.searchParams.get('page'), page).toBe($('link[rel="canonical"]').attr('href'));
    expect(form.searchParams.get('title'), page).toBe(`${$('h1').first().text()}: `);
  }
});

function doubled(texts: string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
