import MaterialTable from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves, mount } from './claim';
import { click, fill, pass, press, stopClock } from './hands';
import { all, bodyRow, header, input, one, texts } from './read';
import { columns, mountTable, people } from './table';

/** Of the newest table: an earlier one's region is removed after a timeout. */
const announced = () => [...document.querySelectorAll('[id^=rfd-announcement]')].at(-1)?.textContent ?? '';
const removeGroup = (el: HTMLElement, level: number) => {
  const cross = el.querySelectorAll('.MuiChip-deleteIcon')[level];
  flushSync(() => cross?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
};

proves(
  [
    'onSearchChange(text) runs after the user pauses typing in the search field and the table applies the text.',
    'The pause is options.debounceInterval',
    "The clear button calls it with ''.",
    "The initial options.searchText doesn't call it.",
  ],
  async () => {
    const onSearchChange = vi.fn();
    const { el } = mountTable({ debounceInterval: 100, searchText: 'a' }, { onSearchChange });
    fill(input(el, 'Search'), 'an');
    fill(input(el, 'Search'), 'ann');
    expect(onSearchChange).not.toHaveBeenCalled();
    await expect.poll(() => onSearchChange.mock.calls).toEqual([['ann']]);
    press(el, 'Clear Search');
    await expect.poll(() => onSearchChange.mock.lastCall).toEqual(['']);
  },
);

proves(
  [
    'Runs after a user changes a filter in the filter row and the table applies it.',
    'It receives all active filters, not only the changed one.',
    'It waits for a pause of options.debounceInterval.',
    'An empty filter is removed from the list',
    "A column.defaultFilter doesn't trigger it but is included in the list the first time a filter changes.",
  ],
  () => {
    stopClock();
    const rowsAtCall: number[] = [];
    const onFilterChange = vi.fn((_filters: { column: unknown; operator: string; value: unknown }[]) => {
      rowsAtCall.push(all(el, bodyRow).length);
    });
    const own = columns({ city: { defaultFilter: 'bonn' } });
    const { el } = mountTable({ filtering: true, debounceInterval: 50 }, { columns: own, onFilterChange });
    pass(1000);
    expect(onFilterChange).not.toHaveBeenCalled();
    fill(input(el, 'filter data by Name'), 'an');
    pass(49);
    expect(onFilterChange).not.toHaveBeenCalled();
    pass(1);
    expect(onFilterChange).toHaveBeenCalledTimes(1);
    expect(rowsAtCall).toEqual([1]);
    const entries = () =>
      onFilterChange.mock.lastCall?.[0].map((filter) => [
        (filter.column as { field: string }).field,
        filter.operator,
        filter.value,
      ]);
    expect(entries()).toEqual([
      ['name', '=', 'an'],
      ['city', '=', 'bonn'],
    ]);
    fill(input(el, 'filter data by Name'), '');
    pass(50);
    expect(entries()).toEqual([['city', '=', 'bonn']]);
  },
);

proves(
  [
    'onOrderChange(orderBy, orderDirection) runs after a click on a header.',
    "orderBy is the column's index in the columns array, counted from 0, not the field.",
    "The initial sorting doesn't call it.",
  ],
  () => {
    const onOrderChange = vi.fn();
    const { el } = mountTable({}, { onOrderChange, columns: columns({ name: { defaultSort: 'asc' } }) });
    expect(onOrderChange).not.toHaveBeenCalled();
    for (let clicks = 0; clicks < 3; clicks++) click(header(el, 1));
    expect(onOrderChange.mock.calls).toEqual([
      [1, 'asc'],
      [1, 'desc'],
      [1, ''],
    ]);
  },
);

proves(
  [
    'It receives the sorted columns, most important first, or an empty list if nothing is sorted.',
    "The column's index in the columns array, counted from 0.",
    "The column's field, to send to a server.",
    "The column's rank, counted from 1",
  ],
  () => {
    const log: unknown[] = [];
    const { el } = mountTable(
      { maxColumnSort: 3 },
      {
        onOrderChange: () => log.push('single'),
        onOrderCollectionChange: (list) => log.push(list.map((entry) => ({ ...entry }))),
      },
    );
    click(header(el, 2));
    click(header(el, 0));
    expect(log[0]).toBe('single');
    expect(log.at(-1)).toEqual([
      { orderBy: 2, orderByField: 'age', orderDirection: 'asc', sortOrder: 1 },
      { orderBy: 0, orderByField: 'name', orderDirection: 'asc', sortOrder: 2 },
    ]);
    for (const index of [2, 2, 0, 0]) click(header(el, index));
    expect(log.at(-1)).toEqual([]);
  },
);

proves(
  [
    'onChangeColumnHidden(column, hidden) runs after a user shows or hides a column in the columns menu, which options.columnsButton adds.',
    'column is the object you passed, whose hidden field the table has already updated.',
  ],
  () => {
    const onChangeColumnHidden = vi.fn();
    const own = columns();
    const { el } = mountTable({ columnsButton: true }, { columns: own, onChangeColumnHidden });
    press(el, 'Show Columns');
    click(one(document, '#column-toggle-1'));
    expect(onChangeColumnHidden).toHaveBeenCalledWith(own[1], true);
    expect(own[1]?.hidden).toBe(true);
    expect(texts(el, 'thead th')).toEqual(['Name', 'Age']);
  },
);

proves(
  [
    'onColumnDragged(sourceIndex, destinationIndex) runs after a user drags a column header to another place with the mouse, touch or keyboard (Space to lift, arrow keys to move, Space to drop).',
    'Both numbers are counted from 0 among the visible columns in their current order, without hidden and grouped ones.',
    'including with the keyboard.',
    'onColumnDragged(from, to) reports two positions among the visible columns',
  ],
  async () => {
    const onColumnDragged = vi.fn();
    const { el } = mountTable({}, { onColumnDragged, columns: columns({ name: { hidden: true } }) });
    one(el, 'thead [data-rfd-drag-handle-draggable-id="1"]').focus();
    await userEvent.keyboard(' ');
    await expect.poll(announced).toContain('lifted');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(announced).toContain('moved');
    await userEvent.keyboard(' ');
    await expect.poll(() => onColumnDragged.mock.calls).toEqual([[0, 1]]);
    expect(texts(el, 'thead th')).toEqual(['Age', 'City']);
  },
);

proves(
  [
    'Runs when a user releases the handle between two headers, and receives the changed columns and all columns.',
    "Each entry of both lists has the column's field",
    'its width as a CSS string such as calc((100% - 0px) / 3 + 40px)',
    'for columns that were resized or have a width in pixels, widthPx as a number',
    'It runs once at the end of a drag',
    'not for a click on the handle',
    "With options.tableWidth: 'full' a column takes space from its right neighbor, so two columns change.",
  ],
  () => {
    const onColumnResized = vi.fn();
    const { el } = mountTable({ columnResizable: true, tableLayout: 'fixed' }, { onColumnResized });
    const grip = one(el, '[data-testid=drag_handle]');
    const mouse = (target: EventTarget, type: string, clientX: number) =>
      flushSync(() => target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX })));
    mouse(grip, 'mousedown', 100);
    mouse(document, 'mouseup', 100);
    expect(onColumnResized).not.toHaveBeenCalled();
    mouse(grip, 'mousedown', 100);
    mouse(document, 'mousemove', 130);
    mouse(document, 'mouseup', 130);
    expect(onColumnResized).toHaveBeenCalledTimes(1);
    const [changed, every] = onColumnResized.mock.calls[0] ?? [];
    expect(changed.map((column: { field: string }) => column.field)).toEqual(['name', 'city']);
    expect(every).toHaveLength(3);
    expect(every[0]).toEqual({
      field: 'name',
      width: expect.stringContaining('+ 30px'),
      widthPx: expect.any(Number),
    });
  },
);

proves(
  [
    'onGroupRemoved(column, index) runs after a user removes a column from the grouping with the button on its chip in the group bar, which options.grouping shows.',
    'column is the object you passed, which is visible again among the others, and index is the level it had, counted from 0 for the outermost group.',
  ],
  async () => {
    const onGroupRemoved = vi.fn();
    const own = columns({ city: { defaultGroupOrder: 0 }, age: { defaultGroupOrder: 1 } });
    const { el } = mountTable({ grouping: true }, { columns: own, onGroupRemoved });
    removeGroup(el, 1);
    expect(onGroupRemoved).toHaveBeenCalledWith(own[2], 1);
  },
);

proves(
  [
    'Reports the columns that the table is grouped by, outermost first, on every render of the group bar',
    'The first call reports the initial grouping, from column.defaultGroupOrder or storage.',
    'except onGroupChange, which is called after every render.',
    'on every render of the group bar, which options.grouping shows.',
    'Each call gets a new array',
    'onGroupChange runs on every render, so setState loops',
    'It runs after every render, so compare the groups first.',
  ],
  async () => {
    const onGroupChange = vi.fn();
    const base = {
      columns: columns({ city: { defaultGroupOrder: 0 } }),
      data: people,
      options: { grouping: true },
    };
    const { rerender } = mount(<MaterialTable {...base} onGroupChange={onGroupChange} />);
    await expect.poll(() => onGroupChange.mock.calls.length).toBeGreaterThan(0);
    expect(onGroupChange.mock.lastCall?.[0]).toMatchObject([{ field: 'city' }]);
    const before = onGroupChange.mock.calls.length;
    rerender(<MaterialTable {...base} title="new" onGroupChange={onGroupChange} />);
    await expect.poll(() => onGroupChange.mock.calls.length).toBeGreaterThan(before);
  },
);

proves(['which is visible again among the others', 'If nothing is grouped, the list is empty.'], async () => {
  const titlesAtCall: string[][] = [];
  const onGroupRemoved = () => titlesAtCall.push(texts(el, 'thead th').filter(Boolean));
  const onGroupChange = vi.fn();
  const own = columns({ city: { defaultGroupOrder: 0 } });
  const { el } = mountTable({ grouping: true }, { columns: own, onGroupRemoved, onGroupChange });
  expect(texts(el, 'thead th').filter(Boolean)).toEqual(['Name', 'Age']);
  removeGroup(el, 0);
  expect(titlesAtCall).toEqual([['Name', 'City', 'Age']]);
  await expect.poll(() => onGroupChange.mock.lastCall?.[0]).toEqual([]);
  expect(all(el, bodyRow)).toHaveLength(5);
});
