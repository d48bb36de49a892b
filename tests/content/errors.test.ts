import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../plugins/demo-files';
import { dist, messagesOn, textsOfLibrary } from './errors';
import { plain, quotesIn } from './quotes';

const texts = textsOfLibrary();

test('every text that the library throws or writes into the console is a heading of the errors pages', () => {
  expect(texts.length).toBeGreaterThan(5);
  const explained = messagesOn('console');
  // `console.log(error)` shows what your own function rejected with.
  const missing = texts.filter((text) => text !== 'error' && !explained.includes(plain(text)));
  expect(missing).toEqual([]);
});

test.each(['index', 'console'])('each heading of %s is produced by a test', (page) => {
  const here = path.resolve('docs/errors', `${page}.test.tsx`);
  const quotes = quotesIn(here).map(({ text }) => plain(text));
  const onServer = fs.readFileSync(path.resolve('tests/content/errors-node.test.ts'), 'utf8');
  const unproved = messagesOn(page).filter(
    (message) => !quotes.includes(message) && !plain(onServer).includes(message),
  );
  expect(unproved).toEqual([]);
});

test('no message of the old versions is in the library of today', () => {
  const code = filesBelow(dist)
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(name, 'utf8'))
    .join('\n');
  expect(code).toContain('The table requires all rows to have an unique id property.');
  const said = [
    ...messagesOn('old-versions'),
    'Provide a stable function or column reference or an row id to prevent state loss.',
    'jspdf',
  ];
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((message) => texts.concat(code).some((text) => text.includes(message)))).toEqual([]);
});
