import { readdirSync, readFileSync } from 'node:fs';
import { createSlugger } from '@docusaurus/utils';
import { expect, test } from 'vitest';
import { proofsIn, readProofs } from '../api-reference/known-issues/proofs';
import { pageFiles } from '../api-reference/sentences/quotes-per-page';
import { plain, wordsOf } from '../api-reference/sentences/sentences';
import { testSource } from '../api-reference/claims/test-source';
import { rules } from '../../packages/check-code/rules';
import { knownErrors } from '../../packages/check-code/known-errors';
import { adviceFacts } from './facts';

const pages = pageFiles().map((file) => wordsOf(readFileSync(file, 'utf8')));
const builds = readdirSync('tests/registry').filter((name) => name.endsWith('.test.ts'));
const proofs = new Set([
  ...readProofs(),
  ...builds.flatMap((name) => proofsIn(testSource(`tests/registry/${name}`))),
]);

for (const { id, reason } of rules) {
  if ('issue' in reason) continue;

  test(`${id}: its reason is a sentence of a page, and a test shows the harm`, () => {
    const said = [reason.says, ...(reason.cure ? [reason.cure] : [])];
    expect(said.filter((text) => text === '' || !pages.some((words) => words.includes(plain(text))))).toEqual(
      [],
    );
    expect(reason.proof.length).toBeGreaterThan(0);
    expect(reason.proof.filter((title) => !proofs.has(title))).toEqual([]);
  });
}

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

test('each known issue that a rule names exists; its proofs are checked with the known issues', () => {
  const named = rules.flatMap(({ reason }) => ('issue' in reason ? [reason.issue] : []));
  const { issues } = adviceFacts();
  const withoutEffect = Object.keys(issues).filter((id) => issues[id]?.noEffect);
  expect(Object.keys(issues).sort()).toEqual([...new Set([...named, ...withoutEffect])].sort());
});

test('the history names the renamed and removed members', () => {
  const { names } = adviceFacts();
  expect(names.MaterialTableProps?.onChangePage).toEqual({ line: '3.1', to: 'onPageChange' });
  expect(names.Options?.exportButton).toEqual({ line: '2.3' });
});
