import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from './pages';
import { parsePage } from './parsed';

const origin = 'https://material-table-core.github.io/material-table-core-website/';
const pages = builtPages.map((page) => [page, parsePage(page)] as const);

test('every page forbids what it doesn’t need, before anything else in it', () => {
  for (const [page, $] of pages) {
    const scripts = $('script:not([type^="application/"])').toArray();
    const hashes = scripts.map((script) =>
      createHash('sha256')
        .update($(script).html() ?? '')
        .digest('base64'),
    );
    const policy = $('head > meta[charset]:first-child + meta[http-equiv="Content-Security-Policy"]');
    expect(policy.attr('content')?.split(';'), page).toEqual([
      "default-src 'self'",
      `script-src 'self' ${[...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ')}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "worker-src 'self'",
      "frame-src 'self'",
      'form-action https://stackblitz.com',
      "base-uri 'none'",
      "object-src 'none'",
      "font-src 'self'",
      "media-src 'none'",
      "manifest-src 'none'",
    ]);
  }
});

test('every page has the picture that is shown where it is linked', () => {
  for (const [page, $] of pages) {
    const address = $('meta[property="og:image"]').attr('content') ?? '';
    expect(address, page).toBe(`${origin}img/social.png`);
  }
  expect(fs.existsSync('build/img/social.png')).toBe(true);
});

test('every page has its font, the styles of its first tables, and a boot script that knows its scripts', () => {
  for (const [page, $] of pages) {
    expect($('script#boot').attr('data-scripts'), page).toMatch(/runtime~main.*main\./);
    expect($('style#table-css').length, page).toBe($('[data-island]').length > 0 ? 1 : 0);
    expect($('link[rel=preload][as=font][crossorigin]').attr('href'), page).toMatch(/inter-latin-wght/);
  }
});

test('no page has a style sheet or a script that could fail beside those that its boot script adds', () => {
  for (const [page, $] of pages)
    expect(
      // React preloads the pictures of a first frame.
      $('link[rel~=stylesheet], link[rel~=preload], link[rel~=modulepreload], script[src]')
        .not('[as=image], [as=font]')
        .toArray().length,
      page,
    ).toBe(0);
});
