import { readFileSync } from 'node:fs';
import { createSlugger } from '@docusaurus/utils';
import { expect, test } from 'vitest';
import { knownErrors } from '../../packages/check-code/known-errors';
import { adviceFacts } from '../../plugins/advice/facts';

test('each error of the table that is known has its heading', () => {
  const slugger = createSlugger();
  const headings = readFileSync('docs/errors/index.mdx', 'utf8')
    .replaceAll(/ \{#[\w-]+\}$/gm, '')
    .matchAll(/^#{2,3} (.*)$/gm);
  const addresses = [...headings].map(
    ([, heading = '']) => `/docs/errors#${slugger.slug(heading.replaceAll('`', ''))}`,
  );
  expect(addresses).toEqual(expect.arrayContaining(knownErrors.map(({ href }) => href)));
});

test('the history names the renamed and removed members', () => {
  const { names } = adviceFacts();
  expect(names.MaterialTableProps?.onChangePage).toEqual({ line: '3.1', to: 'onPageChange' });
  expect(names.Options?.exportButton).toEqual({ line: '2.3' });
});
