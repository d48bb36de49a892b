import { expect } from 'vitest';
import { proves } from './claim';
import { counts, withAndWithout } from './slots';
import { click, press } from './hands';
import { all, bodyRow, cell, one, texts } from './read';
import { columns, mountTable, save } from './table';

proves(
  [
    'MTableEditRow replaces a row being edited, with inputs and Save and Cancel buttons.',
    'It is also the delete confirmation, the row being added, and each row in bulk editing, so check mode first.',
    'A row being added, edited or deleted.',
    'A row in edit mode.',
    'Wrap it as components.EditRow to add something around it',
  ],
  () => {
    const editable = { onRowAdd: save, onRowUpdate: save, onRowDelete: save, onBulkUpdate: save };
    for (const [button, inputs] of [
      ['Add', 3],
      ['Edit', 3],
      ['Edit All', 15],
    ] as const) {
      const tables = withAndWithout('EditRow', {}, () => ({ editable }));
      for (const el of tables) press(el, button);
      expect(counts(tables, 'tbody input')).toEqual([inputs, 0]);
      if (button !== 'Edit All') expect(counts(tables, 'tbody [aria-label=Save]')).toEqual([1, 0]);
    }
    const tables = withAndWithout('EditRow', {}, () => ({ editable }));
    for (const el of tables) press(el, 'Delete');
    expect(tables.map((el) => el.textContent?.includes('Are you sure'))).toEqual([true, false]);
  },
);

proves(
  [
    "MTableEditField is the input for a value being edited, which depends on the column's type and lookup.",
    "The input for one value while it is edited, based on the column's type.",
    'The input of one cell in edit mode',
    'The editor depends on column.type and column.lookup, as in row editing.',
  ],
  () => {
    const own = () => [
      { title: 'A', field: 'name' },
      { title: 'B', field: 'age', type: 'numeric' as const },
      { title: 'C', field: 'city', lookup: { Bonn: 'Bonn' } },
      { title: 'D', field: 'old', type: 'boolean' as const },
      { title: 'E', field: 'born', type: 'date' as const },
    ];
    const tables = withAndWithout('EditField', {}, () => ({
      columns: own(),
      editable: { onRowUpdate: save },
    }));
    for (const el of tables) press(el, 'Edit');
    const kinds = ['input[type=text]', 'input[type=number]', '[role=combobox]', 'input[type=checkbox]'];
    expect(kinds.map((kind) => all(tables[0], `tbody ${kind}`).length)).toEqual([1, 1, 1, 1]);
    expect(counts(tables, 'tbody .MuiPickersTextField-root, tbody [class*=MuiPickers]')[0]).toBeGreaterThan(
      0,
    );
    expect(counts(tables, 'tbody input, tbody [role=combobox]')[1]).toBe(0);
    const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
    const { el } = mountTable({}, { columns: own(), cellEditable });
    for (const index of [0, 1, 2]) click(all(one(el, bodyRow), `${cell} > div`)[0] ?? fail(index));
    expect(kinds.slice(0, 3).map((kind) => all(el, `tbody ${kind}`).length)).toEqual([1, 1, 1]);
  },
);

const fail = (index: number): never => {
  throw new Error(`no cell ${index} to open`);
};

proves(
  [
    'The td of a single cell while it is edited with cellEditable, with the input and the Save and Cancel buttons.',
    'A single cell in cell editing, with its two buttons.',
    'An editable cell has a dashed underline.',
  ],
  () => {
    const cellEditable = { isCellEditable: () => true, onCellEditApproved: save };
    const tables = withAndWithout('EditCell', {}, () => ({ cellEditable }));
    for (const el of tables) {
      expect(getComputedStyle(one(el, `${cell} > div`)).borderBottomStyle).toBe('dashed');
      click(one(el, `${cell} > div`));
    }
    expect(counts(tables, 'tbody td input')).toEqual([1, 0]);
    expect(counts(tables, `${bodyRow}:first-child button`)).toEqual([2, 0]);
  },
);

proves(
  [
    'The row of filter inputs below the header.',
    'MTableFilterRow is the first row of the body when options.filtering is on. It has a cell with a filter input for each visible column.',
    'The row of filter inputs.',
  ],
  () => {
    const hidden = () => ({ columns: columns({ city: { hidden: true } }) });
    const tables = withAndWithout('FilterRow', { filtering: true }, hidden);
    expect(one(tables[0], 'tbody').firstElementChild?.id).toBe('m--table--filter--row');
    expect(one(tables[0], 'tbody').firstElementChild?.tagName).toBe('TR');
    expect(counts(tables, 'input[aria-label^="filter data by"]')).toEqual([2, 0]);
  },
);

proves(
  [
    'The bar that shows the grouped columns and accepts dragged headers.',
    'The bar above the header that shows the grouped columns.',
    'Users drag headers there, and it shows a chip for each grouped column. Clicking a chip reverses the sort direction, and its button removes the group.',
    'MTableGroupRow is the row with the expand button, title and value of a group and, while open, the groups or rows inside it.',
    'A group: its title row and, while open',
    'The row that opens and closes a group.',
    'It is outside the table, so return block elements.',
    'MTableGroupbar is the bar between the toolbar and header when options.grouping is on.',
    "the table's sx doesn't reach it.",
  ],
  () => {
    const grouped = () => ({ columns: columns({ city: { defaultGroupOrder: 0 } }) });
    const bars = withAndWithout('Groupbar', { grouping: true }, grouped);
    expect(counts(bars, '.MuiChip-root')).toEqual([1, 0]);
    expect(one(bars[0], '.MuiChip-root').closest('table')).toBeNull();
    const groups = () => texts(bars[0], 'tbody b + *, tbody td[value]');
    const before = groups();
    click(one(bars[0], '.MuiChip-root'));
    expect(groups()).toEqual([...before].reverse());
    click(one(bars[0], 'tbody button'));
    expect(all(bars[0], bodyRow)).toHaveLength(3);
    one(bars[0], '.MuiChip-deleteIcon').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const rows = withAndWithout('GroupRow', { defaultExpanded: true }, grouped);
    expect(counts(rows, 'tbody b')).toEqual([3, 0]);
    expect(counts(rows, bodyRow)).toEqual([12, 0]);
  },
);
