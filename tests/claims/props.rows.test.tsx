import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import type { RowAction } from '@material-table/core';
import { proves } from './claim';
import { click, pass, stopClock } from './hands';
import { all, bodyRow, one, texts } from './read';
import { columns, mountTable, people } from './table';

const row = (el: HTMLElement, index = 0) => all(el, bodyRow)[index] as HTMLElement;
const doubleClick = (element: HTMLElement) => {
  click(element);
  click(element);
};

proves(
  [
    'onRowClick(event, row, action) runs when a user clicks a row.',
    'While it is set, rows have a hover effect and a pointer cursor.',
    "row is the table's copy of your row, with an extra tableData.",
    'Row actions, onRowClick and onRowDoubleClick receive that object.',
  ],
  () => {
    const onRowClick = vi.fn();
    const { el } = mountTable({}, { onRowClick });
    expect(row(el).style.cursor).toBe('pointer');
    click(row(el, 2));
    expect(onRowClick.mock.calls[0]?.[0].type).toBe('click');
    expect(onRowClick.mock.calls[0]?.[0].target === row(el, 2)).toBe(true);
    expect(onRowClick.mock.calls[0]?.[1]).toMatchObject({
      id: 3,
      name: 'Dora',
      tableData: { index: 2, id: 3 },
    });
    expect(onRowClick.mock.calls[0]?.[2]).toHaveProperty('toggleDetailPanel');
  },
);

proves(
  "Clicks on action buttons, selection checkboxes, detail panel or tree arrows, and editable cells don't count as row clicks.",
  () => {
    const onRowClick = vi.fn();
    const { el } = mountTable(
      { selection: true },
      {
        onRowClick,
        columns: columns({ city: { disableClick: true, editable: 'never' } }),
        actions: [{ icon: () => <i />, tooltip: 'Go', position: 'row', onClick: () => {} }],
        detailPanel: () => 'more',
        cellEditable: { isCellEditable: () => true, onCellEditApproved: async () => undefined },
      },
    );
    click(one(row(el), 'input[type=checkbox]'));
    click(one(row(el), 'button[aria-label="Go"]'));
    click(one(row(el), 'button[aria-label="Detail panel visibility toggle"]'));
    click(all(row(el), '[data-testid=mtablecell]')[1] as HTMLElement);
    click(one(row(el), '[data-testid=mtablecell] div'));
    expect(onRowClick).not.toHaveBeenCalled();
  },
);

proves('While a row is being edited, clicks are ignored.', () => {
  const onRowClick = vi.fn();
  const { el } = mountTable({}, { onRowClick, editable: { onRowUpdate: async () => undefined } });
  click(one(row(el), 'button[aria-label="Edit"]'));
  click(row(el));
  expect(onRowClick).not.toHaveBeenCalled();
});

proves(
  [
    'If onRowDoubleClick is also set, it waits 250 ms for a second click.',
    'While it is set, rows have a hover effect and a pointer cursor, and every single click waits 250 ms for a second one.',
    "onRowClick then runs late, and doesn't run for a double click.",
  ],
  () => {
    stopClock();
    const onRowClick = vi.fn();
    const onRowDoubleClick = vi.fn();
    const { el } = mountTable({}, { onRowClick, onRowDoubleClick });
    click(row(el));
    pass(249);
    expect(onRowClick).not.toHaveBeenCalled();
    pass(1);
    expect(onRowClick).toHaveBeenCalledTimes(1);
    doubleClick(row(el));
    expect(onRowDoubleClick).toHaveBeenCalledTimes(1);
    pass(1000);
    expect(onRowClick).toHaveBeenCalledTimes(1);
  },
);

proves('Runs when a user double-clicks a row', () => {
  const { el } = mountTable(
    {},
    {
      editable: { onRowUpdate: async () => undefined },
      onRowDoubleClick: (_event, _row, helpers) => (helpers as unknown as RowAction).enableEditMode(),
    },
  );
  doubleClick(row(el));
  expect(all(el, 'input[aria-label="Name"]')).toHaveLength(1);
});

proves('onRowDoubleClick never runs in a grouped table', () => {
  stopClock();
  const onRowClick = vi.fn();
  const onRowDoubleClick = vi.fn();
  const grouped = { columns: columns({ city: { defaultGroupOrder: 0 } }) };
  const options = { grouping: true, defaultExpanded: true };
  const twice = mountTable(options, { ...grouped, onRowDoubleClick });
  doubleClick(row(twice.el));
  const once = mountTable(options, { columns: columns({ city: { defaultGroupOrder: 0 } }), onRowClick });
  click(row(once.el));
  pass(1000);
  expect(onRowDoubleClick).not.toHaveBeenCalled();
  expect(onRowClick).toHaveBeenCalledTimes(1);
});

proves(
  [
    "Opens or closes the row's detail panel.",
    'For one of multiple panels, pass its index, counted from 0. The default is the first.',
  ],
  async () => {
    let helpers: RowAction | undefined;
    const { el } = mountTable(
      {},
      {
        onRowClick: (_event, _row, action) => (helpers = action),
        detailPanel: [{ render: () => 'first panel' }, () => ({ render: () => 'second panel' })],
      },
    );
    click(row(el));
    helpers?.toggleDetailPanel(1);
    await expect.poll(() => el.textContent).toContain('second panel');
    helpers?.toggleDetailPanel();
    await expect.poll(() => el.textContent).toContain('first panel');
    expect(el.textContent).not.toContain('second panel');
    helpers?.toggleDetailPanel();
    await expect.poll(() => el.textContent).not.toContain('first panel');
  },
);

proves(
  ['Row events always receive it.', 'toggleDetailPanel throws on a table without a detail panel'],
  () => {
    let helpers: RowAction | undefined;
    const { el } = mountTable({}, { onRowClick: (_event, _row, action) => (helpers = action) });
    click(row(el));
    expect(() => helpers?.toggleDetailPanel()).toThrow(TypeError);
  },
);

proves(
  [
    'Puts the row in edit mode, like the Edit button.',
    'It requires editable.onRowUpdate',
    'and ignores editable.isEditable.',
    'enableEditMode ignores it.',
    'The call requires onRowUpdate and ignores isEditable.',
    'These settings change only the interface, so check permissions on your server.',
    'To open a row when users click it, call enableEditMode, which onRowClick receives.',
  ],
  () => {
    let helpers: RowAction | undefined;
    const onRowClick = (_event: unknown, _row: unknown, action?: RowAction) => (helpers = action);
    const plain = mountTable({}, { onRowClick });
    click(row(plain.el));
    flushSync(() => helpers?.enableEditMode());
    expect(all(plain.el, 'input[aria-label="Name"]')).toHaveLength(0);
    const editable = { onRowUpdate: async () => undefined, isEditable: () => false };
    const edit = mountTable({}, { onRowClick, editable });
    click(row(edit.el));
    click(edit.el);
    helpers?.enableEditMode();
    return expect.poll(() => all(edit.el, 'input[aria-label="Name"]').length).toBe(1);
  },
);

proves('enableEditMode throws in a grouped table', () => {
  let helpers: RowAction | undefined;
  const { el } = mountTable(
    { grouping: true, defaultExpanded: true },
    {
      columns: columns({ city: { defaultGroupOrder: 0 } }),
      editable: { onRowUpdate: async () => undefined },
      onRowClick: (_event, _row, action) => (helpers = action),
    },
  );
  click(row(el));
  expect(() => helpers?.enableEditMode()).toThrow(TypeError);
});

proves(
  [
    'onSelectionChange(rows, row) runs after each change of the selection, with all selected rows, in the order of data.',
    'row is the row whose checkbox was clicked and already has its new state.',
  ],
  () => {
    const calls: [string[], string | undefined][] = [];
    const { el } = mountTable(
      { selection: true },
      { onSelectionChange: (rows, clicked) => calls.push([rows.map(({ name }) => name), clicked?.name]) },
    );
    click(one(row(el, 1), 'input'));
    click(one(el, 'button[aria-label="Next Page"]'));
    click(one(row(el), 'input'));
    expect(calls).toEqual([
      [['Ann'], 'Ann'],
      [['Ann', 'Fay'], 'Fay'],
    ]);
  },
);

proves(
  [
    "It isn't called initially, even if rows have tableData: { checked: true }.",
    "A row that you pass with tableData: { checked: true } starts selected. onSelectionChange isn't called for these rows",
    "It is undefined after a click on the select-all checkbox or a group's checkbox",
  ],
  () => {
    const onSelectionChange = vi.fn();
    const data = people.map((person) => ({ ...person, tableData: { checked: person.id === 1 } }));
    const { el } = mountTable({ selection: true }, { data, onSelectionChange });
    expect(texts(el, 'h6')).toEqual(['1 row(s) selected']);
    expect(onSelectionChange).not.toHaveBeenCalled();
    click(one(el, 'thead input'));
    expect(onSelectionChange.mock.calls[0]?.[0]).toHaveLength(12);
    expect(onSelectionChange.mock.calls[0]?.[1]).toBeUndefined();
  },
);

proves(
  [
    'The table holds only the current page, so rows contains only its selected rows.',
    'A data function returns only one page, and the selection is lost when users leave it.',
    'Remote data: the selection is lost on another page',
  ],
  async () => {
    const onSelectionChange = vi.fn();
    const data = async ({ page, pageSize }: { page: number; pageSize: number }) => ({
      data: people.slice(page * pageSize, (page + 1) * pageSize),
      page,
      totalCount: 12,
    });
    const { el } = mountTable({ selection: true }, { data, onSelectionChange });
    await expect.poll(() => all(el, bodyRow).length).toBe(5);
    click(one(row(el), 'input'));
    click(one(el, 'button[aria-label="Next Page"]'));
    await expect.poll(() => row(el).textContent).toContain('Fay');
    click(one(row(el), 'input'));
    expect(onSelectionChange.mock.lastCall?.[0].map(({ name }: { name: string }) => name)).toEqual(['Fay']);
  },
);
