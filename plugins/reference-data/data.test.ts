import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { demoByMember } from '../api-reference/demos';
import { loadReference, type Reference } from '../api-reference/reference';
import { referenceData } from './data';
import { llmsSmallText } from './llms-small';
import schema from './schema.json';
import type { ReferenceData } from '#library-facts/reference-data.ts';

let reference: Reference;
let data: ReferenceData;

// The first run imports the package and type-checks all demos; later ones read a cache.
beforeAll(async () => {
  reference = await loadReference();
  data = referenceData(reference, await demoByMember());
}, 180_000);

const shape = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema);
const isValid = (value: unknown) => shape.safeParse(value).success;

test('the data keeps its schema, which is strict about what it lacks and what it has more', () => {
  expect(shape.safeParse(JSON.parse(JSON.stringify(data))).error).toBeUndefined();
  const [first] = data.members;
  expect(isValid({ ...data, members: [{ ...first, extra: 1 }] })).toBe(false);
  expect(isValid({ ...data, members: [{ ...first, url: undefined }] })).toBe(false);
  expect(isValid({ ...data, members: [{ ...first, kind: 'thing' }] })).toBe(false);
});

test('all members are in it, once, with the words of their entry', () => {
  expect(data.members.map(({ ref }) => ref)).toEqual([...reference.model.members.keys()]);
  console.log(
    `reference data: ${data.members.length} members, ${data.knownIssues.length} known issues, ${JSON.stringify(data).length} characters`,
  );
});

test('a member has what the page tells of it', () => {
  const member = data.members.find(({ ref }) => ref === 'MaterialTableProps.onPageChange');
  expect(member).toMatchObject({
    owner: 'MaterialTableProps',
    kind: 'prop',
    path: '/docs/api/props/mt_prop_onChangePage',
    since: { renamedFrom: 'onChangePage' },
  });
  const sorting = data.members.find(({ ref }) => ref === 'Options.sorting');
  expect(sorting).toMatchObject({ deprecated: { instead: 'Options.maxColumnSort' } });
  expect(sorting?.knownIssues).toContain('sorting-option');
});

test('a member has its values, a component its props, and what material-table had is since 1', () => {
  const of = (ref: string) => data.members.find((member) => member.ref === ref);
  expect(of('Options.paginationPosition')?.values).toEqual(['bottom', 'top', 'both']);
  expect(of('Options.paging')?.values).toBeUndefined();
  expect(of('Components.Row')?.props).toContainEqual({ name: 'data', kinds: ['object'], when: 'always' });
  expect(of('Options.paging')?.since?.release).toBe('1');
  expect(of('Options.paging')?.props).toBeUndefined();
});

test('llms-small.txt has every member and every workaround, and is short', () => {
  const text = llmsSmallText(data, 'const sample = 1;\n');
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  const cured = data.knownIssues.filter(({ cure }) => cure);
  expect(lines).toHaveLength(data.members.length + cured.length);
  expect(text).toContain('```tsx\nconst sample = 1;\n```');
  expect(text).toMatch(/^- paging\?: `boolean = true` \w/m);
  expect(text).toMatch(/^- onRowSelected\?: .* Nothing reads it\./m);
  console.log(`llms-small.txt: about ${Math.ceil(text.length / 4)} tokens`);
  expect(text.length / 4).toBeLessThan(20_000);
});

test('a member says where the published types are wrong about it, with what shows it', () => {
  const of = (ref: string) => data.members.find((member) => member.ref === ref)?.corrections;
  expect(of('Options.padding')).toEqual([
    { published: "'default' | 'dense'", actual: "'normal' | 'dense'", knownIssue: 'padding-default' },
  ]);
  expect(of('MaterialTableProps.onRowSelected')).toMatchObject([{ actual: 'never' }]);
  expect(of('Column.maxWidth')).toEqual([
    {
      actual: 'number',
      evidence: { file: 'components/MTableHeader/index.js', words: 'columnDef.maxWidth' },
    },
  ]);
  expect(of('Options.paging')).toEqual([]);
  const all = data.members.flatMap(({ ref, corrections }) => corrections.map((one) => ({ ref, ...one })));
  expect(all.filter(({ published, actual }) => published === actual)).toEqual([]);
  expect(all.filter(({ knownIssue, evidence }) => !knownIssue && !evidence)).toEqual([]);
  for (const { evidence } of all)
    if (evidence) expect(fs.readFileSync(path.join(dist, evidence.file), 'utf8')).toContain(evidence.words);
  const untyped = data.members.filter(({ isTyped }) => !isTyped);
  expect(untyped.filter(({ corrections }) => corrections.length === 0)).toEqual([]);
});

const dist = path.dirname(require.resolve('@material-table/core'));

test('each known issue of a member is there, and each demo and member has an address of the site', () => {
  const ids = new Set(data.knownIssues.map(({ id }) => id));
  expect(data.members.flatMap(({ knownIssues }) => knownIssues).filter((id) => !ids.has(id))).toEqual([]);
  const addresses = data.members.flatMap(({ url, demos }) => [url, ...demos.map((demo) => demo.url)]);
  expect(addresses.filter((url) => !url.startsWith(data.site))).toEqual([]);
  expect(data.members.filter(({ demos }) => demos.length > 0).length).toBeGreaterThan(120);
});

test('no text has a link that only works on its page, or an element of MDX', () => {
  const texts = [
    ...data.members.map(({ text }) => text.markdown),
    ...data.knownIssues.map(({ markdown }) => markdown),
  ];
  const words = texts.map((text) => text.replace(/^```[^]*?^```/gm, '').replace(/`[^`]*`/g, ''));
  expect(words.flatMap((text) => text.match(/\]\((?!https:)[^)]*\)|<[A-Z]\w+|\{#/g) ?? [])).toEqual([]);
});
