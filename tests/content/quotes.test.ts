import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageFiles, quotesPerPage, testFiles } from '../../plugins/api-reference/sentences/quotes-per-page';
import { pageOf, quotesIn, quotingTestsIn } from '../../plugins/api-reference/sentences/quotes';
import { plain, wordsOf as wordsOfText } from '../../plugins/api-reference/sentences/sentences';

const recordFile = 'tests/content/quotes-per-page.json';
const recorded = JSON.parse(fs.readFileSync(recordFile, 'utf8')) as Record<string, number>;
const why =
  'A page lost quotes. If its sentences still stand, a test must quote them again; if they left the site, say so in the commit.';

const wordsOf = (file: string) => wordsOfText(fs.readFileSync(file, 'utf8'));
const tests = testFiles().flatMap(quotingTestsIn);

for (const file of testFiles().filter((name) => !name.includes(`${path.sep}claims${path.sep}`))) {
  test(`each sentence that ${path.relative('.', file)} proves stands on the page next to it`, () => {
    const words = wordsOf(pageOf(file));
    const quotes = quotesIn(file);
    expect(quotes.length).toBeGreaterThan(0);
    const missing = quotes.filter(({ text }) => !words.includes(plain(text)));
    expect(missing).toEqual([]);
  });
}

test('each sentence that a claim proves stands on a page', () => {
  const said = pageFiles().map(wordsOf);
  const quotes = tests.flatMap((one) => (one.kind === 'claim' ? one.quotes : []));
  expect(quotes.length).toBeGreaterThan(500);
  expect(quotes.filter(({ text }) => !said.some((words) => words.includes(plain(text))))).toEqual([]);
});

test('no page has fewer quotes than recorded', () => {
  const now = quotesPerPage();
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0);
  console.log(`${sum(now)} quotes on ${Object.keys(now).length} pages, ${sum(recorded)} are recorded.`);
  if (process.env.RECORD) fs.writeFileSync(recordFile, `${JSON.stringify(now, null, 2)}\n`);
  const fewer = Object.entries(process.env.RECORD ? now : recorded).flatMap(([page, count]) =>
    (now[page] ?? 0) < count ? [`${page}: ${now[page] ?? 0} of ${count}`] : [],
  );
  expect(
    fewer,
    `${why} Record with RECORD=1 npx vitest run --project unit tests/content/quotes.test.ts`,
  ).toEqual([]);
});

test("a claim's quote is long enough to tell its sentence from others", () => {
  const quotes = tests.flatMap((one) => (one.kind === 'claim' ? one.quotes : []));
  expect(quotes.filter(({ text }) => text.length < 8)).toEqual([]);
});

test('a quote is found in spite of marks and line breaks, and not when the page says something else', () => {
  const words = wordsOfText('---\ntitle: x\n---\n\n- **Enter** saves\n  all `rows` of a [table](/x).\n');
  expect(words).toContain(plain('Enter saves all rows of a table.'));
  expect(words).not.toContain(plain('Escape saves'));
});
