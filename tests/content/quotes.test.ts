import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../plugins/demo-files';
import { pageOf, plain, quotesIn, wordsOf } from './quotes';

const files = filesBelow(path.resolve('docs')).filter((file) => file.endsWith('.test.tsx'));

for (const file of files) {
  test(`each sentence that ${path.relative('.', file)} proves stands on the page beside it`, () => {
    const words = wordsOf(fs.readFileSync(pageOf(file), 'utf8'));
    const quotes = quotesIn(file);
    expect(quotes.length).toBeGreaterThan(0);
    const missing = quotes.filter(({ text }) => !words.includes(plain(text)));
    expect(missing).toEqual([]);
  });
}

test('a quote is found in spite of marks and line breaks, and not when the page says something else', () => {
  const words = wordsOf('---\ntitle: x\n---\n\n- **Enter** saves\n  all `rows` of a [table](/x).\n');
  expect(words).toContain(plain('Enter saves all rows of a table.'));
  expect(words).not.toContain(plain('Escape saves'));
});
