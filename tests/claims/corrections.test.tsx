import MaterialTable, * as library from '@material-table/core';
import type { Icons, MaterialTableProps, Query } from '@material-table/core';
import { forwardRef } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { press } from './hands';
import { all, bodyRow, one, shown, texts } from './read';
import { columns, mountTable, people, type Person } from './table';

proves(
  [
    'It ignores ref, so pass tableRef for its methods.',
    "MTable, which the types declare, doesn't exist.",
    "The types list an export MTable that doesn't exist",
  ],
  () => {
    expect(library.default).toBe(MaterialTable);
    expect('MTable' in library).toBe(false);
  },
);

proves(
  ["The real default is 'normal', which the types reject.", "padding: 'default' is not the default"],
  () => {
    const paddings = (options: object) => {
      const { el, unmount } = mountTable(options);
      const found = [one(el, 'th'), one(el, bodyRow).querySelector('td')].map(
        (cell) => cell && getComputedStyle(cell).padding,
      );
      unmount();
      return found;
    };
    expect(paddings({})).toEqual(paddings({ padding: 'normal' }));
    expect(paddings({})).not.toEqual(paddings({ padding: 'default' }));
    expect(paddings({})).not.toEqual(paddings({ padding: 'dense' }));
  },
);

proves(
  [
    'The types list the column as a third argument, but it is never passed.',
    'cellStyle is called without a row, and never with the column',
    'According to the types, the third argument is the column, but it is never passed.',
  ],
  () => {
    const cellStyle = vi.fn((..._values: unknown[]) => ({}));
    mountTable({}, { columns: columns({ name: { cellStyle } }) });
    expect(cellStyle.mock.calls[0]).toHaveLength(2);
  },
);

proves(
  [
    'Any object is treated as { value, style }, so wrap an element, as in { value: <b>12</b> }.',
    'An element in the summary row stays blank',
  ],
  () => {
    const summaryOf = (renderSummaryRow: MaterialTableProps<Person>['renderSummaryRow']) => {
      const { el } = mountTable({ paging: false }, { renderSummaryRow });
      return all(el, 'tbody tr').at(-1)?.textContent;
    };
    expect(summaryOf(() => <b>sum</b>)).toBe('');
    expect(summaryOf(() => ({ value: <b>sum</b> }))).toBe('sumsumsum');
  },
);

proves('The summary row shows old values, and currentData is undefined', () => {
  const renderSummaryRow = vi.fn((_props: { currentData: Person[] }) => 'x');
  mountTable({}, { renderSummaryRow });
  expect(renderSummaryRow.mock.calls[0]?.[0].currentData).toBeUndefined();
});

proves(
  [
    'The error of the previous query while that query is being retried; otherwise undefined or, after a success, false.',
    'query.error is false after a success',
  ],
  async () => {
    const data = vi.fn(async (query: Query<Person>) => ({
      data: people.slice(0, 5),
      page: query.page,
      totalCount: 12,
    }));
    const { el } = mountTable({}, { data });
    await expect.poll(() => shown(el).length).toBe(5);
    press(el, 'Next Page');
    await expect.poll(() => data.mock.calls.length).toBe(2);
    expect(data.mock.calls.map(([query]) => query.error)).toEqual([undefined, false]);
  },
);

proves(
  [
    'The editable buttons in rows and the toolbar use only the icons in your object.',
    'Some buttons lose their icons when you pass others',
  ],
  () => {
    const Search = forwardRef<SVGSVGElement>((props, ref) => <svg ref={ref} {...props} />);
    const editable = { onRowAdd: async () => {}, onRowUpdate: async () => {}, onRowDelete: async () => {} };
    const icons = (set?: Icons<Person>) => {
      const { el } = mountTable({}, { editable, ...(set && { icons: set }) });
      return ['Add', 'Edit', 'Delete'].map(
        (label) => one(el, `button[aria-label="${label}"]`).querySelectorAll('svg').length,
      );
    };
    expect(icons()).toEqual([1, 1, 1]);
    expect(icons({ Search })).toEqual([0, 0, 0]);
  },
);

proves(
  [
    'clearCriteria empties the table and breaks paging',
    "Don't use tableRef.current.clearCriteria(), because it leaves no rows if a column is numeric.",
  ],
  async () => {
    const tableRef: { current: { clearCriteria: () => void } | null } = { current: null };
    const { el } = mountTable({}, { tableRef: tableRef as never });
    expect(shown(el)).toHaveLength(5);
    flushSync(() => tableRef.current?.clearCriteria());
    await expect.poll(() => shown(el)).toEqual([]);
  },
);

proves('errorCause can be bulk edit, which the type omits', async () => {
  const tableRef: { current: { state: { errorState?: { errorCause: string } } } | null } = {
    current: null,
  };
  const editable = { onBulkUpdate: () => Promise.reject(new Error('no')) };
  const { el } = mountTable({}, { editable, tableRef: tableRef as never });
  press(el, 'Edit All');
  press(el, 'Save all changes');
  await expect.poll(() => tableRef.current?.state.errorState?.errorCause).toBe('bulk edit');
});

proves(
  [
    'The table copies the row actions when the content of columns, data or options changes, not when actions changes.',
    'Toolbar buttons are always up to date.',
    'Row actions are copied only when data, columns or options change, so their onClick may see old state, as may isEditable and isDeletable.',
    "Row buttons may come from an earlier render, so call setState in them and don't read values from the render.",
    'A row action sees old state',
  ],
  () => {
    const table = (label: string, changed: Partial<MaterialTableProps<Person>> = {}) => (
      <MaterialTable
        columns={columns()}
        data={people}
        {...changed}
        actions={[
          { icon: () => <i>{label}</i>, position: 'row', onClick: () => {} },
          { icon: () => <b>{label}</b>, isFreeAction: true, onClick: () => {} },
        ]}
      />
    );
    const changes = [
      { data: people.slice(1) },
      { columns: columns().slice(1) },
      { options: { search: false } },
    ];
    for (const changed of changes) {
      const { el, rerender, unmount } = mount(table('old'));
      rerender(table('new'));
      expect([texts(el, 'tbody i')[0], texts(el, 'b')[0]]).toEqual(['old', 'new']);
      rerender(table('new', changed));
      expect(texts(el, 'tbody i')[0]).toBe('new');
      unmount();
    }
  },
);
