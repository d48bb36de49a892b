import { readFileSync } from 'node:fs';
import { createSlugger } from '@docusaurus/utils';
import { expect, test } from 'vitest';
import { knownErrors } from '../../packages/check-code/known-errors';

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
