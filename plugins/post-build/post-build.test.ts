import { expect, test } from 'vitest';
import { sharesOf } from '.';
import { addressOf, fileOf, filesOf } from '../build-facts';

test('every page is in one share, and neighbors are in different ones', () => {
  const shares = sharesOf(['a', 'b', 'c', 'd', 'e'], 3);
  expect(shares).toEqual([['a', 'd'], ['b', 'e'], ['c']]);
});

test('fewer pages than threads leave some without work', () => {
  expect(sharesOf(['a'], 2)).toEqual([['a'], []]);
});

test('a page lies where its route says', () => {
  const build = { outDir: '/out', baseUrl: '/base/' };
  expect(addressOf('/base/docs/install/', '/base/')).toBe('docs/install');
  expect(fileOf('/base/docs/install', build)).toBe('/out/docs/install/index.html');
  expect(fileOf('/base/', build)).toBe('/out/index.html');
  expect(fileOf('/base/404.html', build)).toBe('/out/404.html');
});

test('a page has a file for its address without a slash and one for that with a slash', () => {
  const build = { outDir: '/out', baseUrl: '/base/' };
  expect(filesOf('/base/docs/install', build)).toEqual([
    '/out/docs/install/index.html',
    '/out/docs/install.html',
  ]);
  expect(filesOf('/base/demos/', build)).toEqual(['/out/demos/index.html', '/out/demos.html']);
  expect(filesOf('/base/', build)).toEqual(['/out/index.html']);
  expect(filesOf('/base/404.html', build)).toEqual(['/out/404.html']);
});
