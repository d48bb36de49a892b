import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeRedirects } from '.';
import { faultsOf, redirectsByPage, removedPages } from './table';

const table = {
  'docs/old#gone': 'docs/new',
  'docs/old': 'docs/new#part',
  'demos/old': 'demos',
  'docs/new#left': 'demos#all',
};

describe('the table', () => {
  const ids: Record<string, string[]> = { 'docs/new': ['part'], demos: ['all'] };
  const faults = (rows: Record<string, string>) =>
    faultsOf(rows, new Set(Object.keys(ids)), (page, id) => ids[page]?.includes(id) ?? false);

  test('tells removed pages from headings that left a page', () => {
    expect(removedPages(table)).toEqual(['docs/old', 'demos/old']);
    expect(redirectsByPage(table).get('docs/old')).toEqual({ gone: 'docs/new', '': 'docs/new#part' });
    expect(redirectsByPage(table).get('docs/new')).toEqual({ left: 'demos#all' });
  });

  test('has no fault when each row leads from what is gone to what exists', () => {
    expect(faults(table)).toEqual([]);
  });

  test.each([
    ['a target page that does not exist', { 'docs/old': 'docs/nwe' }, 'leads to "docs/nwe"'],
    [
      'a target that moved, too',
      { 'docs/old': 'docs/older', 'docs/older': 'demos' },
      'leads to "docs/older"',
    ],
    ['a target anchor that does not exist', { 'docs/old': 'docs/new#prat' }, 'leads to "docs/new#prat"'],
    ['a page that is still there', { demos: 'docs/new' }, '"demos" has not moved'],
    ['an anchor that is still there', { 'demos#all': 'docs/new' }, '"demos#all" has not moved'],
    ['an anchor of a removed page without a row', { 'docs/old#gone': 'demos' }, 'add "docs/old"'],
  ])('names %s', (_what, rows, fault) => {
    expect(faults(rows as Record<string, string>)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('the page of a removed page', () => {
  const outDir = path.join(os.tmpdir(), `redirects-${process.pid}`);
  const build = {
    siteDir: path.resolve(__dirname, '../..'),
    outDir,
    baseUrl: '/base/',
    routesPaths: ['/base/404.html', '/base/docs/new', '/base/demos/'],
    siteConfig: { url: 'https://example.org', title: 'Site', titleDelimiter: '·' },
  };
  const write = (page: string, html: string) => {
    fs.mkdirSync(path.join(outDir, page), { recursive: true });
    fs.writeFileSync(path.join(outDir, page, 'index.html'), html);
  };
  const read = (name: string) => fs.readFileSync(path.join(outDir, name), 'utf8');
  beforeAll(async () => {
    write('docs/new', '<h1>New &amp; better</h1><h2 id="part">A part\u200b</h2>');
    write('demos', '<h1>Demos</h1><div id="all"></div>');
    await writeRedirects(build, table);
  });
  afterAll(() => fs.rmSync(outDir, { recursive: true }));

  test('leads by its links to the new places, its own first, also in Markdown', () => {
    const links = load(read('docs/old/index.html'))('main a').toArray();
    expect(links.map((link) => [link.attribs['href'], load(link).text()])).toEqual([
      ['/base/docs/new#part', 'New & better: A part'],
      ['/base/docs/new', 'New & better'],
    ]);
    expect(read('docs/old.md')).toContain(
      '- [New & better: A part](https://example.org/base/docs/new#part)\n',
    );
  });

  test('has a list for its script, and a policy that knows the script', () => {
    const $ = load(read('docs/old/index.html'));
    expect(JSON.parse($('#moved').text())).toEqual({
      '': '/base/docs/new#part',
      gone: '/base/docs/new',
    });
    const hash = createHash('sha256')
      .update($('script:not([type])').html() ?? '')
      .digest('base64');
    const policy = $('head > meta[charset]:first-child + meta[http-equiv="Content-Security-Policy"]');
    expect(policy.attr('content')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  test('is for no search engine, which finds the new page by its address', () => {
    const $ = load(read('demos/old/index.html'));
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    expect($('link[rel="canonical"]').attr('href')).toBe('https://example.org/base/demos/');
  });

  test('is not written when a row leads nowhere: the build stops', async () => {
    await expect(writeRedirects(build, { 'docs/older': 'docs/new#prat' })).rejects.toThrow(
      'leads to "docs/new#prat", which does not exist',
    );
    expect(fs.existsSync(path.join(outDir, 'docs/older'))).toBe(false);
  });
});
