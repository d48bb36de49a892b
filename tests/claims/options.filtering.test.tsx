import { type Column } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { fill } from './hands';
import { all, filterOf, filterRow, one, shown } from './read';
import { columns, mountTable, people, type Person } from './table';
const settles = (assertion: () => void) => vi.waitFor(assertion, { timeout: 60_000 });

proves(
  'Shows a row of filters below the header, one per column, depending on its type and lookup.',
  async () => {
    expect(all(mountTable().el, filterRow)).toHaveLength(0);
    const { el } = mountTable({ filtering: true });
    expect(all(el, `${filterRow} input`)).toHaveLength(3);
    fill(filterOf(el, 'City'), 'oM');
    await settles(() => expect(shown(el)).toEqual(['Eve', 'Hal', 'Kim']));
  },
);

proves('Turning off the option hides the filters, but the rows stay filtered.', async () => {
  const { el, update } = mountTable({ filtering: true });
  fill(filterOf(el, 'City'), 'rome');
  await settles(() => expect(shown(el)).toEqual(['Eve', 'Hal', 'Kim']));
  update({ filtering: false });
  expect(all(el, filterRow)).toHaveLength(0);
  expect(shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
});

proves(['Clearing a number or date filter leaves no rows', 'Let every row pass instead'], async () => {
  const age: Partial<Column<Person>> = {
    customFilterAndSearch: (filter: string, row) => filter === '' || String(row.age) === filter,
  };
  const { el } = mountTable({ filtering: true }, { columns: columns({ age }) });
  fill(filterOf(el, 'Age'), '30');
  await settles(() => expect(shown(el)).toEqual(['Ann', 'Dora']));
  fill(filterOf(el, 'Age'), '');
  await settles(() => expect(shown(el)).toHaveLength(5));
});

proves(
  [
    'A cleared text filter still hides rows without a value.',
    'Clearing a number or date filter leaves no rows',
  ],
  async () => {
    const data = [...people.slice(0, 2), { id: 99, name: 'Zoe', age: 1 } as Person];
    const { el } = mountTable({ filtering: true }, { data });
    expect(shown(el)).toEqual(['Cid', 'Ann', 'Zoe']);
    fill(filterOf(el, 'City'), 'x');
    await settles(() => expect(shown(el)).toEqual([]));
    fill(filterOf(el, 'City'), '');
    await settles(() => expect(shown(el)).toEqual(['Cid', 'Ann']));
  },
);

const icons = `${filterRow} svg`;

proves('Removes the icon from all text and number filters.', () => {
  expect(all(mountTable({ filtering: true }).el, icons)).toHaveLength(3);
  expect(all(mountTable({ filtering: true, hideFilterIcons: true }).el, icons)).toHaveLength(0);
});

proves(['Inline style of every cell in the filter row.', 'column.filterCellStyle is merged over it.'], () => {
  const { el } = mountTable(
    { filtering: true, filterCellStyle: { padding: '3px', backgroundColor: 'rgb(1, 2, 3)' } },
    { columns: columns({ city: { filterCellStyle: { backgroundColor: 'rgb(4, 5, 6)' } } }) },
  );
  const styles = all(el, `${filterRow} td`).map((cell) => getComputedStyle(cell));
  expect(styles.map((style) => style.backgroundColor)).toEqual([
    'rgb(1, 2, 3)',
    'rgb(4, 5, 6)',
    'rgb(1, 2, 3)',
  ]);
  expect(styles.map((style) => style.paddingLeft)).toEqual(['3px', '3px', '3px']);
});

proves('Inline style of the filter row.', () => {
  const { el } = mountTable({
    filtering: true,
    filterRowStyle: { backgroundColor: 'rgb(7, 8, 9)', height: 99 },
  });
  expect(getComputedStyle(one(el, filterRow)).backgroundColor).toBe('rgb(7, 8, 9)');
  expect(one(el, filterRow).getBoundingClientRect().height).toBe(99);
});
