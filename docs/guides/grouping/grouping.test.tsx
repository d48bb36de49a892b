import MaterialTable, {
  MTableGroupbar,
  type Column,
  type MaterialTableProps,
  type Options,
} from '@material-table/core';
import { createRef, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi, test } from 'vitest';
import { userEvent, type Locator, page } from 'vitest/browser';
import { mount, proves } from '../../../tests/claims/claim';

import { click, fill, press, pressText } from '../../../tests/claims/hands';
import { all, bodyRow, groups, one, shown, texts, styleOf } from '../../../tests/claims/read';
import {
  columns,
  mountTable,
  people,
  columns as ofPeople,
  save,
  type Person,
} from '../../../tests/claims/table';
import { saidBy } from '../../errors/_produce';
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
  grouped as groupedWith,
  groupRow,
  hide,
  nextPage,
  openPanel,
  remote,
  rowOf as rowOfCombination,
  rows,
  saves,
  search,
  show,
  sorted,
  summaryFits,
  toggle as toggleOfCombination,
  withSelection,
  tableOf,
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
    'Create the columns from your state, with defaultGroupOrder: 0 in one of them, as the last button of the demo above does.',
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

proves('If rows have an id, groups keep their state when data changes.', () => {
  const own = byCity();
  const table = (data: Person[]) => <MaterialTable columns={own} data={data} options={{ paging: false }} />;
  const { el, rerender } = mount(table(people));
  click(one(el, 'tbody tr:has(b) button'));
  const before = shown(el);
  expect(before).toHaveLength(5);
  rerender(table(people.map((person) => ({ ...person, age: person.age + 1 }))));
  expect(shown(el)).toEqual(before);
});

type Props = Partial<MaterialTableProps<Person>>;

const grouped = () => ofPeople({ city: { defaultGroupOrder: 0 } });

function table(props: Props, key?: string) {
  return <MaterialTable key={key} columns={props.columns ?? ofPeople()} data={people} {...props} />;
}

proves('A new key also resets the search, page and selection.', async () => {
  const options = { selection: true, pageSize: 2, pageSizeOptions: [2], debounceInterval: 0 };
  const state = (el: ParentNode) => [
    (one(el, 'input[placeholder="Search"]') as HTMLInputElement).value,
    /\d-\d of \d+/.exec(el.textContent ?? '')?.[0],
    all(el, 'input:checked').length,
  ];
  const { el, rerender } = mount(table({ options }, 'first'));
  fill(one(el, 'input[placeholder="Search"]'), 'bonn');
  await expect.poll(() => el.textContent).toContain('of 5');
  press(el, 'Next Page');
  click(one(el, `${bodyRow} input`));
  expect(state(el)).toEqual(['bonn', '3-4 of 5', 1]);
  rerender(table({ options }, 'first'));
  expect(state(el)).toEqual(['bonn', '3-4 of 5', 1]);
  rerender(table({ options }, 'second'));
  expect(state(el)).toEqual(['', '1-2 of 12', 0]);
});

proves('No callback reports when users open a group.', async () => {
  const names = [
    'onGroupRemoved',
    'onGroupChange',
    'onTreeExpandChange',
    'onRowClick',
    'onRowDoubleClick',
    'onOrderChange',
    'onOrderCollectionChange',
    'onColumnDragged',
    'onSelectionChange',
    'onChangeColumnHidden',
    'onPageChange',
    'onRowsPerPageChange',
    'onFilterChange',
    'onSearchChange',
    'onQueryChange',
    'onGroupExpandChange',
  ];
  const callbacks = Object.fromEntries(names.map((name) => [name, vi.fn()]));
  const columns = grouped();
  const { el, rerender } = mount(table({ columns, ...callbacks }));
  for (const callback of Object.values(callbacks)) callback.mockClear();
  click(one(el, 'tbody tr:has(b) button'));
  expect(shown(el)).toEqual(['Cid', 'Ann', 'Fay', 'Ida', 'Leo']);
  // Late callbacks have run when the later search has been reported.
  fill(one(el, 'input[placeholder="Search"]'), 'a');
  await expect.poll(() => callbacks.onSearchChange?.mock.calls.length).toBe(1);
  expect(names.filter((name) => callbacks[name]?.mock.calls.length)).toEqual(['onSearchChange']);
  rerender(table({ columns, ...callbacks, options: { defaultExpanded: () => true } }));
  expect(shown(el)).not.toContain('Dora');
});

proves(
  [
    "column.groupTitle receives the group and returns the title, so it can add up the group's rows in data.",
    "The column's groupRender renders the value",
    'If the column has a lookup, it receives the label and not the key.',
    'An empty one is ignored, so use a space.',
  ],
  () => {
    const city = {
      lookup: { Bonn: 'B', Oslo: 'O', Rome: 'R' },
      groupTitle: ({ data }: { data: Person[] }) => data.reduce((sum, row) => sum + row.age, 0),
      groupRender: (label: string) => `in ${label}`,
    };
    const shownWith = (groupRowSeparator: string) =>
      groups(mountTable({ groupRowSeparator }, { columns: byCity(city) }).el)[0];
    expect([shownWith(' '), shownWith('')]).toEqual(['140 in B', '140: in B']);
  },
);

proves(
  [
    "Group rows don't call render. They show the value, or the result of groupRender, which isn't called for null and undefined.",
  ],
  () => {
    const render = (row: Person) => `in ${row.city}`;
    const groupRender = (value: unknown) => `at ${String(value)}`;
    expect(groupsOf({ render })[0]).toBe('City: Bonn');
    expect(groupsOf({ render, groupRender })[0]).toBe('City: at Bonn');
    const homeless = people.map((row) => ({ ...row, city: null as unknown as string }));
    expect(groupsOf({ groupRender }, homeless).join()).not.toContain('at');
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

proves(
  'When the columns change, filters and hidden columns are lost, unless each column has an id equal to its index.',
  async () => {
    const table = (own: Column<Person>[]) => (
      <MaterialTable columns={own} data={people} options={{ filtering: true, debounceInterval: 0 }} />
    );
    const withId = (own: Column<Person>[]) => own.map((column, id) => ({ ...column, id }));
    const kept = async (make: () => Column<Person>[]) => {
      const { el, rerender } = mount(table(make()));
      fill(one(el, 'input[aria-label="filter data by Name"]'), 'eve');
      await expect.poll(() => shown(el)).toEqual(['Eve']);
      rerender(table(make().map((column) => ({ ...column, tooltip: 'new' }))));
      return shown(el).length === 1;
    };
    expect(await kept(columns)).toBe(false);
    expect(await kept(() => withId(columns()))).toBe(true);
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
    'The remove button of its chip and the Delete key then do nothing, but dragging the chip out of the bar still removes the group.',
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

interface Dragging {
  onDragEnd: (drop: object) => void;
}

proves(['The columns change on every render.', 'Create them with useMemo'], () => {
  for (const isMadeOnce of [true, false]) {
    const make = () => columns({ name: { render: ({ name }: Person) => name } });
    const once = make();
    const tableRef = createRef<Dragging>();
    const table = () => (
      <MaterialTable
        columns={isMadeOnce ? once : make()}
        data={people}
        options={{ grouping: true }}
        tableRef={tableRef}
      />
    );
    const { el, rerender } = mount(table());
    const source = { droppableId: 'headers', index: 1 };
    const destination = { droppableId: 'groups', index: 0 };
    flushSync(() => tableRef.current?.onDragEnd({ source, destination, draggableId: '1' }));
    expect(groups(el)).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
    rerender(table());
    expect(groups(el)).toHaveLength(isMadeOnce ? 3 : 0);
  }
});

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
      expect(shown(el)).toEqual(groupedWith);
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
      expect(await exported('grouping', { defaultExpanded: false })).toEqual(groupedWith);
    },
    'columns button': async () => {
      const { el } = await hide('grouping', 'City');
      expect(texts(el, 'th')).toEqual(['Name', 'Age']);
      expect(all(groupRow(el, 'Bonn'), 'b')).toHaveLength(1);
      expect(shown(el)).toEqual(groupedWith);
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
    'row actions': () => void actsOn('tree data'),
    'row clicks': async () => {
      const { clicked, doubled } = await clickTwice('tree data');
      expect([clicked, doubled]).toEqual([[], ['Eve']]);
      const one = vi.fn();
      const { el } = show('tree data', {}, { onRowClick: one });
      click(rowOfCombination(el, 'Fay'));
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
      expect(all(rowOfCombination(el, 'Ann'), toggleOfCombination)).toHaveLength(1);
      await nextPage(el, 'Cid');
      expect(shown(el)).toEqual(['Cid', 'Dora']);
      expect(all(rowOfCombination(el, 'Dora'), toggleOfCombination)).toHaveLength(0);
    },
    export: async () => {
      expect(await exported('tree data')).toEqual(['Ann', 'Dora']);
      expect(await exported('tree data', { exportAllData: true })).toEqual(flat);
    },
    'columns button': async () => {
      const { el } = await hide('tree data', 'City');
      expect(texts(el, 'th')).toEqual(['', 'Name', 'Age']);
      expect(texts(rowOfCombination(el, 'Fay'), 'td')).toEqual(['', 'Fay', '33']);
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
      click(rowOfCombination(el, 'Eve'));
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'editing a row': async () => {
      const { el } = show('detail panels', {}, { editable });
      await openPanel(el, 'Eve');
      click(one(rowOfCombination(el, 'Eve'), 'button[aria-label="Edit"]'));
      expect(texts(el, '.panel')).toEqual([]);
      press(el, 'Save');
      await expect.poll(() => texts(el, '.panel')).toEqual(['About Eve']);
    },
    'adding a row': async () => {
      const { el } = edit('detail panels', 'Add');
      expect(all(one(el, 'tbody tr:has(input)'), toggleOfCombination)).toEqual([]);
      await saves(el, 'onRowAdd');
    },
    'deleting a row': async () => {
      const { el } = show('detail panels', {}, { editable });
      await openPanel(el, 'Eve');
      click(one(rowOfCombination(el, 'Eve'), 'button[aria-label="Delete"]'));
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
        rowOfCombination(el, 'Eve').getBoundingClientRect().width,
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
});

test.each(combinations)('$a and $b, $verdict: $says', async ({ a, b }) => {
  const proof = proofs[a][b];
  if (!proof)
    throw new Error(`Nothing proves ${a} and ${b}. Write the proof into this file, or take the cell out.`);
  await proof();
});

proves(
  'With selection: true, each group row has a checkbox for its rows, which showSelectGroupCheckbox: false hides.',
  async () => {
    await proofs.grouping.selection?.();
    const options = { selection: true, showSelectGroupCheckbox: false };
    expect(all(mountTable(options, { columns: byCity() }).el, 'tbody input')).toEqual([]);
  },
);

proves('Groups and trees exclude each other, but detail panels work with both.', async () => {
  await proofs.grouping['tree data']?.();
  await proofs.grouping['detail panels']?.();
  await proofs['tree data']['detail panels']?.();
});

type Row = (typeof rows)[number];

/** A feature in a grouped table, and what users do with it. */
interface Use {
  options?: Options<Row>;
  props?: Partial<MaterialTableProps<Row>>;
  act?: (el: HTMLElement) => unknown;
}

const inRow = (selector: string) => (el: HTMLElement) => click(one(rowOfCombination(el, 'Eve'), selector));
const button = (label: string) => `button[aria-label="${label}"]`;

const uses: Record<Feature, Use> = {
  'tree data': { props: { parentChildData: (row, all) => all.find(({ id }) => id === row.parentId) } },
  'detail panels': {
    props: { detailPanel: ({ rowData }) => <p>{rowData.name}</p> },
    act: inRow(toggleOfCombination),
  },
  selection: { options: { selection: true }, act: inRow('input') },
  'row actions': {
    props: { actions: [{ icon: 'x', tooltip: 'Act', onClick: save }] },
    act: inRow(button('Act')),
  },
  'row clicks': {
    props: { onRowClick: save, onRowDoubleClick: save },
    act: (el) => click(rowOfCombination(el, 'Eve')),
  },
  'editing a row': { props: { editable }, act: inRow(button('Edit')) },
  'adding a row': { props: { editable }, act: (el) => press(el, 'Add') },
  'deleting a row': { props: { editable }, act: inRow(button('Delete')) },
  'bulk editing': { props: { editable }, act: (el) => press(el, 'Edit All') },
  'cell editing': {
    props: { cellEditable: { isCellEditable: () => true, onCellEditApproved: save } },
    act: inRow('div[style*=dashed]'),
  },
  filters: {
    options: { filtering: true },
    act: (el) => fill(one(el, 'input[aria-label="filter data by Name"]'), 'fay'),
  },
  search: { act: (el) => fill(one(el, 'input[placeholder="Search"]'), 'fay') },
  sorting: { act: (el) => click(one(el, '[data-testid="mtableheader-sortlabel"]')) },
  paging: {
    options: { paging: true, pageSize: 1, pageSizeOptions: [1] },
    act: (el) => press(el, 'Next Page'),
  },
  'remote data': {
    props: { data: async ({ page }) => ({ data: rows, page, totalCount: rows.length }) },
    act: (el) => expect.poll(() => el.textContent).toContain('Eve'),
  },
  export: {
    options: { exportMenu: [{ label: 'Rows', exportFunc: () => undefined }] },
    act: async (el) => {
      press(el, 'Export');
      await expect.poll(() => all(document, '[role="menuitem"]').length).toBe(1);
      click(one(document, '[role="menuitem"]'));
    },
  },
  'columns button': {
    options: { columnsButton: true },
    act: async (el) => {
      press(el, 'Show Columns');
      await expect.poll(() => all(document, '[role="menu"] input').length).toBe(3);
      click(all(document, '[role="menu"] input')[1] as HTMLElement);
    },
  },
  'fixed columns': { options: { fixedColumns: { left: 1 } } },
  'summary row': { props: { renderSummaryRow: ({ index }) => `Sum ${index}` } },
};

/** What a table grouped by the city, or by the city and the age, throws. */
async function thrownWith({ options, props, act }: Use, levels: 1 | 2): Promise<string[]> {
  const age = levels === 2 ? { defaultGroupOrder: 1 } : {};
  const own = columns({ city: { defaultGroupOrder: 0 }, age }) as never;
  const table = tableOf('grouping', options, { columns: own, ...props });
  const said = await saidBy(table, act ? { act } : {});
  return [...new Set(said.match(/reading '\w+'|^\w*Error: .*/gm))];
}

test('a table with two group levels crashes only where the overview says so', async () => {
  for (const { b, verdict, says } of combinations.filter(({ a }) => a === 'grouping')) {
    const crashes = says?.endsWith('With two group levels, the table crashes.') ?? false;
    expect(await thrownWith(uses[b], 1), `${b} with one level`).toEqual([]);
    expect((await thrownWith(uses[b], 2)).length > 0, `${b} with two levels`).toBe(crashes);
    if (crashes) expect(verdict).not.toBe('yes');
  }
});

proves('With two levels, it crashes the table.', async () => {
  const thrown = await thrownWith(uses['editing a row'], 2);
  expect(thrown.join()).toContain("reading 'dateTimePickerLocalization'");
});
