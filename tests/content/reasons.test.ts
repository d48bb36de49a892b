import { readFileSync } from 'node:fs';
import { createSlugger } from '@docusaurus/utils';
import { expect, test } from 'vitest';
import { pageFiles } from './quotes';
import { plain, wordsOf } from './sentences';
import { knownErrors } from '../../packages/check-code/runtime/known-errors';
import { answerReasons } from '../../packages/check-code/runtime/remote';
import { adviceFacts } from '../../plugins/advice/facts';

const pages = pageFiles().map((file) => wordsOf(readFileSync(file, 'utf8')));

test('each reason for what a data function gave its table is a sentence of a page', () => {
  const said = Object.values(answerReasons).map(({ says }) => plain(says));
  expect(said.filter((text) => !pages.some((words) => words.includes(text)))).toEqual([]);
});

test('each error of the table that is known has its heading, and a sentence below it', () => {
  const page = readFileSync('docs/errors/index.mdx', 'utf8');
  const slugger = createSlugger();
  const parts = page
    .replaceAll(/ \{#[\w-]+\}$/gm, '')
    .split(/^#{2,3} /m)
    .slice(1);
  const sections = parts.map((part) => {
    const [heading = ''] = part.split('\n');
    return [`/docs/errors#${slugger.slug(heading.replaceAll('`', ''))}`, wordsOf(part)] as const;
  });
  const bodies = new Map<string, string>(sections);
  expect(
    knownErrors.filter(({ href, says }) => !bodies.get(href)?.includes(plain(says))).map(({ href }) => href),
  ).toEqual([]);
});

test('the history names the renamed and removed members', () => {
  const { names } = adviceFacts();
  expect(names.MaterialTableProps?.onChangePage).toEqual({ line: '3.1', to: 'onPageChange' });
  expect(names.Options?.exportButton).toEqual({ line: '2.3' });
});
