import MaterialTable, { type Options } from '@material-table/core';
import { Component, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { click } from './hands';
import { all, bodyRow, groups, one, shown, texts } from './read';
import { columns, mountTable, people, type Person } from './table';

const byCity = () => columns({ city: { defaultGroupOrder: 0 } });
const mountGrouped = (options: Options<Person> = {}, makeColumns = byCity) =>
  mountTable(options, { columns: makeColumns() });
const placeholder = 'Drag headers here to group by';

proves(
  [
    "Columns with defaultGroupOrder are grouped even without it, so leave it off if users shouldn't change the grouping.",
    'The group bar appears with options.grouping.',
    'MTableGroupbar is the bar between the toolbar and header when options.grouping is on.',
    'Shows the group bar, where users drop headers to group the rows',
  ],
  () => {
    expect(mountTable({}).el.textContent).not.toContain(placeholder);
    expect(mountTable({ grouping: true }).el.textContent).toContain(placeholder);
    const grouped = mountGrouped({ grouping: false }).el;
    expect(groups(grouped)).toEqual(['City: Bonn', 'City: Oslo', 'City: Rome']);
    expect(all(grouped, '.MuiChip-root')).toHaveLength(0);
    expect(texts(mountGrouped({ grouping: true }).el, '.MuiChip-root')).toEqual(['City']);
  },
);

proves('With groups, pageSize counts groups, not rows.', () => {
  const { el } = mountGrouped({ pageSize: 2, pageSizeOptions: [2], defaultExpanded: true });
  expect(groups(el)).toEqual(['City: Bonn', 'City: Oslo']);
  expect(all(el, bodyRow)).toHaveLength(9);
});

proves(
  [
    'Initially opens all groups and tree rows, none, or those for which your function returns true.',
    'The function receives the first row of a group',
  ],
  () => {
    expect(all(mountGrouped().el, bodyRow)).toHaveLength(0);
    expect(all(mountGrouped({ defaultExpanded: true }).el, bodyRow)).toHaveLength(12);
    const asked: string[] = [];
    const { el } = mountGrouped({
      defaultExpanded: (row) => {
        asked.push(row.name);
        return row.city === 'Rome';
      },
    });
    expect(all(el, bodyRow)).toHaveLength(3);
    expect(new Set(asked)).toEqual(new Set(['Cid', 'Dora', 'Eve']));
  },
);

proves('or the tree row itself', () => {
  const parentChildData = (row: Person, rows: Person[]) =>
    row.id > 3 ? rows.find((parent) => parent.id === ((row.id - 1) % 3) + 1) : undefined;
  expect(shown(mountTable({}, { parentChildData }).el)).toEqual(['Cid', 'Ann', 'Dora']);
  expect(shown(mountTable({ defaultExpanded: true }, { parentChildData }).el)).toHaveLength(12);
  const some = mountTable({ defaultExpanded: (row) => row.id === 1 }, { parentChildData }).el;
  expect(shown(some)).toEqual(['Cid', 'Bob', 'Gus', 'Jon', 'Ann', 'Dora']);
});

proves('Later changes apply only to new groups.', () => {
  const { el, update } = mountGrouped({ defaultExpanded: true });
  update({ defaultExpanded: false });
  expect(all(el, bodyRow)).toHaveLength(12);
});

proves(
  [
    "Returns the title of each group row instead of the column's title, and takes precedence over column.groupTitle.",
    'The separator and the value follow your title.',
  ],
  () => {
    const groupTitle = vi.fn((group: object) => `${(group as { data: Person[] }).data.length} people in`);
    const { el } = mountGrouped({ groupTitle }, () =>
      columns({ city: { defaultGroupOrder: 0, groupTitle: () => 'Town' } }),
    );
    expect(groups(el)).toEqual(['5 people in: Bonn', '4 people in: Oslo', '3 people in: Rome']);
    expect(Object.keys(groupTitle.mock.calls[0]?.[0] ?? {})).toEqual(
      expect.arrayContaining(['value', 'data', 'groups', 'isExpanded', 'path']),
    );
  },
);

proves(
  [
    'The text between the title and value in a group row.',
    'An empty string counts as not set, so use a space to show nothing.',
  ],
  () => {
    expect(groups(mountGrouped({ groupRowSeparator: ' is ' }).el)[0]).toBe('City is Bonn');
    expect(groups(mountGrouped({ groupRowSeparator: '' }).el)[0]).toBe('City: Bonn');
  },
);

proves(
  [
    'Adds the number of rows to each group row, as in "City: Bonn (5)".',
    'It counts only the rows directly in a group.',
    'showGroupingCount shows (0) in outer groups',
  ],
  () => {
    expect(groups(mountGrouped({ showGroupingCount: true }).el)).toEqual([
      'City: Bonn (5)',
      'City: Oslo (4)',
      'City: Rome (3)',
    ]);
    const nested = () => columns({ city: { defaultGroupOrder: 0 }, age: { defaultGroupOrder: 1 } });
    const { el } = mountGrouped({ showGroupingCount: true }, nested);
    expect(groups(el)[0]).toBe('City: Bonn (0)');
  },
);

proves('showGroupingCount shows (0) in outer groups', () => {
  type Group = { data: Person[]; groups: Group[] };
  const countRows = (group: Group): number =>
    group.data.length + group.groups.reduce((sum, inner) => sum + countRows(inner), 0);
  const nested = () => columns({ city: { defaultGroupOrder: 0 }, age: { defaultGroupOrder: 1 } });
  const { el } = mountGrouped({ groupTitle: (group) => `${countRows(group as Group)} rows` }, nested);
  expect(groups(el)).toEqual(['5 rows: Bonn', '4 rows: Oslo', '3 rows: Rome']);
});

proves(
  ['Props for the MUI Chip of each grouped column in the group bar.', 'The table sets the label'],
  () => {
    const { el } = mountGrouped({
      grouping: true,
      groupChipProps: { color: 'secondary', size: 'small', label: 'mine' },
    });
    const chip = one(el, '.MuiChip-root');
    expect([...chip.classList]).toEqual(
      expect.arrayContaining(['MuiChip-colorSecondary', 'MuiChip-sizeSmall']),
    );
    expect(chip.textContent).toBe('City');
  },
);

proves(
  [
    "An onClick isn't called when the chip is clicked.",
    'The table sets the label, the click handler (which reverses the sort direction) and the delete button.',
    'MUI calls it with the theme.',
    'A function in groupChipProps runs on each render',
  ],
  () => {
    const onClick = vi.fn();
    const { el } = mountGrouped({ grouping: true, groupChipProps: { onClick } });
    expect(onClick.mock.calls[0]?.[0]).toHaveProperty('palette');
    click(one(el, '.MuiChip-root'));
    expect(onClick.mock.calls.some(([argument]) => 'target' in argument)).toBe(false);
    expect(groups(el)[0]).toBe('City: Rome');
  },
);

const storageKey = 'material-table-groupings';

proves(
  'Remembers which columns are grouped, in localStorage under the key material-table-groupings and this id, and restores them on the next visit.',
  async () => {
    localStorage.removeItem(storageKey);
    const options = { grouping: true, persistentGroupingsId: 'people' };
    const first = mountGrouped(options);
    await expect.poll(() => JSON.parse(localStorage.getItem(storageKey) ?? '{}')).toHaveProperty('people');
    first.unmount();
    expect(groups(mountTable(options).el)).toHaveLength(3);
    expect(groups(mountTable({ ...options, persistentGroupingsId: 'others' }).el)).toHaveLength(0);
    localStorage.removeItem(storageKey);
  },
);

class Boundary extends Component<{ children: ReactNode; onError: (error: Error) => void }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch = (error: Error) => this.props.onError(error);
  override render = () => (this.state.hasFailed ? null : this.props.children);
}

proves(
  [
    'It throws an error on the server.',
    'persistentGroupingsId fails on the server: localStorage is not defined',
  ],
  () => {
    const descriptor = Object.getOwnPropertyDescriptor(window, 'localStorage');
    if (!descriptor) throw new Error('localStorage is not an own property of window');
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const errorsOf = (options: Options<Person>) => {
      const onError = vi.fn();
      mount(
        <Boundary onError={onError}>
          <MaterialTable data={people} columns={columns()} options={options} />
        </Boundary>,
      );
      return onError.mock.calls.map(([error]) => String(error));
    };
    delete (window as { localStorage?: Storage }).localStorage;
    try {
      expect(errorsOf({ grouping: true })).toEqual([]);
      expect(errorsOf({ grouping: true, persistentGroupingsId: 'people' })).toEqual([
        'ReferenceError: localStorage is not defined',
      ]);
    } finally {
      Object.defineProperty(window, 'localStorage', descriptor);
      log.mockRestore();
    }
  },
);
