import MaterialTable, { type Components } from '@material-table/core';
import { expect, vi } from 'vitest';
import { saidBy } from '../../docs/errors/_produce';
import { proves } from './claim';
import { handle } from './handle';
import { click, fill, pass, press, stopClock } from './hands';
import { all, bodyRow, input, one, shown } from './read';
import { columns, mountTable, people, type Person, save } from './table';

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
    expect(onRowClick.mock.calls[0]).toHaveLength(3);
    expect(onRowClick.mock.calls[0]?.[1].tableData.id).toBe(3);
    const grouped = { columns: columns({ city: { defaultGroupOrder: 0 } }), editable: { onRowUpdate: save } };
    const table = mountTable({ defaultExpanded: true }, grouped).el;
    press(table, 'Edit');
    expect(all(table, 'input[aria-label="Name"]')).toHaveLength(1);
  },
);

proves(
  [
    'An event is a function that the table calls when something happens in it.',
    'In a table with detail panels, onTreeExpandChange needs onDetailPanelChange.',
  ],
  async () => {
    const options = {
      filtering: true,
      selection: true,
      grouping: true,
      columnsButton: true,
      debounceInterval: 0,
    };
    const silent = (events: object) => (
      <MaterialTable
        title="People"
        columns={columns()}
        data={people}
        options={options}
        detailPanel={() => <p>the panel</p>}
        {...events}
      />
    );
    const openPanel = (el: HTMLElement) => press(el, 'Detail panel visibility toggle');
    const useAll = async (el: HTMLElement) => {
      press(el, 'Show Columns');
      click(one(document, '#column-toggle-2'));
      const row = one(el, bodyRow);
      click(row);
      click(row);
      for (const box of [one(el, 'thead input'), one(row, 'input')]) click(box);
      click(one(el, '[data-testid=mtableheader-sortlabel]'));
      press(el, 'Next Page');
      await expect.poll(() => shown(el)[0]).toBe('Fay');
      openPanel(el);
      fill(input(el, 'filter data by City'), 'o');
      fill(input(el, 'Search'), 'ann');
      await expect.poll(() => shown(el)).toEqual(['Ann']);
    };
    expect(await saidBy(silent({}), { act: useAll })).toBe('');
    const onTreeExpandChange = () => {};
    expect(await saidBy(silent({ onTreeExpandChange }), { act: openPanel })).toContain('onDetailPanelChange');
    const both = { onTreeExpandChange, onDetailPanelChange: onTreeExpandChange };
    expect(await saidBy(silent(both), { act: openPanel })).toBe('');
  },
);

proves(
  'At runtime, it also has toggleDetailPanel and enableEditMode, with the same limits as in onRowClick.',
  () => {
    stopClock();
    const onRowDoubleClick = vi.fn();
    const { el } = mountTable({}, { onRowDoubleClick });
    click(one(el, bodyRow));
    pass(251);
    click(one(el, bodyRow));
    expect(onRowDoubleClick).not.toHaveBeenCalled();
    pass(100);
    click(one(el, bodyRow));
    expect(onRowDoubleClick).toHaveBeenCalledTimes(1);
    const helpers = onRowDoubleClick.mock.calls[0]?.[2] as unknown as { toggleDetailPanel: () => void };
    expect(() => helpers.toggleDetailPanel()).toThrow(TypeError);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const old = vi.fn();
    const renamed = mountTable({}, { onDoubleRowClick: old } as object).el;
    click(one(renamed, bodyRow));
    click(one(renamed, bodyRow));
    expect(old).not.toHaveBeenCalled();
    expect(warn.mock.calls.join()).toContain('onDoubleRowClick');
    warn.mockRestore();
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
    const seen: unknown[] = [];
    const Row = ({ onRowSelected }: { onRowSelected: unknown }) => (seen.push(typeof onRowSelected), null);
    mountTable({ selection: true }, { components: { Row } as unknown as Components });
    expect(seen[0]).toBe('function');
  },
);

proves(
  [
    'No prop changes the text later',
    'No prop changes the text later, because options.searchText applies only initially.',
  ],
  async () => {
    const onPageChange = vi.fn();
    const onSearchChange = vi.fn();
    const { el, update } = mountTable(
      { debounceInterval: 0, initialPage: 1 },
      { onPageChange, onSearchChange },
    );
    expect(shown(el)[0]).toBe('Fay');
    fill(input(el, 'Search'), 'n');
    await expect.poll(() => onSearchChange.mock.calls).toEqual([['n']]);
    expect(shown(el)[0]).toBe('Cid');
    expect(onPageChange).not.toHaveBeenCalled();
    update({ debounceInterval: 0, searchText: 'other', showTitle: false });
    expect(input(el, 'Search').value).toBe('n');
  },
);
