import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chunkFinder } from './chunks';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chunks-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The generator's lists, with a given main script. */
function finderOf(main: string, names = ['main', 'runtime~main']) {
  const file = (name: string) => ({ js: [{ file: name }] });
  const routes = {
    '/base/docs-1a': { __comp: 'layout' },
    '/base/docs/about-2b': { __comp: 'doc', content: 'about' },
    '/base/docs/about/more-3c': { __comp: 'doc', content: 'more' },
  };
  const manifest = {
    origins: {
      ...Object.fromEntries(names.map((name) => [name, [name]])),
      layout: ['l'],
      doc: ['s', 'd'],
      about: ['s', 'a'],
      more: ['m'],
    },
    assets: {
      main: file(main),
      'runtime~main': file('runtime.js'),
      l: file('l.js'),
      s: file('s.js'),
      d: file('d.js'),
      a: file('a.js'),
      m: file('m.js'),
    },
  };
  fs.writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(routes));
  fs.writeFileSync(path.join(folder, 'client-manifest.json'), JSON.stringify(manifest));
  return chunkFinder(folder);
}

test('a page needs its own chunks and those of the layouts around it, each once', () => {
  expect(finderOf('main.js').ofRoute('/base/docs/about')).toEqual(['l.js', 's.js', 'd.js', 'a.js']);
});

test('an unknown page or chunk is an error, not a page without its chunks', () => {
  expect(() => finderOf('main.js').ofRoute('/base/elsewhere')).toThrow(/has no "\/base\/elsewhere"/);
  expect(() => finderOf('main.js').ofName('island')).toThrow(/No chunk is named "island"/);
  expect(() => finderOf('main.js', ['main'])).toThrow(/"runtime~main"/);
});

test('the release changes with the scripts, and only with them', () => {
  expect(finderOf('main.2.js').release).not.toBe(finderOf('main.1.js').release);
  expect(finderOf('main.1.js').release).toBe(finderOf('main.1.js').release);
});
