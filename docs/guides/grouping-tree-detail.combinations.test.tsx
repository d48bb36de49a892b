import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, one, shown, texts } from '../../tests/claims/read';
import { combinations, features, structures, type Feature, type Structure } from './_combinations';
import {
  actsOn,
  asTree,
  bodyTexts,
  clickTwice,
  edit,
  editable,
  editCell,
  exported,
  filter,
  fits,
  flat,
  grouped,
  groupRow,
  hide,
  nextPage,
  openPanel,
  remote,
  rowOf,
  rows,
  saves,
  search,
  show,
  sorted,
  summaryFits,
  toggle,
  withSelection,
} from './_combinations.table';

type Proof = () => void | Promise<void>;

/** A proof of each combination, by its two sides. */
const proofs: Record<Structure, Partial<Record<Feature, Proof>>> = {
  grouping: {
    'tree data': () => {
      const { el } = show(['grouping', 'tree data']);
      expect(all(el, 'tbody tr').length).toBeGreaterThan(0);
      expect(new Set(texts(el, 'tbody tr'))).toEqual(new Set(['City:']));
    },
    'detail panels': async () => {
      const { el } = show(['grouping', 'detail panels']);
      await openPanel(el, 'Cid');
      expect(shown(el, 0)).toEqual(grouped);
    },
    selection: () => {
      const { el, selected } = withSelection('grouping');
      click(one(groupRow(el, 'Bonn'), 'input'));
      expect(selected()).toEqual(['Ann', 'Cid', 'Eve']);
      click(one(rowOf(el, 'Eve'), 'input'));
      expect(selected()).toEqual(['Ann', 'Cid']);
    },
    'row actions': () => {
      const { el } = actsOn('grouping');
      expect(all(groupRow(el, 'Bonn'), 'button[aria-label="Act"]')).toEqual([]);
    },
    'row clicks': async () => {
      const { clicked, doubled } = await clickTwice('grouping');
      expect([clicked, doubled]).toEqual([['Eve', 'Eve'], []]);
    },
    'editing a row': async () => {
      const { el, inputs } = edit('grouping', 'Edit');
      expect(inputs).toEqual(['Name', 'Age']);
      expect(texts(el, 'tbody tr')[4]).toBe('City: Oslo');
      await saves(el, 'onRowUpdate');
    },
    'adding a row': async () => {
      const { el, inputs } = edit('grouping', 'Add');
      expect(inputs).toEqual(['Name', 'Age']);
      await saves(el, 'onRowAdd');
    },
    'deleting a row': async () => {
      const { el } = edit('grouping', 'Delete');
      expect(texts(el, 'tbody tr')[3]).toContain('Are you sure');
      await saves(el, 'onRowDelete');
    },
    'bulk editing': () => {
      const { el, inputs } = edit('grouping', 'Edit All');
      expect(inputs).toEqual([]);
      expect(shown(el)).toEqual(grouped);
    },
    'cell editing': async () => {
      const { el } = await editCell('grouping');
      expect(all(groupRow(el, 'Bonn'), 'div[style*=dashed]')).toEqual([]);
    },
    filters: async () => {
      const { el } = await filter('grouping');
      await expect.poll(() => bodyTexts(el)).toEqual(['City: Oslo', 'Fay33']);
    },
    search: async () => {
      const { el } = await search('grouping', 'fay');
      await expect.poll(() => bodyTexts(el)).toEqual(['City: Oslo', 'Fay33']);
    },
    sorting: () => {
      const { el, sortBy } = sorted('grouping', { grouping: true, maxColumnSort: 'all_columns' });
      sortBy('Age');
      expect(shown(el)).toEqual(['Eve', 'Cid', 'Ann', 'Bob', 'Fay', 'Dora']);
      sortBy('Name');
      expect(all(el, '[aria-sort]:not([aria-sort="none"])')).toHaveLength(1);
    },
    paging: () => {
      const { el } = show('grouping', { paging: true, pageSize: 1, pageSizeOptions: [1] });
      expect(shown(el)).toEqual(['Ann', 'Cid', 'Eve']);
      expect(one(el, 'tfoot').textContent).toContain('1-1 of 2');
    },
    'remote data': async () => {
      const { el } = await remote('grouping');
      expect(bodyTexts(el)).toEqual(['City: Bonn', 'Ann41', 'City: Oslo', 'Bob30']);
      await nextPage(el, 'Cid');
      expect(bodyTexts(el)).toEqual(['City: Bonn', 'Cid25', 'City: Oslo', 'Dora52']);
    },
    export: async () => {
      expect(await exported('grouping', { defaultExpanded: false })).toEqual(grouped);
    },
    'columns button': async () => {
      const { el } = await hide('grouping', 'City');
      expect(texts(el, 'th')).toEqual(['Name', 'Age']);
      expect(all(groupRow(el, 'Bonn'), 'b')).toHaveLength(1);
      expect(shown(el)).toEqual(grouped);
    },
    'fixed columns': () => expect(fits('grouping')).toBe(false),
    'summary row': () => {
      expect(summaryFits('grouping')).toBe(false);
      expect(summaryFits('grouping', ['city', 'name', 'age'])).toBe(true);
    },
  },
  'tree data': {
    'detail panels': async () => {
      const { el } = show(['tree data', 'detail panels']);
      await openPanel(el, 'Fay');
      await openPanel(el, 'Ann');
      expect(all(rowOf(el, 'Ann'), toggle)).toHaveLength(2);
    },
    selection: () => {
      const { el, selected } = withSelection('tree data');
      click(one(rowOf(el, 'Ann'), 'input'));
      expect(selected()).toEqual(['Ann', 'Bob', 'Cid', 'Fay']);
      click(one(rowOf(el, 'Fay'), 'input'));
      expect(selected()).toEqual(['Ann', 'Bob', 'Cid']);
      for (const [searchText, names] of [
        ['Bob', ['Ann', 'Bob', 'Fay']],
        ['Ann', ['Ann', 'Bob', 'Cid', 'Fay']],
      ] as const) {
        const found = withSelection('tree data', { searchText });
        click(one(rowOf(found.el, 'Ann'), 'input'));
        expect(found.selected()).toEqual(names);
      }
    },
    'row actions': () => void actsOn('tree data'),
    'row clicks': async () => {
      const { clicked, doubled } = await clickTwice('tree data');
      expect([clicked, doubled]).toEqual([[], ['Eve']]);
      const one = vi.fn();
      const { el } = show('tree data', {}, { onRowClick: one });
      click(rowOf(el, 'Fay'));
      expect(one).toHaveBeenCalledTimes(1);
    },
    'editing a row': async () => {
      const { el, inputs } = edit('tree data', 'Edit');
      expect(inputs).toEqual(['Name', 'City', 'Age']);
      await saves(el, 'onRowUpdate');
    },
    'adding a row': async () => {
      const added = (parentId?: number) => [...rows, { id: 7, name: 'New', city: 'Rome', age: 1, parentId }];
      const { el, inputs } = edit('tree data', 'Add');
      expect(inputs).toEqual(['Name', 'City', 'Age']);
      await saves(el, 'onRowAdd');
      expect(shown(show('tree data', {}, { data: added() }).el).at(-1)).toBe('New');
      expect(shown(show('tree data', {}, { data: added(6) }).el).indexOf('New')).toBe(3);
    },
    'deleting a row': async () => {
      const { el } = edit('tree data', 'Delete');
      expect(texts(el, 'tbody tr').at(-1)).toContain('Are you sure');
      await saves(el, 'onRowDelete');
      const without = show(
        'tree data',
        { defaultExpanded: false },
        { data: rows.filter(({ id }) => id !== 1) },
      ).el;
      expect(shown(without)).toEqual(['Bob', 'Cid', 'Dora']);
    },
    'bulk editing': () => {
      const { el, inputs } = edit('tree data', 'Edit All');
      expect(inputs).toHaveLength(6);
      expect(all(el, 'tbody tr')).toHaveLength(2);
      press(el, 'Discard all changes');
      expect(shown(el)).toEqual(asTree);
    },
    'cell editing': async () => void (await editCell('tree data')),
    filters: async () => {
      const { el } = await filter('tree data');
      await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Fay']);
    },
    search: async () => {
      const { el, type } = await search('tree data', 'fay');
      await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Fay']);
      type('');
      await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Fay', 'Cid', 'Dora']);
    },
    sorting: () => {
      const { el, sortBy } = sorted('tree data');
      sortBy('Age');
      expect(shown(el)).toEqual(['Ann', 'Cid', 'Bob', 'Fay', 'Dora', 'Eve']);
    },
    paging: () => {
      const { el } = show('tree data', { paging: true, pageSize: 1, pageSizeOptions: [1] });
      expect(shown(el)).toEqual(['Ann', 'Bob', 'Fay', 'Cid']);
      expect(one(el, 'tfoot').textContent).toContain('1-1 of 2');
    },
    'remote data': async () => {
      const { el } = await remote('tree data');
      expect(all(rowOf(el, 'Ann'), toggle)).toHaveLength(1);
      await nextPage(el, 'Cid');
      expect(shown(el)).toEqual(['Cid', 'Dora']);
      expect(all(rowOf(el, 'Dora'), toggle)).toHaveLength(0);
    },
    export: async () => {
      expect(await exported('tree data')).toEqual(['Ann', 'Dora']);
      expect(await exported('tree data', { exportAllData: true })).toEqual(flat);
    },
    'columns button': async () => {
      const { el } = await hide('tree data', 'City');
      expect(texts(el, 'th')).toEqual(['', 'Name', 'Age']);
      expect(texts(rowOf(el, 'Fay'), 'td')).toEqual(['', 'Fay', '33']);
    },
    'fixed columns': () => expect(fits('tree data')).toBe(false),
    'summary row': () => expect(summaryFits('tree data')).toBe(true),
  },
  'detail panels': {
    selection: async () => {
      const { el, selected } = withSelection('detail panels');
      await openPanel(el, 'Eve');
      click(one(rowOf(el, 'Eve'), 'input'));
      expect(selected()).toEqual(['Eve']);
      expect(texts(el, '.panel')).toEqual(['About Eve']);
    },
    'row actions': async () => {
      const { el, act } = actsOn('detail panels');
      await openPanel(el, 'Eve');
      act();
      expect(texts(el, '.panel')).toEqual(['About Eve']);
    },
    'row clicks': async () => {
      const { el } = show(
        'detail panels',
        {},
        { onRowClick: (_event, _row, action) => action?.toggleDetailPanel() },
      );
      click(rowOf(el, 'Eve'));
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'editing a row': async () => {
      const { el } = show('detail panels', {}, { editable });
      await openPanel(el, 'Eve');
      click(one(rowOf(el, 'Eve'), 'button[aria-label="Edit"]'));
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Save');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'adding a row': async () => {
      const { el } = edit('detail panels', 'Add');
      expect(all(one(el, 'tbody tr:has(input)'), toggle)).toEqual([]);
      await saves(el, 'onRowAdd');
    },
    'deleting a row': async () => {
      const { el } = show('detail panels', {}, { editable });
      await openPanel(el, 'Eve');
      click(one(rowOf(el, 'Eve'), 'button[aria-label="Delete"]'));
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Cancel');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'bulk editing': async () => {
      const { el } = show('detail panels', {}, { editable });
      await openPanel(el, 'Eve');
      press(el, 'Edit All');
      expect(all(el, 'tbody input')).toHaveLength(18);
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Discard all changes');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'cell editing': async () => {
      const { el } = await editCell('detail panels', (table) => openPanel(table, 'Eve'));
      expect(texts(el, '.panel')).toEqual(['About Eve']);
    },
    filters: async () => {
      const { el, type } = await filter('detail panels', (table) => openPanel(table, 'Eve'));
      await expect.poll(() => shown(el)).toEqual(['Fay']);
      expect(texts(el, '.panel')).toEqual([]);
      type('');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
      type('about');
      await expect.poll(() => shown(el)).toEqual([]);
    },
    search: async () => {
      const { el, type } = await search('detail panels', 'fay', (table) => openPanel(table, 'Eve'));
      await expect.poll(() => shown(el)).toEqual(['Fay']);
      expect(texts(el, '.panel')).toEqual([]);
      type('');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
      type('about');
      await expect.poll(() => shown(el)).toEqual([]);
    },
    sorting: async () => {
      const { el, sortBy } = sorted('detail panels');
      await openPanel(el, 'Eve');
      sortBy('Age');
      expect(shown(el)).toEqual(['Eve', 'Cid', 'Bob', 'Fay', 'Ann', 'Dora']);
      await expect.poll(() => bodyTexts(el)[1]).toBe('About Eve');
    },
    paging: async () => {
      const { el } = show('detail panels', { paging: true, pageSize: 2, pageSizeOptions: [2] });
      await openPanel(el, 'Bob');
      await nextPage(el, 'Cid');
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Previous Page');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Bob']);
    },
    'remote data': async () => {
      const tableRef = createRef<{ onQueryChange: () => void }>();
      const { el, asked } = await remote('detail panels', { tableRef });
      await openPanel(el, 'Bob');
      tableRef.current?.onQueryChange();
      await expect.poll(() => asked().length).toBe(2);
      await expect.poll(() => all(el, '.MuiCircularProgress-root')).toEqual([]);
      expect(texts(el, '.panel')).toEqual(['About Bob']);
      await nextPage(el, 'Cid');
      press(el, 'Previous Page');
      await expect.poll(() => shown(el)[0]).toBe('Ann');
      expect(texts(el, '.panel')).toEqual([]);
    },
    export: async () => {
      expect(await exported('detail panels')).toEqual(flat);
    },
    'columns button': async () => {
      const { el } = await hide('detail panels', 'City');
      await openPanel(el, 'Eve');
      const cell = one(el, '.panel').closest('td');
      expect(cell?.getBoundingClientRect().width).toBeCloseTo(
        rowOf(el, 'Eve').getBoundingClientRect().width,
        0,
      );
    },
    'fixed columns': () => expect(fits('detail panels')).toBe(false),
    'summary row': () => expect(summaryFits('detail panels')).toBe(true),
  },
};

const pairs = structures.flatMap((a, index) =>
  features
    .filter((b) => a !== b && !structures.slice(0, index).includes(b as Structure))
    .map((b) => `${a} and ${b}`),
);

test('each pair has one cell', () => {
  expect(combinations.map(({ a, b }) => `${a} and ${b}`).sort()).toEqual([...pairs].sort());
  expect(pairs.length).toBeGreaterThan(50);
});

proves('Each result comes from a test of this version.', () => {
  const proved = structures.flatMap((a) => Object.keys(proofs[a]).map((b) => `${a} and ${b}`));
  expect(proved.sort()).toEqual([...pairs].sort());
});

test.each(combinations)('$a and $b, $verdict: $says', async ({ a, b }) => {
  const proof = proofs[a][b];
  if (!proof)
    throw new Error(`Nothing proves ${a} and ${b}. Write the proof into this file, or take the cell out.`);
  await proof();
});

proves('Groups and trees exclude each other, but detail panels work with both.', async () => {
  await proofs.grouping['tree data']?.();
  await proofs.grouping['detail panels']?.();
  await proofs['tree data']['detail panels']?.();
});
