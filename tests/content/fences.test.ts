import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compileFences } from './fences/compile';
import { fencesOf, findFences, type Fence } from './fences/find';

const siteDir = path.resolve(__dirname, '../..');

/** Fences that no page has, which show what the rule completes and what it rejects. */
const samples = `
\`\`\`tsx
const column: Column<Person> = {
  title: 'Name',
  feild: 'name',
};
<MaterialTable columns={[column, ...columns]} data={people} options={{ pageSizes: 5 }} />;
\`\`\`

\`\`\`ts
if (people.length === 0) return;
const greeting = 'Hello';
\`\`\`

\`\`\`jsx
<Box title={welcome}>{people.map(({ name }) => name)}</Box>
\`\`\`

\`\`\`tsx
const welcome: string = 'Welcome';
\`\`\`

\`\`\`tsx
import { useMemo } from 'react';
const [count, setCount] = useState(useMemo(() => 0, []));
\`\`\`

\`\`\`tsx no-check="it shows what not to write"
const broken: number = 'one';
\`\`\`

\`\`\`js
module.exports = 1 as nonsense;
\`\`\`

\`\`\`tsx
const ada: Person = people.find(({ name }) => name === 'Ada');
\`\`\`
`;

let fences: Fence[];
let sampleFences: Fence[];
let problems: string[];

// One program for all: Material UI's types take most of its time.
beforeAll(async () => {
  fences = await findFences(siteDir, ['docs', 'demos']);
  sampleFences = await fencesOf('docs/sample.mdx', samples);
  problems = compileFences([...fences, ...sampleFences], siteDir);
}, 180_000);

const isOfSample = (problem: string) => problem.startsWith('docs/sample.mdx:');

test('every code fence of the pages compiles as it stands, completed by the rule in CONTRIBUTING', () => {
  expect(fences.length).toBeGreaterThan(100);
  expect(problems.filter((problem) => !isOfSample(problem))).toEqual([]);
});

test('a fence that is left out says why, and there are few', () => {
  const left = fences.filter(({ unchecked }) => unchecked !== undefined);
  expect(left.filter(({ unchecked }) => !unchecked).map(({ page, line }) => `${page}:${line}`)).toEqual([]);
  // The upgrade guide shows code for older versions.
  const others = left.filter(
    ({ page, unchecked }) => page !== 'docs/upgrade.mdx' || !unchecked?.startsWith('the way before'),
  );
  expect(others.length).toBeLessThanOrEqual(5);
});

test('what is wrong is told with page and line, what the rule completes is not', () => {
  const lines = problems.filter(isOfSample).map((problem) => problem.replace('docs/sample.mdx:', ''));
  expect(lines).toEqual([
    expect.stringMatching(/^5 .*'feild' does not exist/),
    expect.stringMatching(/^7 .*'pageSizes' does not exist/),
    expect.stringMatching(/^25 Cannot find name 'useState'/),
    expect.stringMatching(/^37 Type 'Person \| undefined' is not assignable/),
  ]);
});

test('fences in tsx, ts and jsx are found, also those that are left out', () => {
  expect(sampleFences.map(({ line, unchecked }) => [line, unchecked])).toEqual([
    [3, undefined],
    [11, undefined],
    [16, undefined],
    [20, undefined],
    [24, undefined],
    [29, 'it shows what not to write'],
    [37, undefined],
  ]);
});
