import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverPage, type Site } from './page';
import { stylesForPages } from './page-styles';

/** A page as the generator writes it. */
const builtPage =
  '<!doctype html><html lang=en><head><meta charset=UTF-8><title>Sorting</title><script type=application/ld+json>{}</script>' +
  '<link rel=stylesheet href=/base/assets/css/styles.css /><script src=/base/assets/js/main.js defer></script></head>' +
  '<body><script>theme()</script><script id=boot data-base=/base/>boot("<main>")</script>' +
  '<div id=__docusaurus><main data-island=sort/basic><pre>a\n b</pre>&lt;b></main></div></body></html>';

const outDir = path.join(os.tmpdir(), `delivery-${process.pid}`);
const site: Site = {
  outDir,
  baseUrl: '/base/',
  url: 'https://example.org',
  title: 'The table',
  release: '0123',
  rules: { 'sort/basic': { a1: '.css-a1{color:red}' }, 'other/demo': { b2: '.css-b2{color:blue}' } },
  tableCss: '.mt-table{width:100%}',
  stylesOf: stylesForPages(),
  routesPaths: ['/base/', '/base/demos/sort/basic'],
  chunks: {
    release: '0123',
    ofRoute: () => ['assets/js/content.js'],
    ofName: (name) => [`assets/js/${name}.js`],
  },
};

beforeAll(() => {
  fs.mkdirSync(path.join(outDir, 'assets/css'), { recursive: true });
  fs.writeFileSync(path.join(outDir, 'assets/css/styles.css'), 'head>title{content:"<"}.other{color:red}\n');
});
afterAll(() => fs.rmSync(outDir, { recursive: true }));

const deliver = (html = builtPage, route = '/base/demos/sort/basic') =>
  load(deliverPage(load(html), route, site));

test('the styles that a page needs are in it, the rest and scripts wait for the boot script', () => {
  const $ = deliver();
  expect($('link[rel=stylesheet], script[src]')).toHaveLength(0);
  expect($('head > style').first().html()).toBe('head>title{content:"<"}');
  expect($('script#boot').data()).toMatchObject({
    scripts: '/base/assets/js/main.js',
    styles: '/base/assets/css/styles.css',
    preload: '/base/assets/js/content.js',
    ahead: '/base/assets/js/island.js',
    base: '/base/',
  });
  expect($('body > *').first().html()).toBe('theme()');
});

test('every page preloads its font, and that of code where it has code or an editor', () => {
  const sheet = path.join(outDir, 'assets/css/fonts.css');
  fs.writeFileSync(
    sheet,
    '@font-face{src:url(/base/text-1.woff2)}@font-face{src:url(/base/some-mono-1.woff2)}',
  );
  const withFonts = builtPage.replace('/css/styles.css', '/css/fonts.css');
  const withoutCode = withFonts.replace(/<pre>.*<\/pre>/s, '');
  const fonts = (html: string, route?: string) =>
    deliver(
      html,
      route,
    )('meta[http-equiv] ~ link[rel=preload][as=font][type="font/woff2"][crossorigin]')
      .toArray()
      .map(({ attribs }) => attribs.href);
  const both = ['/base/text-1.woff2', '/base/some-mono-1.woff2'];
  expect(fonts(withFonts)).toEqual(both);
  expect(fonts(withoutCode)).toEqual(['/base/text-1.woff2']);
  expect(fonts(withoutCode, '/base/playground')).toEqual(both);
});

test('a page has the style rules of its own tables, and a page without tables none', () => {
  const $ = deliver();
  expect($('style#table-css').html()).toBe(site.tableCss);
  expect($('style[data-emotion="css a1"]').html()).toBe('.css-a1{color:red}');
  const text = deliver(builtPage.replace('data-island=sort/basic', ''));
  expect(text('style#table-css, style[data-emotion]')).toHaveLength(0);
  expect(text('script#boot').attr('data-ahead')).toBe('');
});

test('only the not-found page lists the pages, before the script that reads the list', () => {
  const $ = deliver(builtPage, '/base/404.html');
  expect(JSON.parse($('script#site-routes + script#boot').prev().html() ?? '')).toEqual(site.routesPaths);
  expect($('meta[name=page]').attr('content')).toBe('not-found');
  expect($('script#boot').attr('data-preload')).toBe('');
  expect(deliver()('#site-routes, meta[name=page]')).toHaveLength(0);
});
