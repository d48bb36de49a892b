import { expect, test } from 'vitest';
import { basePathOf, readArguments } from './arguments';

const known = ['pages', 'inp', 'build'];
const read = (...words: string[]) => readArguments(words, known, ['pages', 'inp']);

test('without a name the usual parts are meant', () => {
  expect(read()).toEqual({ parts: ['pages', 'inp'], peers: [], sizes: [] });
  expect(read('inp').parts).toEqual(['inp']);
});

test('a peer is a folder or an address, with the page that is measured', () => {
  expect(read('old=../old/build#demos/sort/basic', 'mrt=http://localhost:3001/#/docs/sorting').peers).toEqual(
    [
      { name: 'old', place: '../old/build', page: 'demos/sort/basic' },
      { name: 'mrt', place: 'http://localhost:3001/', page: 'docs/sorting' },
    ],
  );
});

test('numbers are sizes of a build', () => {
  expect(read('build', '20', '1000')).toMatchObject({ parts: ['build'], sizes: [20, 1000] });
});

test('a word that is nothing is refused with what there is', () => {
  expect(() => read('imp')).toThrow(/no part "imp".*pages, inp, build/);
  expect(() => read('old=')).toThrow(/"old=" names no place/);
});

test('the base path of a site is what stands before the folder of its scripts', () => {
  expect(basePathOf('<script src="/old-site/assets/js/main.1.js" defer></script>')).toBe('/old-site/');
  expect(basePathOf('<link rel="stylesheet" href="/assets/css/styles.css">')).toBe('/');
  expect(basePathOf('<script src=/a/b/_next/static/x.js></script>')).toBe('/a/b/');
  expect(
    basePathOf('<script id="boot" data-scripts="/site/assets/js/runtime.js /site/assets/js/main.js">'),
  ).toBe('/site/');
  expect(() => basePathOf('<p>/assets/</p>')).toThrow(/Serve it yourself/);
});
