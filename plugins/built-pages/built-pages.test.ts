import { expect, test } from 'vitest';
import { sharesOf } from '.';
import { addressOf, fileOf } from '../build-facts';

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
