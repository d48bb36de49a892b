import { expect, test } from 'vitest';
import { factsHtml, fullTypeHtml, type DemoLink } from './facts';
import type { KnownIssue } from './known-issues/read';
import type { Member } from '../../packages/library-facts/model/types';
import type { Page, PageEntry } from './pages';
import { joinReference } from './reference';

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

function facts(one: Member, demos: DemoLink[] = []): string {
  return factsHtml(one, one.name, { reference, demosOf: () => demos, baseUrl: '/base/' });
}

test('a type is escaped, and the groups in it are links below the base URL', () => {
  expect(facts(member('paging', { type: 'Array<Options>' }))).toContain(
    '<dt>Type</dt><dd><code>Array&lt;<a href="/base/docs/api/props/options">Options</a>&gt;</code></dd>',
  );
});

test.each([
  ['1.69.0', [{ goneIn: '5.0', backIn: '5.1.5' }], 'material-table 1, gone in 5.0, back in 5.1.5'],
  ['6.1.3', [], '6.1.3'],
  ['4.3.45', [{ goneIn: '5.0', backIn: '5.1.5' }], '4.3.45, gone in 5.0, back in 5.1.5'],
])('since %s is told', (version, gaps, text) => {
  expect(facts(member('paging', { since: { version, gaps } }))).toContain(`<dt>Since</dt><dd>${text}</dd>`);
});

test('a renamed member tells its former name, an untyped one that the types lack it', () => {
  const since = { version: '4.2.3', gaps: [] };
  expect(facts(member('paging', { since, renamedFrom: 'pager' }))).toContain(
    '<dd>4.2.3, before that <code>pager</code></dd>',
  );
  expect(facts(member('paging', { isTyped: false }))).toContain('<dt>Since</dt><dd>not in the types</dd>');
});

test('an option without a default says so, a member of another group leaves it out', () => {
  expect(facts(member('paging', { default: "'5'" }))).toContain('<dt>Default</dt><dd><code>');
  expect(facts(member('paging'))).toContain('<dt>Default</dt><dd>not set</dd>');
  expect(facts(member('icon', { group: 'Action' }))).not.toContain('Default');
});

test('what you must pass is marked as required', () => {
  expect(facts(member('icon', { group: 'Action', isOptional: false }))).toContain('<dt>Required</dt><dd>yes');
  expect(facts(member('page', { group: 'Query', isOptional: false }))).not.toContain('Required');
});

test('what has always been there has no date', () => {
  for (const version of ['1.69.0', '2.0.12'])
    expect(facts(member('paging', { since: { version, gaps: [] } }))).not.toContain('Since');
});

test('the first two demos are shown, the others folded', () => {
  const demos = ['a', 'b', 'c', 'd'].map((name) => ({ href: `/demos/${name}`, title: name }));
  const html = facts(member('paging'), demos);
  expect(html).toContain(
    '<a href="/base/demos/b">b</a> <details><summary>and 2 more</summary><a href="/base/demos/c">c</a>, ',
  );
  expect(facts(member('paging'), demos.slice(2))).not.toContain('details');
  expect(facts(member('paging'))).not.toContain('Demos');
});

test('the two worst known issues are lines, the others folded', () => {
  const issues = ['one', 'two', 'three'].map((id): KnownIssue => ({
    id,
    title: `Title of ${id}`,
    severity: 'surprises',
    topic: 'Paging',
    affects: ['Options.paging'],
    proof: [],
    file: '',
    words: '',
  }));
  const html = (shown: KnownIssue[]) =>
    factsHtml(member('paging'), 'paging', {
      reference: { ...reference, issues: shown },
      demosOf: () => [],
      baseUrl: '/base/',
    });
  expect(html(issues).split('class="known-issue ')).toHaveLength(3);
  expect(html(issues)).toContain(
    '<details><summary>and 1 more known issue</summary><p><a href="/base/docs/known-issues#three">Title of three</a></p></details>',
  );
  expect(html(issues.slice(1))).not.toContain('more known');
});

test('of a long type the facts tell the shape, and the whole is folded', () => {
  const long = member('exportMenu', {
    type: `{ ${'label: string; '.repeat(3)}columns: Options; rows: object[]; run: () => void }[]`,
  });
  const context = { reference, demosOf: () => [], baseUrl: '/base/' };
  expect(facts(long)).toContain('<dd><code>{ label, label, label, columns, … }[]</code></dd>');
  expect(fullTypeHtml(long, context)).toMatch(
    /^<details><summary>.*columns: <a href="\/base\/docs\/api\/props\/options">Options<\/a>;/,
  );
  expect(fullTypeHtml(member('paging'), context)).toBeUndefined();
});

test('guides that link to the entry are listed, pages of the reference are not', () => {
  expect(facts(member('paging'))).toContain(
    '<dt>Guides</dt><dd><a href="/base/docs/guides/paging">Pages &amp; sizes</a></dd>',
  );
  expect(facts(member('sorting'))).not.toContain('Guides');
});

test('a deprecation links the member that its text names, if there is one', () => {
  expect(facts(member('pager', { deprecated: 'use paging instead.' }))).toContain(
    'Use <a href="/base/docs/api/props/options#paging"><code>paging</code></a> instead.',
  );
  expect(facts(member('pager', { deprecated: '' }))).toContain('<p><strong>Deprecated.</strong></p>');
});
