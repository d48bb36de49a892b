import type { MaterialTableProps } from '@material-table/core';
import { expect } from 'vitest';
import { proves } from './claim';
import { counts, withAndWithout } from './slots';
import { press } from './hands';
import { all, bodyRow, cell, one, texts } from './read';
import { columns, mountTable, type Person, save } from './table';

proves(
  [
    'The bar above the table, with the title, search, menus and actions.',
    'options.toolbar: false removes it.',
    'To replace the toolbar, use components.Toolbar.',
    'MTableToolbar is the bar above the table. It contains the title, search field, columns button, export menu and toolbar actions.',
  ],
  () => {
    const options = { columnsButton: true, exportMenu: [{ label: 'x', exportFunc: () => {} }] };
    const tables = withAndWithout('Toolbar', options, () => ({ editable: { onRowAdd: save } }));
    for (const part of ['h6', 'input[aria-label="Search"]', 'Show Columns', 'Export', 'Add'].map((name) =>
      /[^\w ]|h6/.test(name) ? name : `button[aria-label="${name}"]`,
    ))
      expect(counts(tables, part)).toEqual([1, 0]);
    expect(one(tables[0], 'h6').closest('table')).toBeNull();
    expect(counts([mountTable({ toolbar: false }).el], '.MuiToolbar-root h6')).toEqual([0]);
  },
);

proves(
  [
    'MTableHeader is the thead, with titles, sort buttons, drag and resize handles and the select-all checkbox.',
    'The header row.',
  ],
  () => {
    const options = { selection: true, columnResizable: true, tableLayout: 'fixed' } as const;
    const tables = withAndWithout('Header', options, () => ({ editable: { onRowUpdate: save } }));
    expect(texts(tables[0], 'thead th').map((text) => text.replace('|', ''))).toEqual([
      '',
      'Actions',
      'Name',
      'City',
      'Age',
    ]);
    for (const part of ['[data-testid=mtableheader-sortlabel]', '[data-rfd-drag-handle-draggable-id]'])
      expect(counts(tables, `thead ${part}`)).toEqual([3, 0]);
    expect(counts(tables, '[data-testid=drag_handle]')).toEqual([2, 0]);
    expect(counts(tables, 'thead input[type=checkbox]')).toEqual([1, 0]);
  },
);

proves(
  [
    'MTableBody is the tbody.',
    'It renders the filter row, all rows, the summary row, the message for an empty table, and the empty rows that fill the last page.',
    'The tbody with all rows.',
  ],
  () => {
    const detail = () => ({ renderSummaryRow: () => 'sum', editable: { onRowAdd: save } });
    const tables = withAndWithout('Body', { filtering: true, initialPage: 2 }, detail);
    expect(counts(tables, 'tbody')).toEqual([1, 0]);
    press(tables[0], 'Add');
    const rows = all(tables[0], 'tbody tr').map((row) => [row.id, row.dataset.testid, texts(row, 'td')[0]]);
    expect(rows.slice(0, 5)).toEqual([
      ['m--table--filter--row', undefined, expect.any(String)],
      ['', 'mtablebodyrow', 'Kim'],
      ['', 'mtablebodyrow', 'Leo'],
      ['', undefined, ''],
      ['', undefined, 'sum'],
    ]);
    expect(texts(tables[0], 'tbody td').filter((text) => text === 'sum')).toHaveLength(3);
    // Two rows of five on the last page: three empty ones, and the line below them.
    expect(all(tables[0], 'tbody tr:empty')).toHaveLength(4);
    const groups = mountTable({}, { columns: columns({ city: { defaultGroupOrder: 0 } }) }).el;
    expect(all(groups, 'tbody tr:has(b)')).toHaveLength(3);
    expect(mountTable({}, { data: [] }).el.textContent).toContain('No records to display');
  },
);

proves(
  [
    'MTableBodyRow is the tr of a data row, followed by the open detail panel and, in tree data, the rows of its children.',
    'A row, with its detail panel and, in tree data, its children.',
    'It also has to render tree children and the detail panel.',
  ],
  async () => {
    const props = (): Partial<MaterialTableProps<Person>> => ({
      detailPanel: () => 'a panel',
      actions: [{ icon: 'x', tooltip: 'Go', position: 'row', onClick: () => {} }],
    });
    const tables = withAndWithout('Row', { selection: true }, props);
    expect(counts(tables, bodyRow)).toEqual([5, 0]);
    const row = one(tables[0], bodyRow);
    expect(all(row, 'td').length).toBe(6);
    expect(
      all(row, 'button[aria-label="Go"], input[type=checkbox], button[aria-label^="Detail"]'),
    ).toHaveLength(3);
    press(row, 'Detail panel visibility toggle');
    await expect.poll(() => row.nextElementSibling?.textContent).toBe('a panel');
    const parentChildData = (child: Person, rows: Person[]) =>
      child.id === 1 ? undefined : rows.find(({ id }) => id === 1);
    const tree = withAndWithout('Row', { defaultExpanded: true }, () => ({ parentChildData }));
    expect(counts(tree, bodyRow)).toEqual([12, 0]);
  },
);

proves(
  [
    'MTableCell is one td with the formatted value',
    'One td with a formatted value, in data rows, edit rows and group rows.',
  ],
  () => {
    const tables = withAndWithout('Cell');
    expect(counts(tables, `td${cell}`)).toEqual([15, 0]);
  },
);
