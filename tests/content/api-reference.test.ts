import { beforeAll, expect, test } from 'vitest';
import { checkReference } from '../../plugins/api-reference/checks';
import { loadReference, type Reference } from '../../plugins/api-reference/reference';

let reference: Reference;

// The first run imports the package and type-checks all demos; later ones read a cache.
beforeAll(async () => {
  reference = await loadReference();
}, 180_000);

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
