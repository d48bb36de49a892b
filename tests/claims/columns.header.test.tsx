import type { Column } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { click, press } from './hands';
import { all, one, shown, sortLabel, texts } from './read';
import { columns, mountTable, type Person } from './table';

// Read by the header, missing from the types.
interface UntypedColumn extends Column<Person> {
  ariaLabel?: string;
  ariaSortAsc?: string;
  ariaSortDesc?: string;
}

const withName = (name: Partial<UntypedColumn>) => ({ columns: columns({ name }) });

proves('What the header cell shows, as a string or an element.', () => {
  const { el } = mountTable({}, withName({ title: <em>Who</em> }));
  expect(one(el, 'thead th em').textContent).toBe('Who');
});

proves('Grouping by a column without a title throws', async () => {
  const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', onError);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { el } = mountTable({}, withName({ title: undefined, defaultGroupOrder: 0 }));
  await expect.poll(() => el.innerHTML).toBe('');
  error.mockRestore();
  window.removeEventListener('error', onError);
});

proves(
  [
    'The style of this header cell',
    'column.headerStyle is merged over it.',
    'merged over options.headerStyle.',
  ],
  () => {
    const { el } = mountTable(
      { headerStyle: { color: 'rgb(9, 9, 9)' } },
      withName({ headerStyle: { color: 'rgb(1, 2, 3)' } }),
    );
    expect(all(el, 'thead th').map((th) => th.style.color)).toEqual([
      'rgb(1, 2, 3)',
      'rgb(9, 9, 9)',
      'rgb(9, 9, 9)',
    ]);
  },
);

proves('The tooltip of the title, shown on hover and focus.', () => {
  const { el } = mountTable({}, withName({ tooltip: 'First name' }));
  expect(one(el, 'thead th [aria-label="First name"]').textContent).toBe('Name');
});

proves(
  'An accessible name for the header cell and its sort button, for titles that are icons or abbreviations.',
  () => {
    const { el } = mountTable({}, withName({ ariaLabel: 'First name' }));
    expect(all(el, 'thead [aria-label="First name"]').map((element) => element.tagName)).toEqual([
      'TH',
      'SPAN',
    ]);
  },
);

proves(
  [
    'Replaces the value of aria-sort while the column is sorted in ascending order.',
    'Replaces the value of aria-sort while the column is sorted in descending order.',
  ],
  () => {
    const { el } = mountTable({}, withName({ ariaSortAsc: 'up', ariaSortDesc: 'down' }));
    const label = one(el, sortLabel);
    click(label);
    expect(label.getAttribute('aria-sort')).toBe('up');
    click(label);
    expect(label.getAttribute('aria-sort')).toBe('down');
  },
);

proves(
  "false makes the header of this column plain text, so that users can't sort by it, and ignores its defaultSort.",
  () => {
    const { el } = mountTable({}, withName({ sorting: false, defaultSort: 'asc' }));
    expect(texts(el, sortLabel)).toEqual(['City', 'Age']);
    expect(shown(el)[0]).toBe('Cid');
  },
);

proves(
  [
    'Sorts the table by this column initially.',
    'If several columns set it, the leftmost ones are used, up to options.maxColumnSort.',
  ],
  () => {
    const both = () => ({
      columns: columns({ city: { defaultSort: 'desc' }, name: { defaultSort: 'asc' } }),
    });
    expect(shown(mountTable({}, both()).el)[0]).toBe('Ann');
    const two = mountTable({ maxColumnSort: 2 }, both()).el;
    expect(all(two, sortLabel).map((label) => label.getAttribute('aria-sort'))).toEqual([
      'ascending',
      'descending',
      'none',
    ]);
  },
);

proves(
  [
    'Compares two rows and returns a negative number if the first comes before the second, a positive one if it comes after, and 0 if they are equal.',
    'Always compare for ascending order; for descending order, the table swaps the arguments.',
    "The third argument is 'row' if the first two are rows and 'group' if they are the values of two groups",
    'customSort(a, b) receives two rows, not two values, and must return a number.',
    'Write the function for ascending order. For descending order, the table swaps the two rows',
  ],
  () => {
    const customSort = vi.fn((a: Person, b: Person) => a.age - b.age);
    const { el } = mountTable({}, withName({ customSort }));
    click(one(el, sortLabel));
    expect(shown(el)[0]).toBe('Fay');
    expect(customSort).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: expect.any(Number) }),
      expect.anything(),
      'row',
      'asc',
    );
    click(one(el, sortLabel));
    expect(shown(el)[0]).toBe('Kim');
    expect(customSort).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), 'row', 'desc');
  },
);

proves(
  [
    "The third argument is 'row' if the first two are rows and 'group' if they are the values of two groups.",
    "In grouped tables, it also receives values, with 'group' as the third argument.",
  ],
  () => {
    const customSort = vi.fn((_a: unknown, _b: unknown) => 0);
    mountTable({}, { columns: columns({ city: { defaultGroupOrder: 0, customSort } }) });
    expect(customSort).toHaveBeenCalledWith(
      expect.stringMatching(/Oslo|Bonn|Rome/),
      expect.any(String),
      'group',
      'asc',
    );
  },
);

proves(
  [
    "true hides the column, which then isn't searched or exported",
    'The columns button changes hidden in your column object',
    'hidden: true hides a column, and options.columnsButton adds a button to the toolbar with a menu of the columns, in which users can show it.',
    'The table writes into your column objects',
  ],
  () => {
    const own = columns({ city: { hidden: true } });
    const { el } = mountTable({ columnsButton: true }, { columns: own });
    expect(texts(el, 'thead th')).toEqual(['Name', 'Age']);
    press(el, 'Show Columns');
    click(all(document, '[role=menu] input')[1]!);
    expect(texts(el, 'thead th')).toEqual(['Name', 'City', 'Age']);
    expect(own[1]!.hidden).toBe(false);
  },
);

proves(
  [
    "true omits the column from the columns menu, so users can't hide or show it.",
    "false locks the column in the columns menu, so users can see its entry but can't hide the column.",
    'Columns can be left out of the menu or locked.',
  ],
  () => {
    const { el } = mountTable(
      { columnsButton: true },
      { columns: columns({ name: { hiddenByColumnsButton: true }, city: { removable: false } }) },
    );
    press(el, 'Show Columns');
    const entries = all(document, '[role=menu] label');
    expect(entries.map((entry) => entry.textContent)).toEqual(['City', 'Age']);
    expect(entries.map((entry) => entry.getAttribute('aria-disabled'))).toEqual(['true', null]);
  },
);

proves(
  [
    'false excludes the column from all exports; true includes it even if it is hidden.',
    'Returns the value to export from the whole row, for any export function.',
  ],
  () => {
    const exportFunc = vi.fn();
    const { el } = mountTable(
      { exportMenu: [{ label: 'Log', exportFunc }], pageSize: 5 },
      {
        columns: columns({
          name: { customExport: (row) => `#${row.id}` },
          city: { export: false },
          age: { hidden: true, export: true },
        }),
      },
    );
    press(el, 'Export');
    click(one(document, '[role=menuitem]'));
    const [exported, rows] = exportFunc.mock.calls[0] as [Column<Person>[], object[]];
    expect(exported.map(({ field }) => field)).toEqual(['name', 'age']);
    expect(rows[0]).toEqual({ name: '#1', age: 41 });
  },
);

proves(
  [
    'A final transformation that only ExportCsv and ExportPdf from @material-table/exporters apply.',
    'Only @material-table/exporters uses it.',
    "exportTransformer doesn't get your row",
  ],
  () => {
    const exportFunc = vi.fn();
    const exportTransformer = vi.fn();
    const { el } = mountTable(
      { exportMenu: [{ label: 'Log', exportFunc }] },
      withName({ exportTransformer }),
    );
    press(el, 'Export');
    click(one(document, '[role=menuitem]'));
    expect((exportFunc.mock.calls[0] as [unknown, Person[]])[1][0]!.name).toBe('Cid');
    expect(exportTransformer).not.toHaveBeenCalled();
  },
);
