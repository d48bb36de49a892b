import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readKnownIssues } from '../../plugins/api-reference/known-issues/read';
import { pageFiles, pageOf, proofsIn, quotesIn, testFiles } from './quotes';
import { plain, wordsOf as wordsOfText } from './sentences';

const wordsOf = (file: string) => wordsOfText(fs.readFileSync(file, 'utf8'));
const isClaim = (file: string) => file.includes(`${path.sep}claims${path.sep}`);

for (const file of testFiles().filter((name) => !isClaim(name))) {
  test(`each sentence that ${path.relative('.', file)} proves stands on the page next to it`, () => {
    const words = wordsOf(pageOf(file));
    const quotes = quotesIn(file);
    expect(quotes.length).toBeGreaterThan(0);
    const missing = quotes.filter(({ text }) => !words.includes(plain(text)));
    expect(missing).toEqual([]);
  });
}

test('each sentence that a file of tests/claims proves stands on a page', () => {
  const said = pageFiles().map(wordsOf);
  const quotes = testFiles().filter(isClaim).flatMap(quotesIn);
  expect(quotes.length).toBeGreaterThan(500);
  expect(quotes.filter(({ text }) => !said.some((words) => words.includes(plain(text))))).toEqual([]);
});

test('each proof of a known issue is a sentence or the title of a test', () => {
  const proofs = new Set(testFiles().flatMap(proofsIn));
  const unproved = readKnownIssues().flatMap(({ id, proof }) =>
    proof.filter((title) => !proofs.has(title)).map((title) => `${id}: ${title}`),
  );
  expect(unproved).toEqual([]);
});
