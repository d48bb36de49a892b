import { expect, vi } from 'vitest';
import { proves } from './claim';
import { click, fill, press } from './hands';
import { all, header, input, one, shown } from './read';
import { mountTable, people } from './table';

proves(
  [
    "The user's input, which is a string for text and number columns, an array of keys for lookup, 'checked' or 'unchecked' for booleans, a Date for dates and times, or the value that a filterComponent reports.",
    'as is any other falsy value from a filterComponent, such as 0.',
    "Searches aren't included; use onSearchChange.",
    "The value is a string for text and number columns, a list of keys for lookup, 'checked' or 'unchecked' for booleans, and a Date for dates.",
  ],
  async () => {
    const lists: unknown[][] = [];
    const day = new Date(2024, 4, 9);
    const Falsy = ({ onFilterChanged }: { onFilterChanged: (id: number, value: unknown) => void }) => (
      <button type="button" aria-label="zero" onClick={() => onFilterChanged(0, 0)} />
    );
    const own = [
      { title: 'A', field: 'name', filterComponent: Falsy, customFilterAndSearch: () => true },
      { title: 'B', field: 'old', type: 'boolean' },
      { title: 'C', field: 'born', type: 'date', defaultFilter: day },
      { title: 'D', field: 'city', lookup: { Bonn: 'B' }, defaultFilter: ['Bonn'] },
      { title: 'E', field: 'age', type: 'numeric' },
    ];
    const { el } = mountTable(
      { filtering: true, debounceInterval: 0, searchText: 'x' },
      {
        columns: own as never,
        onFilterChange: (filters) => lists.push(filters.map(({ value }) => value as unknown)),
      },
    );
    press(el, 'zero');
    await expect.poll(() => lists.at(-1)).toEqual([day, ['Bonn']]);
    click(one(el, '#m--table--filter--row input[type=checkbox]'));
    await expect.poll(() => lists.at(-1)).toEqual(['checked', day, ['Bonn']]);
    fill(input(el, 'filter data by E'), '30');
    await expect.poll(() => lists.at(-1)).toEqual(['checked', day, ['Bonn'], '30']);
  },
);

proves(
  [
    'Use onOrderCollectionChange instead, which reports all sorted columns and their fields.',
    'If several columns are sorted, it reports only the clicked column.',
    'Runs after a click on a header changes the sorting',
    "It isn't called for the initial sorting.",
    "Dragging columns doesn't change it.",
    "'asc' or 'desc'.",
  ],
  () => {
    const single = vi.fn();
    const lists: string[] = [];
    const events = {
      onOrderChange: single,
      onOrderCollectionChange: (list: { orderByField?: string; orderDirection: string }[]) =>
        lists.push(list.map((entry) => `${entry.orderByField} ${entry.orderDirection}`).join()),
    };
    const start = [{ orderBy: 2, orderDirection: 'desc' as const, sortOrder: 1, orderByField: 'name' }];
    const { el } = mountTable(
      { maxColumnSort: 2, defaultOrderByCollection: start, thirdSortClick: false },
      events as never,
    );
    expect(shown(el, 2)[0]).toBe('61');
    expect([single.mock.calls.length, lists.length]).toEqual([0, 0]);
    click(header(el, 0));
    expect(single.mock.calls).toEqual([[0, 'asc']]);
    for (const direction of ['desc', 'asc', 'desc']) {
      click(header(el, 0));
      expect(single.mock.lastCall).toEqual([0, direction]);
    }
    expect(lists[0]).toBe('age desc,name asc');
    const tableRef: { current: { onDragEnd: (result: object) => void } | null } = { current: null };
    const dragged = mountTable({}, { ...(events as object), tableRef: tableRef as never }).el;
    tableRef.current?.onDragEnd({
      draggableId: '0',
      source: { droppableId: 'headers', index: 0 },
      destination: { droppableId: 'headers', index: 2 },
    });
    lists.length = 0;
    click(
      all(dragged, '[data-testid=mtableheader-sortlabel]').find(
        ({ textContent }) => textContent === 'Name',
      ) as HTMLElement,
    );
    expect(single.mock.lastCall).toEqual([0, 'asc']);
    expect(lists).toEqual(['name asc']);
  },
);

proves(
  "You can't pass one page as an array with page and totalCount, because an array of five rows is a table of five rows.",
  () => {
    const data = people.slice(0, 5);
    expect(mountTable({}, { data, page: 1, totalCount: 50 }).el.textContent).toContain('1-5 of 5');
  },
);
