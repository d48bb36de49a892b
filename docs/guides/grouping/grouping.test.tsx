import MaterialTable, { MTableGroupbar, type Column } from '@material-table/core';
import { createRef, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi, test } from 'vitest';
import { userEvent, type Locator, page } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';

import { click, fill, press, pressText } from '../../../tests/claims/hands';
import { all, groups, one, shown, texts, styleOf } from '../../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../../tests/claims/table';

import { combinations, features, structures, type Feature, type Structure } from './_combinations';
import {
  asTree,
  bodyTexts,
  edit,
  editable,
  editCell,
  exported,
  find,
  fits,
  flat,
  grouped as groupedWith,
  groupRow,
  nextPage,
  openPanel,
  remote,
  rowOf as rowOfCombination,
  rows,
  saves,
  show,
  sorted,
  summaryFits,
  toggle as toggleOfCombination,
  withSelection,
} from './_combinations.table';
import GroupsFromOutside from './groups';

import { visit, focus, textsOf } from '../../../tests/claims/visit';
import Basic from '../../../demos/group/basic';
import NestedGroups from './nested-groups';
import { Box } from '@mui/material';

/** Remove the group that the demo starts with. */
async function removeGroup(demo: Locator): Promise<void> {
  await demo.byCss('.MuiChip-deleteIcon').click();
  await expect.element(demo.getByText('Drag headers here to group by')).toBeVisible();
}

/** The rows of the body as text, cells joined with a space. */
const lines = (demo: Locator) => textsOf(demo.byCss('tbody tr')).filter((text) => text !== '');
const byCity = (city: Partial<Column<Person>> = {}) => columns({ city: { defaultGroupOrder: 0, ...city } });
const groupsOf = (city: Partial<Column<Person>>, data = people) =>
  groups(mountTable({}, { data, columns: byCity(city) }).el);

proves(
  [
    'To group rows by default, set defaultGroupOrder: 0 on a column.',
    'The table creates one group for each value of the column, so your data remains a flat array.',
    'By default, groups are sorted in ascending order. For descending order, set defaultGroupSort.',
    "The third argument is then 'group', and the first two are values without rows.",
    'To keep groups unsorted, in the order of the data, return 0. To sort them by size, count your rows first and compare the counts.',
  ],
  () => {
    expect(groupsOf({})).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
    expect(groupsOf({ defaultGroupSort: 'desc' })).toEqual(['City: Rome', 'City: Oslo', 'City: Bonn']);
    const sizes: Record<string, number> = { Bonn: 2, Oslo: 3, Rome: 1 };
    const sizeOf = (city: unknown) => sizes[String(city)] ?? Number.NaN;
    const customSort = (compare: (a: unknown, b: unknown) => number) => ({
      customSort: ((a, b, type) => (type === 'group' ? compare(a, b) : 0)) as Column<Person>['customSort'],
    });
    const data = [4, 2, 0].flatMap((index) => people[index] ?? []);
    expect(
      groupsOf(
        customSort(() => 0),
        data,
      ),
    ).toEqual(['City: Rome', 'City: Oslo', 'City: Bonn']);
    const bySize = customSort((a, b) => sizeOf(a) - sizeOf(b));
    expect(groupsOf(bySize)).toEqual(['City: Rome', 'City: Bonn', 'City: Oslo']);
  },
);

proves(
  [
    '0 is the outermost level, and 1 is the next one. defaultGroupSort sorts the groups, and defaultSort sorts the rows in them.',
    'With multiple levels, also count the rows of the inner groups, as the first demo does in groupTitle.',
  ],
  async () => {
    const demo = visit(<NestedGroups />);
    expect(lines(demo)).toEqual([
      '2 in Spain',
      '3 in Italy',
      '2 in Bari',
      'I-03 21',
      'I-02 5',
      '1 in Turin',
      'I-01 12',
      '2 in France',
    ]);
    await demo.getByRole('row', { name: '2 in France' }).getByRole('button').click();
    await expect.poll(() => lines(demo)).toContain('1 in Lille');
  },
);

proves(['With the keyboard, they focus a header and press Space, Up Arrow and Space.'], async () => {
  const demo = visit(<Basic />);
  await removeGroup(demo);
  focus(demo.byCss('thead [data-rfd-drag-handle-draggable-id="2"]'));
  await userEvent.keyboard(' ');
  const announced = (text: RegExp) => page.byCss('[aria-live=assertive]').filter({ hasText: text });
  await expect.element(announced(/lifted/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(announced(/groups/)).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect
    .poll(() => lines(demo))
    .toEqual([
      'Role: Accountant',
      'Role: Designer',
      'Emma Clarke available emma@example.com',
      'Role: Editor',
      'Ingrid Hansen available ingrid@example.com',
      'Role: Photographer',
      'Role: Reporter',
    ]);
});

proves(
  [
    'By default, all groups are collapsed.',
    'a function that receives the first row of each group and returns true for the groups to expand',
  ],
  () => {
    const open = (defaultExpanded?: boolean | ((row: Person) => boolean)) =>
      shown(mountTable({ paging: false, defaultExpanded }, { columns: byCity() }).el).length;
    const [eve, hal] = ['Eve', 'Hal'].map(
      (wanted) =>
        ({ name }: Person) =>
          name === wanted,
    );
    expect([open(), open(true), open(eve), open(hal)]).toEqual([0, 12, 3, 0]);
  },
);

proves(
  [
    "change the table's key together with defaultExpanded",
    'To toggle a single group, call onGroupExpandChanged of tableRef.current with the path of the group.',
    'Create the columns from your state, with defaultGroupOrder: 0 in one of them, as the last button of the second demo does.',
  ],
  async () => {
    const { el } = mount(<GroupsFromOutside />);
    expect(groups(el)).toEqual([
      expect.stringContaining('Team: Comets'),
      expect.stringContaining('Team: Harriers'),
    ]);
    expect(shown(el)).toEqual([]);
    pressText(el, 'First group');
    expect(shown(el)).toEqual(['Anna', 'Clara', 'Dries']);
    pressText(el, 'First group');
    expect(shown(el)).toEqual([]);
    pressText(el, 'Expand all');
    expect(shown(el)).toEqual(['Anna', 'Clara', 'Dries', 'Ben', 'Elena', 'Fiona']);
    pressText(el, 'Collapse all');
    expect(shown(el)).toEqual([]);
    pressText(el, 'Group by country');
    expect(groups(el)).toHaveLength(4);
    await expect.poll(() => texts(el, 'tbody svg title')).toContain('Group Finland');
  },
);

proves('The path [0] is the first group, and [0, 1] is the second group inside it.', () => {
  const tableRef = createRef<{ onGroupExpandChanged: (path: number[]) => void }>();
  const own = columns({ city: { defaultGroupOrder: 0 }, age: { defaultGroupOrder: 1 } });
  const { el } = mountTable({ paging: false }, { columns: own, tableRef });
  flushSync(() => tableRef.current?.onGroupExpandChanged([0]));
  flushSync(() => tableRef.current?.onGroupExpandChanged([0, 1]));
  expect(groups(el).slice(0, 3)).toEqual(['City: Bonn', 'Age: 19', 'Age: 22']);
  expect(shown(el)).toEqual(['Leo']);
});

proves('If rows have an id, open groups remain open when data changes.', () => {
  const own = byCity();
  const table = (data: Person[]) => <MaterialTable columns={own} data={data} options={{ paging: false }} />;
  const { el, rerender } = mount(table(people));
  click(one(el, 'tbody tr:has(b) button'));
  const before = shown(el);
  expect(before).toHaveLength(5);
  rerender(table(people.map((person) => ({ ...person, age: person.age + 1 }))));
  expect(shown(el)).toEqual(before);
});

const callbackNames = [
  'onGroupRemoved',
  'onGroupChange',
  'onTreeExpandChange',
  'onRowClick',
  'onDetailPanelChange',
  'onOrderCollectionChange',
  'onColumnDragged',
  'onSelectionChange',
  'onQueryChange',
];

proves('No callback reports that users open a group.', () => {
  const callbacks = Object.fromEntries(callbackNames.map((name) => [name, vi.fn()]));
  const { el } = mountTable({}, { columns: byCity(), ...callbacks });
  for (const callback of Object.values(callbacks)) callback.mockClear();
  click(one(el, 'tbody tr:has(b) button'));
  expect(shown(el)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo']);
  expect(callbackNames.filter((name) => callbacks[name]?.mock.calls.length)).toEqual([]);
});

proves(
  [
    "column.groupTitle receives the group and returns the title, so it can add up the group's rows in data.",
    "The column's groupRender renders the value",
    'If the column has a lookup, it receives the label and not the key.',
  ],
  () => {
    const city = {
      lookup: { Bonn: 'B', Oslo: 'O', Rome: 'R' },
      groupTitle: ({ data }: { data: Person[] }) => data.reduce((sum, row) => sum + row.age, 0),
      groupRender: (label: string) => `in ${label}`,
    };
    expect(groupsOf(city)[0]).toBe('140: in B');
  },
);

proves(
  [
    'Add the part of the date to each row as text and group by that field.',
    'Text such as 2026-03 also sorts in the right order',
  ],
  () => {
    const dates = ['2026-03-02', '2026-10-18', '2025-12-01', '2026-03-30'];
    const data = dates.map((date, id) => ({ id, date, month: date.slice(0, 7) }));
    const { el } = mount(
      <MaterialTable
        columns={[
          { title: 'Month', field: 'month', defaultGroupOrder: 0 },
          { title: 'Date', field: 'date' },
        ]}
        data={data}
        options={{ grouping: true }}
      />,
    );
    expect(groups(el)).toEqual(['Month: 2025-12', 'Month: 2026-03', 'Month: 2026-10']);
    click(one(el, 'tbody tr:nth-child(2) button'));
    expect(shown(el)).toEqual(['2026-03-02', '2026-03-30']);
  },
);

const bar = '.MuiToolbar-root > .MuiBox-root';

function Groupbar(props: ComponentProps<typeof MTableGroupbar>) {
  const remove = (column: Column<Person>, index: number) => {
    if (column.field !== 'city') props.onGroupRemoved(column, index);
  };
  return (
    <Box sx={{ [`& ${bar}`]: { border: '1px solid rgb(1, 2, 3)' } }}>
      <MTableGroupbar {...props} onGroupRemoved={remove} />
    </Box>
  );
}

proves(
  [
    "users can't change any of them",
    'To lock a group, ignore the call that removes it. Dragging the chip out of the bar still removes the group.',
    "The group bar is outside the HTML table, so the table's sx doesn't affect it. Wrap it in a Box with sx instead.",
    'The chips take groupChipProps.',
  ],
  async () => {
    const made = () => columns({ city: { defaultGroupOrder: 0 }, age: { defaultGroupOrder: 1 } });
    // Without the toolbar, whose box has the same classes.
    const color = (root: ParentNode) => styleOf(root, bar).borderTopColor;
    expect(all(mountTable({}, { columns: made() }).el, '.MuiChip-root')).toEqual([]);
    const sx = { [`& ${bar}`]: { border: '1px solid rgb(1, 2, 3)' } };
    expect(color(mountTable({ grouping: true, toolbar: false }, { columns: made(), sx }).el)).not.toBe(
      'rgb(1, 2, 3)',
    );
    const tableRef = createRef<Dragging>();
    const { el } = mountTable(
      { grouping: true, toolbar: false, groupChipProps: { color: 'secondary' } },
      { columns: made(), components: { Groupbar }, tableRef },
    );
    const chips = () => texts(el, '.MuiChip-root');
    const cross = (index: number) => all(el, '.MuiChip-deleteIcon')[index] ?? el;
    await expect.poll(() => color(el)).toBe('rgb(1, 2, 3)');
    expect(all(el, '.MuiChip-colorSecondary')).toHaveLength(2);
    await userEvent.click(cross(0));
    one(el, '.MuiChip-root').focus();
    await userEvent.keyboard('{Delete}');
    expect(chips()).toEqual(['City', 'Age']);
    await userEvent.click(cross(1));
    await expect.poll(chips).toEqual(['City']);
    const drop = { source: { droppableId: 'groups', index: 0 }, draggableId: '1' };
    flushSync(() =>
      tableRef.current?.onDragEnd({ ...drop, destination: { droppableId: 'headers', index: 0 } }),
    );
    expect(chips()).toEqual([]);
  },
);

proves(
  [
    "They show the value, or the result of groupRender, which isn't called for null and undefined.",
    "To render such a group, give its rows a value, for example 'None'.",
  ],
  () => {
    const groupRender = (value: unknown) => `at ${String(value)}`;
    const living = (city?: string | null) => people.map((row) => ({ ...row, city: city as string }));
    for (const city of [null, undefined])
      expect(groupsOf({ groupRender }, living(city)).join()).not.toContain('at');
    expect(groupsOf({ groupRender }, living('None'))).toEqual(['City: at None']);
  },
);

interface Dragging {
  onDragEnd: (drop: object) => void;
}

proves(
  [
    'With one group level, the Edit button works, but there is no field for the grouped column.',
    "A changed row keeps its value, and a new row has the value of the column's initialEditValue",
  ],
  async () => {
    const saved = async (opener: string, initialEditValue?: string) => {
      const onRow = vi.fn(async (_row: Person) => undefined);
      const city = { defaultGroupOrder: 0, ...(initialEditValue ? { initialEditValue } : {}) };
      const { el, unmount } = mountTable(
        { defaultExpanded: true },
        { columns: columns({ city }), editable: { onRowAdd: onRow, onRowUpdate: onRow } },
      );
      press(el, opener);
      await expect.poll(() => all(el, 'tbody input[aria-label="Name"]').length).toBe(1);
      expect(el.querySelector('tbody input[aria-label="City"]')).toBeNull();
      fill(one(el, 'tbody input[aria-label="Name"]') as HTMLInputElement, 'Sid');
      press(el, 'Save');
      await expect.poll(() => onRow.mock.calls.length).toBe(1);
      unmount();
      return onRow.mock.calls[0]?.[0].city;
    };
    expect(await saved('Edit')).toBe('Bonn');
    expect(await saved('Add')).toBeUndefined();
    expect(await saved('Add', 'Rome')).toBe('Rome');
  },
);

type Proof = () => void | Promise<void>;

const finders = ['Search', 'filter data by Name'] as const;

/** Press a button while a panel is open, and another one that shows it again. */
async function hidesPanel(start: 'Edit' | 'Delete' | 'Edit All', end: string): Promise<void> {
  const { el } = show('detail panels', {}, { editable });
  await openPanel(el, 'Eve');
  press(start === 'Edit All' ? el : rowOfCombination(el, 'Eve'), start);
  expect(texts(el, '.panel')).toEqual([]);
  press(el, end);
  await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
}

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
      expect(shown(el, 0)).toEqual(groupedWith);
    },
    selection: () => {
      const { el, selected } = withSelection('grouping');
      click(one(groupRow(el, 'Bonn'), 'input'));
      expect(selected()).toEqual(['Ann', 'Cid', 'Eve']);
      click(one(rowOfCombination(el, 'Eve'), 'input'));
      expect(selected()).toEqual(['Ann', 'Cid']);
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
      expect(shown(el)).toEqual(groupedWith);
    },
    'cell editing': async () => {
      const { el } = await editCell('grouping');
      expect(all(groupRow(el, 'Bonn'), 'div[style*=dashed]')).toEqual([]);
    },
    'search and filters': async () => {
      for (const by of finders) {
        const { el } = await find(by, 'grouping');
        await expect.poll(() => bodyTexts(el)).toEqual(['City: Oslo', 'Fay33']);
      }
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
      expect(await exported('grouping', { defaultExpanded: false })).toEqual(groupedWith);
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
      expect(all(rowOfCombination(el, 'Ann'), toggleOfCombination)).toHaveLength(2);
    },
    selection: () => {
      const { el, selected } = withSelection('tree data');
      click(one(rowOfCombination(el, 'Ann'), 'input'));
      expect(selected()).toEqual(['Ann', 'Bob', 'Cid', 'Fay']);
      click(one(rowOfCombination(el, 'Fay'), 'input'));
      expect(selected()).toEqual(['Ann', 'Bob', 'Cid']);
      for (const [searchText, names] of [
        ['Bob', ['Ann', 'Bob', 'Fay']],
        ['Ann', ['Ann', 'Bob', 'Cid', 'Fay']],
      ] as const) {
        const found = withSelection('tree data', { searchText });
        click(one(rowOfCombination(found.el, 'Ann'), 'input'));
        expect(found.selected()).toEqual(names);
      }
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
    'search and filters': async () => {
      for (const by of finders) {
        const { el, type } = await find(by, 'tree data');
        await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Fay']);
        type('');
        await expect.poll(() => shown(el)).toEqual(['Ann', 'Bob', 'Fay', 'Cid', 'Dora']);
      }
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
      expect(all(rowOfCombination(el, 'Ann'), toggleOfCombination)).toHaveLength(1);
      await nextPage(el, 'Cid');
      expect(shown(el)).toEqual(['Cid', 'Dora']);
      expect(all(rowOfCombination(el, 'Dora'), toggleOfCombination)).toHaveLength(0);
    },
    export: async () => {
      expect(await exported('tree data')).toEqual(['Ann', 'Dora']);
      expect(await exported('tree data', { exportAllData: true })).toEqual(flat);
    },
    'fixed columns': () => expect(fits('tree data')).toBe(false),
    'summary row': () => expect(summaryFits('tree data')).toBe(true),
  },
  'detail panels': {
    selection: async () => {
      const { el, selected } = withSelection('detail panels');
      await openPanel(el, 'Eve');
      click(one(rowOfCombination(el, 'Eve'), 'input'));
      expect(selected()).toEqual(['Eve']);
      expect(texts(el, '.panel')).toEqual(['About Eve']);
    },
    'editing a row': () => hidesPanel('Edit', 'Save'),
    'adding a row': async () => {
      const { el } = edit('detail panels', 'Add');
      expect(all(one(el, 'tbody tr:has(input)'), toggleOfCombination)).toEqual([]);
      await saves(el, 'onRowAdd');
    },
    'deleting a row': () => hidesPanel('Delete', 'Cancel'),
    'bulk editing': () => hidesPanel('Edit All', 'Discard all changes'),
    'cell editing': async () => {
      const { el } = await editCell('detail panels', (table) => openPanel(table, 'Eve'));
      expect(texts(el, '.panel')).toEqual(['About Eve']);
    },
    'search and filters': async () => {
      for (const by of finders) {
        const { el, type } = await find(by, 'detail panels', (table) => openPanel(table, 'Eve'));
        await expect.poll(() => shown(el)).toEqual(['Fay']);
        expect(texts(el, '.panel')).toEqual([]);
        type('');
        await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
        type('about');
        await expect.poll(() => shown(el)).toEqual([]);
      }
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
});

test.each(combinations)('$a and $b, $verdict: $says', async ({ a, b }) => {
  const proof = proofs[a][b];
  if (!proof)
    throw new Error(`Nothing proves ${a} and ${b}. Write the proof into this file, or take the cell out.`);
  await proof();
});

proves(
  [
    'With selection: true, each group row has a checkbox for its rows',
    'Groups and trees exclude each other, but detail panels work with both.',
  ],
  async () => {
    await proofs.grouping.selection?.();
    await proofs.grouping['tree data']?.();
    await proofs.grouping['detail panels']?.();
    await proofs['tree data']['detail panels']?.();
  },
);
