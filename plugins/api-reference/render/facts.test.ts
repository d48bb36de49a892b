import { expect, test } from 'vitest';
import { factsHtml, footHtml, type DemoLink } from './facts';
import type { KnownIssue } from '../known-issues/read';
import type { Member } from '../../../packages/library-facts/model/types';
import type { Page, PageEntry } from '../pages';
import { joinReference } from '../reference';

const member = (name: string, more: Partial<Member> = {}): Member => ({
  ref: `Options.${name}`,
  group: 'Options',
  name,
  type: 'boolean',
  isOptional: true,
  isTyped: true,
  ...more,
});

const members = ['paging', 'sorting'].map((name) => member(name));
const entry = (ref: string): PageEntry => ({
  ref,
  href: `/docs/api/props/options#${ref.split('.')[1]}`,
  file: 'docs/api/props/options.mdx',
  line: 1,
  firstSentence: 'Words.',
  text: 'Words.',
  markdown: { firstSentence: 'Words.', text: 'Words.' },
  describedDefaults: [],
});
const page = (href: string, more: Partial<Page>): Page => ({
  file: `${href}.mdx`,
  href,
  title: '',
  description: '',
  groups: {},
  entries: [],
  links: new Set(),
  demos: {},
  codeNames: new Map(),
  listedProps: [],
  ...more,
});
const reference = joinReference(
  { version: '9.9.9', groups: ['Options'], members: new Map(members.map((one) => [one.ref, one])) },
  [
    page('/docs/api/props/options', {
      groups: { Options: '/docs/api/props/options' },
      entries: members.map(({ ref }) => entry(ref)),
      links: new Set(['/docs/api/props/options#paging']),
      title: 'options',
    }),
    page('/docs/guides/paging', {
      links: new Set(['/docs/api/props/options#paging']),
      title: 'Pages & sizes',
    }),
  ],
);

const contextOf = (demo?: DemoLink, issues: KnownIssue[] = []) => ({
  reference: { ...reference, issues },
  demoOf: () => demo,
  baseUrl: '/base/',
});
const facts = (one: Member) => factsHtml(one, contextOf());

test('a type is escaped, and the groups in it are links below the base URL', () => {
  expect(facts(member('paging', { type: 'Array<Options>' }))).toContain(
    '<div data-code><dt>Type</dt><dd><code>Array&lt;<a href="/base/docs/api/props/options">Options</a>&gt;</code></dd>',
  );
});

test.each([
  ['6.1.3', [], '6.1.3'],
  ['6.0.2', [{ goneIn: '7.0', backIn: '7.0.3' }], '6.0.2, gone in 7.0, back in 7.0.3'],
])('since %s is told', (version, gaps, text) => {
  expect(facts(member('paging', { since: { version, gaps } }))).toContain(`<dt>Since</dt><dd>${text}</dd>`);
});

test('a renamed member tells its former name, an untyped one that the types lack it', () => {
  const since = { version: '6.2.3', gaps: [] };
  expect(facts(member('paging', { since, renamedFrom: 'pager' }))).toContain(
    '<dd>6.2.3, before that <code>pager</code></dd>',
  );
  expect(facts(member('paging', { isTyped: false }))).toContain('<dt>Since</dt><dd>not in the types</dd>');
});

test('an option without a default says so, a member of another group leaves it out', () => {
  expect(facts(member('paging', { default: "'5'" }))).toContain('<dt>Default</dt><dd><code>');
  expect(facts(member('paging'))).toContain('<dt>Default</dt><dd>not set</dd>');
  expect(facts(member('icon', { group: 'Action' }))).not.toContain('Default');
  expect(facts(member('icon', { group: 'Action', isOptional: false }))).toContain('</code>, required</dd>');
});

test('each known issue is a line below the words', () => {
  const issues = (['breaks', 'surprises'] as const).map((severity): KnownIssue => ({
    id: severity,
    title: `Title of ${severity}`,
    severity,
    topic: 'Paging',
    affects: ['Options.paging'],
    proof: [],
    cure: 'write `1`',
    file: '',
    words: '',
  }));
  expect(footHtml(member('paging'), contextOf(undefined, issues))).toMatch(
    /^<p class="known-issue known-issue--danger">.*<a href="\/base\/docs\/known-issues#surprises">Title of surprises<\/a><\/p>/,
  );
});

test('the guide that links to the entry and names the member most follows the words', () => {
  expect(footHtml(member('paging'), contextOf())).toBe(
    '<p>Guide: <a href="/base/docs/guides/paging">Pages &amp; sizes</a></p>',
  );
  const href = '/docs/guides/more';
  const more = page(href, {
    links: new Set(['/docs/api/props/options#paging']),
    title: 'More',
    codeNames: new Map([['paging', 2]]),
  });
  const context = { ...contextOf(), reference: { ...reference, pages: [...reference.pages, more] } };
  expect(footHtml(member('paging'), context)).toContain(`/base${href}`);
  expect(footHtml(member('sorting'), context)).toBe('');
});
