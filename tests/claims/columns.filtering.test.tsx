import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Column } from '@material-table/core';
import { proves } from './claim';
import { click, fill, pass, press, stopClock } from './hands';
import { all, filterRow, one, shown } from './read';
import { columns, mountTable, type Person } from './table';
const filtering = { filtering: true, debounceInterval: 0 };
const cities = { Bonn: 'Bonn', Oslo: 'Oslo', Rome: 'Rome' };

/** The library's copy of the column; `tableData` is missing from the types. */
interface FilterProps {
  columnDef: Column<Person> & { tableData?: { id: number } };
  onFilterChanged: (columnId: number, value: unknown) => void;
}

proves(
  [
    "The column's initial filter",
    'applied even if the table has no filter row.',
    'filters from the first frame, even without a filter row',
  ],
  () => {
    expect(shown(mountTable({}, { columns: columns({ name: { defaultFilter: 'a' } }) }).el)).toEqual([
      'Ann',
      'Dora',
      'Fay',
      'Hal',
      'Ida',
    ]);
  },
);

proves(
  "Text and numeric columns need a string ('30', because a number matches nothing), lookup columns an array of keys as strings, boolean columns 'checked' or 'unchecked', and date and time columns a Date.",
  () => {
    expect(shown(mountTable({}, { columns: columns({ age: { defaultFilter: '30' } }) }).el)).toEqual([
      'Ann',
      'Dora',
    ]);
    expect(shown(mountTable({}, { columns: columns({ age: { defaultFilter: 30 } }) }).el)).toEqual([]);
    const city = { lookup: cities, defaultFilter: ['Rome'] };
    expect(shown(mountTable({}, { columns: columns({ city }) }).el)).toEqual(['Eve', 'Hal', 'Kim']);
  },
);

proves(
  [
    'The operator of the default filter in query.filters of remote data.',
    "When the user changes the filter, the operator becomes '='",
  ],
  async () => {
    const data = vi.fn(() => Promise.resolve({ data: [], page: 0, totalCount: 0 }));
    const { el } = mountTable(filtering, {
      columns: columns({ name: { defaultFilter: 'A', defaultFilterOperator: 'startsWith' } }),
      data: data as never,
    });
    const operators = () =>
      data.mock.calls.map(
        (call: unknown[]) => (call[0] as { filters: { operator: string }[] }).filters[0]?.operator,
      );
    await expect.poll(operators).toEqual(['startsWith']);
    fill(one(el, `${filterRow} input`) as HTMLInputElement, 'An');
    await expect.poll(operators).toEqual(['startsWith', '=']);
  },
);

proves('It has no effect on rows that the table filters itself.', () => {
  const name = { defaultFilter: 'n', defaultFilterOperator: 'startsWith' };
  expect(shown(mountTable({}, { columns: columns({ name }) }).el)).toEqual(['Ann', 'Jon']);
});

proves(
  [
    'For columns with a lookup, true applies the filter on each selection in the menu instead of when the menu closes.',
    'A column with a lookup has a menu of checkboxes, and a row passes if its value is among the selected ones.',
    'By default, the selection applies when the menu closes. To apply each change immediately, set filterOnItemSelect: true on the column.',
    'The built-in menu always lists the whole lookup and has no search field.',
  ],
  async () => {
    const choose = async (filterOnItemSelect: boolean) => {
      const { el, unmount } = mountTable(filtering, {
        columns: columns({ city: { lookup: cities, filterOnItemSelect } }),
      });
      one(el, `${filterRow} [role=combobox]`).dispatchEvent(
        new MouseEvent('mousedown', { bubbles: true, button: 0 }),
      );
      await expect.poll(() => all(document, '[role=option] input[type=checkbox]').length).toBe(3);
      expect(all(document, '[role=presentation] input:not([type=checkbox])')).toEqual([]);
      stopClock();
      click(all(document, '[role=option]')[2]!);
      pass(1000);
      const whileOpen = shown(el);
      click(one(document, '.MuiBackdrop-root'));
      pass(1000);
      const afterClosing = shown(el);
      unmount();
      vi.useRealTimers();
      return [whileOpen, afterClosing];
    };
    const inRome = ['Eve', 'Hal', 'Kim'];
    expect(await choose(true)).toEqual([inRome, inRome]);
    expect(await choose(false)).toEqual([['Cid', 'Ann', 'Dora', 'Bob', 'Eve'], inRome]);
  },
);

proves(
  [
    "false leaves this column's cell in the filter row empty.",
    'The filter row appears with options.filtering.',
    'With options.filtering, every column has a filter. To exclude a column, set filtering: false on it.',
    "Without the option, a column's filtering: true has no effect.",
  ],
  () => {
    const { el } = mountTable(filtering, { columns: columns({ city: { filtering: false } }) });
    expect(all(el, `${filterRow} td`).map((td) => td.querySelectorAll('input').length)).toEqual([1, 0, 1]);
    const alone = mountTable({}, { columns: columns({ city: { filtering: true } }) }).el;
    expect(all(alone, filterRow)).toEqual([]);
  },
);

proves('A component that replaces the filter input, defined outside your component.', async () => {
  const FilterByA = ({ columnDef, onFilterChanged }: FilterProps) => (
    <button type="button" onClick={() => onFilterChanged(columnDef.tableData!.id, 'a')}>
      only a
    </button>
  );
  const { el } = mountTable(filtering, { columns: columns({ name: { filterComponent: FilterByA } }) });
  click(one(el, `${filterRow} button`));
  await expect.poll(() => shown(el)[0]).toBe('Ann');
});

proves(
  [
    "The placeholder of the column's filter input, instead of localization.body.filterRow.filterPlaceHolder.",
    'column.filterPlaceholder sets it for one column',
    "true removes the icon before the column's filter input.",
    "The style of the column's cell in the filter row, merged over options.filterCellStyle.",
  ],
  () => {
    const { el } = mountTable(
      { ...filtering, filterCellStyle: { paddingTop: 9 } },
      {
        columns: columns({
          name: { filterPlaceholder: 'Contains', hideFilterIcon: true, filterCellStyle: { paddingTop: 3 } },
        }),
      },
    );
    const [name, city] = all(el, `${filterRow} td`);
    expect(one(name!, 'input').getAttribute('placeholder')).toBe('Contains');
    expect([name!.querySelector('svg'), one(city!, 'svg').tagName]).toEqual([null, 'svg']);
    expect(name!.style.paddingTop).toBe('3px');
  },
);

proves(
  [
    "Returns true for the rows that match the column's filter or the search.",
    "It is called with the filter's value, or with the trimmed text of the search field.",
    "When the user clears the filter, it is called with '', in a lookup column with [], and in a date or time column with null, so return true for every row then.",
    'The search field calls the same function with its text',
    'The same happens with a date, even while a user changes part of it.',
  ],
  async () => {
    const customFilterAndSearch = vi.fn((term: string, row: Person) => row.age > Number(term));
    const { el } = mountTable(filtering, { columns: columns({ age: { customFilterAndSearch } }) });
    fill(one(el, `${filterRow} td:nth-child(3) input`) as HTMLInputElement, '50');
    await expect.poll(() => shown(el)).toEqual(['Eve', 'Kim']);
    expect(customFilterAndSearch).toHaveBeenLastCalledWith(
      '50',
      expect.objectContaining({ age: 22 }),
      expect.objectContaining({ field: 'age' }),
    );
    fill(one(el, `${filterRow} td:nth-child(3) input`) as HTMLInputElement, '');
    await expect.poll(() => customFilterAndSearch.mock.lastCall?.[0]).toBe('');
    fill(one(el, 'input[aria-label=Search]') as HTMLInputElement, ' 60 ');
    await expect.poll(() => shown(el)).toEqual(['Kim']);
    expect(customFilterAndSearch.mock.lastCall?.[0]).toBe('60');

    /** The terms that reach the function after the user clears such a filter. */
    const cleared = async (own: Partial<Column<Person>>, clear: (el: HTMLElement) => Promise<void>) => {
      const passed = vi.fn((_term: unknown) => true);
      const city = { ...own, customFilterAndSearch: passed };
      const table = mountTable(filtering, { columns: columns({ city }) });
      const before = passed.mock.lastCall?.[0];
      await clear(table.el);
      await expect.poll(() => passed.mock.lastCall?.[0]).not.toEqual(before);
      table.unmount();
      return passed.mock.lastCall?.[0];
    };
    const day = new Date(2024, 4, 9);
    for (const type of ['date', 'datetime', 'time'] as const)
      expect(
        await cleared({ type, defaultFilter: day }, async (root) => {
          await userEvent.click(one(root, `${filterRow} [role="spinbutton"]`));
          await userEvent.keyboard('{Backspace}');
        }),
      ).toBeNull();
    const lookup = { Bonn: 'Bonn', Oslo: 'Oslo' };
    expect(
      await cleared({ lookup, defaultFilter: ['Oslo'], filterOnItemSelect: true }, async (root) => {
        const select = one(root, `${filterRow} [role=combobox]`);
        flushSync(() => select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
        click(
          all(document, '[role=option]').find(({ textContent }) => textContent === 'Oslo') as HTMLElement,
        );
        await userEvent.keyboard('{Escape}');
      }),
    ).toEqual([]);
  },
);

proves(
  [
    'Whether the search field searches this column.',
    "By default, visible columns are searched and hidden ones aren't, so true includes a hidden column and false excludes a visible one.",
    'column.searchable excludes a column or includes a hidden one.',
    'searchable: true includes a hidden column, which is useful for keywords. searchable: false excludes a visible one.',
  ],
  () => {
    stopClock();
    const search = (city: Partial<Column<Person>>) => {
      const { el } = mountTable({ debounceInterval: 0 }, { columns: columns({ city }) });
      fill(one(el, 'input[aria-label=Search]') as HTMLInputElement, 'rome');
      pass(0);
      return shown(el).length;
    };
    expect(search({})).toBe(3);
    expect(search({ searchable: false })).toBe(0);
    expect(search({ hidden: true })).toBe(0);
    expect(search({ hidden: true, searchable: true })).toBe(3);
  },
);

proves('An empty number or date filter is compared with each row, and no row matches it.', async () => {
  const { el } = mountTable(filtering);
  const input = one(el, `${filterRow} td:nth-child(3) input`) as HTMLInputElement;
  fill(input, '30');
  await expect.poll(() => shown(el)).toEqual(['Ann', 'Dora']);
  fill(input, '');
  await expect.poll(() => shown(el)).toEqual([]);
});

proves('The select returns the key as a string', async () => {
  const onRowAdd = vi.fn((_row: object) => Promise.resolve());
  const { el } = mountTable(
    {},
    {
      columns: columns({ city: { lookup: { 1: 'Bonn', 2: 'Oslo' }, initialEditValue: 1 } }),
      editable: { onRowAdd },
    },
  );
  press(el, 'Add');
  expect(one(el, 'tbody [role=combobox]').textContent).toBe('Bonn');
  one(el, 'tbody [role=combobox]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  await expect.poll(() => all(document, '[role=option]').length).toBe(2);
  click(all(document, '[role=option]')[1]!);
  press(el, 'Save');
  await expect.poll(() => onRowAdd.mock.calls[0]?.[0]).toEqual({ city: '2' });
});

proves('finds only strings such as 13:30', () => {
  const times = [
    { id: 1, at: '13:30' },
    { id: 2, at: '2024-05-09T13:30:00' },
    { id: 3, at: new Date(2024, 4, 9, 13, 30) },
  ];
  const at = {
    title: 'At',
    field: 'at',
    type: 'time',
    defaultFilter: new Date(2024, 4, 9, 13, 30),
  } as const;
  expect(shown(mountTable({}, { columns: [{ ...at }], data: times as never }).el)).toEqual(['13:30']);
});

proves('Zero sorts before negative numbers', () => {
  const data = [3, 0, -5].map((n) => ({ id: n + 10, n })) as never;
  const sorted = (type?: 'numeric' | 'currency') =>
    shown(mountTable({}, { columns: [{ title: 'N', field: 'n', type, defaultSort: 'asc' }], data }).el);
  expect(sorted('numeric')).toEqual(['-5', '0', '3']);
  expect(sorted()).toEqual(['0', '-5', '3']);
  expect(sorted('currency')).toEqual(['$0.00', '-$5.00', '$3.00']);
});
