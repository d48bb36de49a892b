import { collectUsage } from '#library-facts/usage';
import { beforeAll, expect, test } from 'vitest';
import { checkReference } from '../../plugins/api-reference/checks';
import { demoFiles } from '../../plugins/api-reference/demos';
import { loadReference, type Reference } from '../../plugins/api-reference/reference';
import { quotingTestsIn, testFiles } from './quotes';

let reference: Reference;

// The first run imports the package and type-checks all demos; later ones read a cache.
beforeAll(async () => {
  reference = await loadReference();
}, 180_000);

/** The share of the props, options and columns that are among the given members. */
function shareOf(refs: string[]): number {
  const found = new Set(refs);
  const main = [...reference.model.members.values()].filter(({ group }) =>
    ['MaterialTableProps', 'Options', 'Column'].includes(group),
  );
  return main.filter(({ ref }) => found.has(ref)).length / main.length;
}

test('every member has an entry, and every entry a member', () => {
  expect(checkReference(reference)).toEqual([]);
}, 60_000);

test.each([
  ['Options.exportMenu', '/docs/api/props/options#exportmenu'],
  ['Column.hiddenByColumnsButton', '/docs/api/props/columns#hiddenbycolumnsbutton'],
  ['MaterialTableProps.onPageChange', '/docs/api/props/mt_prop_onChangePage'],
  ['MaterialTableProps.onRowsPerPageChange', '/docs/api/props/mt_prop_onChangeRowsPerPage'],
])('links from elsewhere find %s at %s', (ref, href) => {
  expect(reference.entries.get(ref)?.href).toBe(href);
});

test.each([
  ['Options.paging', 'true'],
  ['Icons.Add', 'AddBox'],
  ['Components.Cell', 'MTableCell'],
])('the default of %s is read from the running package: %s', (ref, value) => {
  expect(reference.model.members.get(ref)?.default).toBe(value);
});

test('at least 80 % of props, options and columns are proved by a test', () => {
  expect(
    shareOf(
      testFiles()
        .flatMap(quotingTestsIn)
        .flatMap(({ members }) => members),
    ),
  ).toBeGreaterThanOrEqual(0.8);
});

test('at least 60 % of props, options and columns are shown in a demo', () => {
  expect(shareOf([...collectUsage(demoFiles()).values()].flat())).toBeGreaterThanOrEqual(0.6);
});
