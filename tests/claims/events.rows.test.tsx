import { expect, vi } from 'vitest';

import { proves } from './claim';
import { handle } from './handle';
import { click, fill, stopClock } from './hands';
import { all, bodyRow, input, one, shown } from './read';
import { columns, mountTable, people, type Person } from './table';

proves(
  [
    "Find the original row by its id. Don't use tableData.id as an index, because if rows have ids",
    "It works only with a mouse because rows can't be focused with the keyboard.",
  ],
  () => {
    const onRowClick = vi.fn();
    const { el } = mountTable({}, { onRowClick });
    const row = one(el, bodyRow);
    expect([row.getAttribute('tabindex'), row.getAttribute('role')]).toEqual([null, null]);
    click(all(el, bodyRow)[2] as HTMLElement);
    expect(onRowClick.mock.calls[0]?.[1].tableData.id).toBe(3);
  },
);

proves(
  'At runtime, it also has toggleDetailPanel and enableEditMode, with the same limits as in onRowClick.',
  () => {
    stopClock();
    const onRowDoubleClick = vi.fn();
    const { el } = mountTable({}, { onRowDoubleClick });
    click(one(el, bodyRow));
    click(one(el, bodyRow));
    expect(onRowDoubleClick).toHaveBeenCalledTimes(1);
    const helpers = onRowDoubleClick.mock.calls[0]?.[2] as unknown as { toggleDetailPanel: () => void };
    expect(() => helpers.toggleDetailPanel()).toThrow(TypeError);
  },
);

proves(
  [
    'rows includes rows on other pages and rows hidden by search or filters.',
    "It is undefined after a click on the select-all checkbox or a group's checkbox.",
    "The rows are the table's copies with an extra tableData, so send only their ids to a server.",
    'options.selection turns on selection.',
    'Adds a column of checkboxes, whose selection onSelectionChange reports.',
    'If rows have ids, the selection is preserved across pages, searches and filters, after sorting and with a new data array.',
  ],
  async () => {
    const onSelectionChange = vi.fn();
    const tableRef = handle();
    const { el } = mountTable(
      { selection: true, debounceInterval: 0 },
      { onSelectionChange, tableRef: tableRef as never },
    );
    click(one(el, `${bodyRow} input`));
    expect(onSelectionChange.mock.lastCall?.[0][0]).not.toBe(people[0]);
    expect(onSelectionChange.mock.lastCall?.[0][0]).toHaveProperty('tableData');
    fill(input(el, 'Search'), 'ann');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    click(one(el, `${bodyRow} input`));
    expect(onSelectionChange.mock.lastCall?.[0].map(({ id }: Person) => id)).toEqual([1, 2]);
    tableRef.current?.onAllSelected?.(true);
    await expect.poll(() => onSelectionChange.mock.calls.length).toBe(3);
    expect(onSelectionChange.mock.lastCall?.[1]).toBeUndefined();
    expect(all(mountTable({}, { onSelectionChange }).el, `${bodyRow} input`)).toHaveLength(0);
    const groups = mountTable(
      { selection: true },
      { onSelectionChange, columns: columns({ city: { defaultGroupOrder: 0 } }) },
    ).el;
    click(one(groups, 'tbody input'));
    expect(onSelectionChange.mock.lastCall?.[1]).toBeUndefined();
  },
);

proves('No prop changes the text later, because options.searchText applies only initially.', async () => {
  const { el, update } = mountTable({ debounceInterval: 0 });
  fill(input(el, 'Search'), 'n');
  update({ debounceInterval: 0, searchText: 'other', showTitle: false });
  expect(input(el, 'Search').value).toBe('n');
});
