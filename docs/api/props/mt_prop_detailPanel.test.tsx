import MaterialTable, { type Column } from '@material-table/core';
import { useMemo } from 'react';
import { expect } from 'vitest';
import { proves } from '../../../tests/claims/claim';
import { press } from '../../../tests/claims/hands';
import { all, one, texts, toggle } from '../../../tests/claims/read';
import { mountTable, people, type Person } from '../../../tests/claims/table';

function Items({ of }: { of: Person }) {
  const own = useMemo<Column<{ id: number; item: string }>[]>(() => [{ title: 'Item', field: 'item' }], []);
  return (
    <MaterialTable
      columns={own}
      data={[{ id: 1, item: `Cup of ${of.name}` }]}
      options={{ toolbar: false, paging: false }}
      style={{ boxShadow: 'none' }}
    />
  );
}

proves(
  [
    'Instead of a tree, return a component, defined outside yours, that renders a MaterialTable with columns in its own useMemo.',
    'It is as wide as the row.',
    "The options toolbar: false and paging: false leave only the header and rows, and the style boxShadow: 'none' removes the shadow.",
  ],
  async () => {
    const { el } = mountTable({}, { detailPanel: ({ rowData }) => <Items of={rowData} /> });
    press(el, toggle);
    await expect.poll(() => el.textContent).toContain('Cup of Cid');
    const inner = one(el, 'tbody .MuiPaper-root');
    expect(all(inner, '.MuiToolbar-root, tfoot')).toEqual([]);
    expect(texts(inner, 'th')).toEqual(['Item']);
    expect(getComputedStyle(inner).boxShadow).toBe('none');
    const width = (element: Element) => element.getBoundingClientRect().width;
    await expect.poll(() => Math.abs(width(inner) - width(one(el, 'tbody tr')))).toBeLessThan(1);
  },
);

proves('All levels of a tree share the same columns and header.', () => {
  const { el } = mountTable(
    { defaultExpanded: true },
    {
      data: people.slice(0, 3),
      parentChildData: ({ id }, rows) => (id === 1 ? undefined : rows.find((row) => row.id === id - 1)),
    },
  );
  const cellsOf = (row: Element) => texts(row, '[data-testid="mtablecell"]');
  expect(all(el, 'thead')).toHaveLength(1);
  expect(all(el, 'tbody tr').slice(0, 3).map(cellsOf)).toEqual([
    ['Cid', 'Bonn', '41'],
    ['Ann', 'Bonn', '30'],
    ['Dora', 'Oslo', '30'],
  ]);
});
