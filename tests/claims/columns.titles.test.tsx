import { type Column } from '@material-table/core';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { click, fill, pass, press, stopClock } from './hands';
import { all, cell, filterRow, input, one, shown, texts } from './read';
import { columns, exported, mountTable, type Person, save } from './table';

proves("Unless the column's type compares your value correctly, add a customFilterAndSearch.", async () => {
  type Props = {
    columnDef: { tableData?: { id: number } };
    onFilterChanged: (id: number, value: unknown) => void;
  };
  const Least = ({ columnDef, onFilterChanged }: Props) => {
    const [least] = useState(50);
    return (
      <button
        type="button"
        aria-label="least"
        onClick={() => onFilterChanged(columnDef.tableData?.id ?? 0, [least])}
      />
    );
  };
  const age = { filterComponent: Least as never };
  const customFilterAndSearch = ([least]: number[], row: Person) => row.age >= (least ?? 0);
  const options = { filtering: true, debounceInterval: 0 };
  const { el } = mountTable(options, { columns: columns({ age: { ...age, customFilterAndSearch } }) });
  press(el, 'least');
  await expect.poll(() => shown(el)).toEqual(['Eve', 'Kim']);
  const plain = mountTable(options, { columns: columns({ age }) }).el;
  press(plain, 'least');
  await expect.poll(() => shown(plain)).toEqual([]);
});

proves('Other filters ignore it.', () => {
  stopClock();
  const own = columns({ name: { filterOnItemSelect: true } });
  const { el } = mountTable({ filtering: true, debounceInterval: 300 }, { columns: own });
  fill(input(el, 'filter data by Name'), 'ann');
  pass(299);
  expect(shown(el)).toHaveLength(5);
  pass(1);
  expect(shown(el)).toEqual(['Ann']);
});

proves(
  [
    'With a lookup, groupRender receives the label, and with options.showGroupingCount, the value includes the count.',
    "Clicking the column's chip in the group bar reverses it.",
  ],
  () => {
    const groupRender = vi.fn((value: string) => value);
    const city = { defaultGroupOrder: 0, groupRender, lookup: { Bonn: 'B', Oslo: 'O', Rome: 'R' } };
    const { el } = mountTable({ grouping: true, showGroupingCount: true }, { columns: columns({ city }) });
    expect(groupRender).toHaveBeenCalledWith('B (5)');
    const first = () => texts(el, 'tbody td[value]')[0];
    expect(first()).toBe('City: B (5)');
    click(one(el, '.MuiChip-root'));
    expect(first()).toBe('City: R (3)');
  },
);

proves(
  [
    "because it is also used as the label of editor and filter inputs for screen readers, the editor's placeholder, the entry in the columns menu and the name in group rows.",
    "width and boxSizing can't be set here; use width.",
  ],
  () => {
    const own = columns({
      name: { title: 'Who', headerStyle: { width: 7, boxSizing: 'content-box', color: 'red' } },
    });
    const { el } = mountTable(
      { filtering: true, columnsButton: true },
      { columns: own, editable: { onRowUpdate: save } },
    );
    const th = all(el, 'thead th')[1] as HTMLElement;
    expect([th.style.color, th.style.boxSizing, th.style.width]).toEqual([
      'red',
      'border-box',
      expect.stringContaining('calc'),
    ]);
    press(el, 'Edit');
    expect(input(el, 'Who').placeholder).toBe('Who');
    expect(input(el, 'filter data by Who')).toBeTruthy();
    press(el, 'Show Columns');
    expect(texts(document, '[role=menu] label')).toContain('Who');
    const grouped = mountTable({}, { columns: columns({ name: { title: 'Who', defaultGroupOrder: 0 } }) }).el;
    expect(texts(grouped, 'tbody b')[0]).toBe('Who:');
  },
);

proves(
  [
    'A column without a field can still render something, but is excluded from searching, filtering, editing, grouping and exports, unless customFilterAndSearch handles the first two.',
    'A column without a field can render buttons or icons, but it is excluded from search, filters, editing, grouping and exports.',
    "For nested objects and arrays, use a path: a string ('address.city', 'tags[0]') or an array of keys. A key that itself contains the dot takes precedence.",
  ],
  () => {
    const render = () => 'drawn';
    const own = (extra: Partial<Column<Person>> = {}) => [...columns(), { title: 'Free', render, ...extra }];
    const { el } = mountTable({ filtering: true }, { columns: own(), editable: { onRowUpdate: save } });
    expect(shown(el, 3)[0]).toBe('drawn');
    expect(all(el, `${filterRow} td`)[4]?.childElementCount).toBe(0);
    press(el, 'Edit');
    expect(all(el, 'tbody tr:has([aria-label=Save]) input')).toHaveLength(3);
    expect(shown(mountTable({ searchText: 'drawn' }, { columns: own() }).el)).toEqual([]);
    expect(exported(own()).fields).toEqual(['name', 'city', 'age']);
    const custom = own({ customFilterAndSearch: (term: string) => term === 'drawn' });
    const able = mountTable({ filtering: true, searchText: 'drawn' }, { columns: custom }).el;
    expect(shown(able)).toHaveLength(5);
    expect(all(able, `${filterRow} td`)[3]?.querySelectorAll('input')).toHaveLength(1);
    const dotted = [{ title: 'A', field: 'a.b' }];
    const rows = [{ id: 1, 'a.b': 'key', a: { b: 'path' } }];
    expect(texts(mountTable({}, { columns: dotted as never, data: rows as never }).el, cell)).toEqual([
      'key',
    ]);
  },
);
