import MaterialTable, { type Column, type Query } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { click, press } from './hands';
import { cell, filterRow, one, shown, texts } from './read';
import { columns, mountTable, people, type Person, save } from './table';

proves(
  [
    "With any id, users' changes to hidden are lost unless you store them in onChangeColumnHidden.",
    'New objects that contain functions count as new columns, so filters, groups and hidden columns are lost.',
    'The columns are new.',
  ],
  () => {
    const table = () => (
      <MaterialTable
        columns={columns().map((column, id) => ({ ...column, id, render: (row: Person) => row.name }))}
        data={people}
        options={{ columnsButton: true }}
      />
    );
    const { el, rerender } = mount(table());
    press(el, 'Show Columns');
    click(one(document, '#column-toggle-1'));
    expect(texts(el, 'thead th')).toEqual(['Name', 'Age']);
    rerender(table());
    expect(texts(el, 'thead th')).toEqual(['Name', 'City', 'Age']);
  },
);

/** One column of this type with one value: its cell, its editor and its filter. */
function ofType(type: Column<object>['type'], value: unknown) {
  const own = [{ title: 'V', field: 'v', type }];
  const { el } = mountTable(
    { filtering: true },
    { columns: own as never, data: [{ id: 1, v: value }] as never, editable: { onRowUpdate: save } },
  );
  const text = texts(el, cell)[0];
  const align = getComputedStyle(one(el, cell)).textAlign;
  const kind = (part: Element | null) => {
    if (part?.querySelector('[class*=MuiPickers]')) return 'picker';
    return part?.querySelector('input')?.type;
  };
  const filter = kind(one(el, filterRow));
  press(el, 'Edit');
  return { text, align, filter, editor: kind(el.querySelector('tr:has([aria-label=Save])')) };
}

proves(
  [
    'The kind of value in the column.',
    'It determines how cells are formatted and which inputs the editor and filter row show.',
    "'string' or none | the value; true and false as words | text field | contains the text, ignoring case",
    "'numeric' | the value, right-aligned | number field | equals the number, digit by digit",
    "'currency' | formatted by currencySetting, right-aligned | number field | contains the text in the unformatted value",
    "'boolean' | a check mark or a dash | checkbox | checkbox: off, yes, no",
    "'date', 'datetime' | a Date or an ISO string, formatted by dateSetting; other strings as they are | picker, needs a Date | picker; the same day, or the same minute, and all rows without a readable date",
    "'time' | as above, only the time | picker, needs a Date | picker; finds only strings such as 13:30, and all empty values",
  ],
  () => {
    expect(ofType(undefined, true)).toEqual({
      text: 'true',
      align: 'left',
      filter: 'search',
      editor: 'text',
    });
    expect(ofType('string', 'a')).toEqual({ text: 'a', align: 'left', filter: 'search', editor: 'text' });
    expect(ofType('numeric', 7)).toEqual({ text: '7', align: 'right', filter: 'number', editor: 'number' });
    expect(ofType('currency', 7)).toMatchObject({ text: '$7.00', align: 'right', editor: 'number' });
    expect(ofType('boolean', true)).toMatchObject({ filter: 'checkbox', editor: 'checkbox' });
    const day = new Date(2024, 4, 9, 13, 30);
    for (const [type, text] of [
      ['date', day.toLocaleDateString()],
      ['datetime', day.toLocaleString()],
      ['time', day.toLocaleTimeString()],
    ] as const) {
      expect(ofType(type, day)).toMatchObject({ text, filter: 'picker', editor: 'picker' });
      expect(ofType(type, '2024-05-09T13:30:00').text).toBe(text);
      expect(ofType(type, 'soon').text).toBe('soon');
    }
  },
);

proves('checkbox: off, yes, no', async () => {
  const data = [true, false, null].map((v, index) => ({ id: index + 1, v }));
  const own = [
    { title: 'No', field: 'id' },
    { title: 'V', field: 'v', type: 'boolean' },
  ];
  const { el } = mountTable(
    { filtering: true, debounceInterval: 0 },
    { columns: own as never, data: data as never },
  );
  const box = one(el, `${filterRow} input[type=checkbox]`);
  for (const left of [['1'], ['2', '3'], ['1', '2', '3']]) {
    click(box);
    await expect.poll(() => shown(el)).toEqual(left);
  }
});

proves("Any other name, such as 'number', counts as none.", () => {
  const cellsOf = (type: string | undefined) => {
    const own = {
      columns: [{ title: 'Age', field: 'age', type }] as never,
      editable: { onRowUpdate: save },
    };
    const { el, unmount } = mountTable({}, own);
    const align = getComputedStyle(one(el, cell)).textAlign;
    press(el, 'Edit');
    const found = [align, (one(el, 'tbody input') as HTMLInputElement).type];
    unmount();
    return found;
  };
  expect(cellsOf('number')).toEqual(cellsOf(undefined));
  expect(cellsOf('number')).not.toEqual(cellsOf('numeric'));
});

proves(
  [
    "Numbers are sorted as numbers even without 'numeric'; strings of digits are sorted as text.",
    'With a data function, your server sorts the rows, and customSort is called only in groups and trees.',
    "The rows aren't filtered or searched again in the browser, and only rows in groups and trees are sorted again.",
    'With a data function, it is called only in groups and trees, because your server sorts.',
    "The server has to do all the work, because the table doesn't filter or paginate these rows itself.",
    'The table shows the rows in the order you return them.',
    'Rows in groups and trees are sorted again in the browser.',
  ],
  async () => {
    const sorted = (values: unknown[], extra: object = {}) => {
      const data = values.map((n, index) => ({ id: index + 1, n })) as never;
      return shown(
        mountTable({}, { data, columns: [{ title: 'N', field: 'n', defaultSort: 'asc', ...extra }] }).el,
      );
    };
    expect(sorted([10, 9])).toEqual(['9', '10']);
    expect(sorted(['10', '9'])).toEqual(['10', '9']);
    const customSort = (a: { n: number }, b: { n: number }) => a.n - b.n;
    expect(sorted([3, 0, -5], { customSort })).toEqual(['-5', '0', '3']);
    const remote = vi.fn(() => 0);
    const data = async (query: Query<Person>) => ({
      data: people.slice(0, 5),
      page: query.page,
      totalCount: 12,
    });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { el } = mountTable(
      { searchText: 'no one' },
      { data, columns: columns({ name: { customSort: remote } }) },
    );
    await expect.poll(() => shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
    click(one(el, '[data-testid=mtableheader-sortlabel]'));
    await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(0);
    expect(shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob', 'Eve']);
    expect(remote).not.toHaveBeenCalled();
    warn.mockRestore();

    const all = ['Cid', 'Ann', 'Dora', 'Bob', 'Eve'];
    /** The rows that are shown when groups or a tree also have a search, a filter and a sort order. */
    const seen = async (own: Partial<Column<Person>>, props: object) => {
      const made = columns({ name: { defaultSort: 'asc', defaultFilter: 'Ann' }, city: own });
      const table = mountTable(
        { searchText: 'Ann', filtering: true, defaultExpanded: true },
        { data, columns: made, ...props },
      );
      await expect.poll(() => shown(table.el).length).toBe(all.length);
      return shown(table.el);
    };
    expect(await seen({ defaultGroupOrder: 0 }, {})).toEqual(['Ann', 'Cid', 'Bob', 'Dora', 'Eve']);
    const parentChildData = ({ id }: Person, rows: Person[]) =>
      id === 1 ? undefined : rows.find((row) => row.id === 1);
    expect(await seen({}, { parentChildData })).toEqual(['Cid', 'Ann', 'Bob', 'Dora', 'Eve']);
  },
);
