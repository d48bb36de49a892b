import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadModel } from '#library-facts/installed.ts';
import { readKnownIssues } from '../../plugins/api-reference/known-issues/read';
import { pageFiles, pageOf, proofsIn, quotesIn, quotingTestsIn, testFiles } from './quotes';
import { plain, wordsOf as wordsOfText } from './sentences';

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

test('each member that a claim names is one of the package', () => {
  const { members } = loadModel();
  const named = tests.flatMap((one) => (one.kind === 'claim' ? one.members : []));
  expect(named.filter((ref) => !members.has(ref))).toEqual([]);
});

test('each proof of a known issue is the title or quote of a test', () => {
  const proofs = new Set(testFiles().flatMap(proofsIn));
  const unproved = readKnownIssues().flatMap(({ id, proof }) =>
    proof.filter((title) => !proofs.has(title)).map((title) => `${id}: ${title}`),
  );
  expect(unproved).toEqual([]);
});
