import type { CellStyle, Options } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { press } from './hands';
import { all, bodyRow, one } from './read';
import { columns, mountTable, type Person } from './table';

const backgrounds = (el: Element, selector: string) =>
  all(el, selector).map((row) => getComputedStyle(row).backgroundColor);
const red = 'rgb(200, 0, 0)';

proves(
  [
    'Inline style of each data row, as an object or a function of the row.',
    'options.rowStyle is a style object or a function of the row.',
  ],
  () => {
    const { el } = mountTable({ rowStyle: { backgroundColor: red } });
    expect(new Set(backgrounds(el, bodyRow))).toEqual(new Set([red]));
    const byRow = mountTable({ rowStyle: (row) => (row.city === 'Oslo' ? { backgroundColor: red } : {}) }).el;
    expect(backgrounds(byRow, bodyRow).map((color) => color === red)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  },
);

proves(
  "The function also receives the row's index on the page, starting at 0, its level (0, or higher in groups and trees) and whether any row is being edited, which isn't typed.",
  () => {
    const calls: unknown[][] = [];
    // The types lack the fourth argument.
    const rowStyle = (...args: unknown[]) => {
      calls.push([(args[0] as Person).name, ...args.slice(1)]);
      return {};
    };
    const { el } = mountTable(
      { rowStyle, initialPage: 1 },
      { editable: { onRowUpdate: () => Promise.resolve() } },
    );
    expect(calls.slice(0, 2)).toEqual([
      ['Fay', 0, 0, false],
      ['Gus', 1, 0, false],
    ]);
    press(el, 'Edit');
    expect(calls.at(-1)).toEqual(['Jon', 4, 0, true]);
  },
);

proves("Striped rows don't work in groups: each row has index 0", () => {
  const rowStyle = vi.fn((_row: Person, _index: number, _level: number) => ({}));
  mountTable({ rowStyle, defaultExpanded: true }, { columns: columns({ city: { defaultGroupOrder: 0 } }) });
  expect(new Set(rowStyle.mock.calls.map(([, index, level]) => `${index} ${level}`))).toEqual(
    new Set(['0 1']),
  );
});

proves(['The other rows fade while one is edited'], () => {
  const opacity = (options: Options<Person>) => {
    const { el } = mountTable(options, { editable: { onRowUpdate: () => Promise.resolve() } });
    press(el, 'Edit');
    return getComputedStyle(one(el, bodyRow)).opacity;
  };
  expect(opacity({})).toBe('0.2');
  expect(opacity({ rowStyle: { opacity: 1 } })).toBe('1');
});

type WithCellStyle = Options<Person> & { cellStyle?: CellStyle<Person> };

proves(
  [
    'Inline style of each body cell, as an object or a function of the value and row.',
    'Columns with their own cellStyle ignore it.',
  ],
  () => {
    const options: WithCellStyle = { cellStyle: { backgroundColor: red } };
    const { el } = mountTable(options, {
      columns: columns({ city: { cellStyle: { color: 'rgb(0, 0, 1)' } } }),
    });
    expect(backgrounds(one(el, bodyRow), 'td').map((color) => color === red)).toEqual([true, false, true]);
  },
);

proves('Inline style of each body cell, as an object or a function of the value and row.', () => {
  const cellStyle = vi.fn((..._args: unknown[]) => ({}));
  const options: WithCellStyle = { cellStyle };
  mountTable(options);
  const [value, row, column] = cellStyle.mock.calls[0] ?? [];
  expect([value, (row as Person).name, column]).toEqual(['Cid', 'Cid', undefined]);
});
