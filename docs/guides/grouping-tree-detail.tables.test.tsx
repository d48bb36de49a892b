import { type Column } from '@material-table/core';
import { createRef } from 'react';
import { expect } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { all, bodyRow, groups, one, shown, toggle } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

proves(
  [
    'For groups, a and b are values without rows. To sort by size, count your rows first, and return counts[a] - counts[b].',
  ],
  () => {
    const data = people.slice(0, 7);
    const counts: Record<string, number> = {};
    for (const { city } of data) counts[city] = (counts[city] ?? 0) + 1;
    const seen: unknown[] = [];
    const customSort = (a: unknown, b: unknown, type: string) => {
      if (type !== 'group') return 0;
      seen.push(a, b);
      return (counts[String(a)] ?? 0) - (counts[String(b)] ?? 0);
    };
    const own = columns({ city: { defaultGroupOrder: 0, customSort: customSort as never } });
    expect(groups(mountTable({}, { data, columns: own }).el)).toEqual([
      'City: Rome',
      'City: Bonn',
      'City: Oslo',
    ]);
    expect([...new Set(seen)].sort()).toEqual(['Bonn', 'Oslo', 'Rome']);
  },
);

proves("Group rows don't call render. They show the value, or the result of groupRender.", () => {
  const grouped = (city: Partial<Column<Person>>) =>
    groups(mountTable({}, { columns: columns({ city: { defaultGroupOrder: 0, ...city } }) }).el)[0];
  const render = (row: Person) => `in ${row.city}`;
  expect(grouped({ render })).toBe('City: Bonn');
  expect(grouped({ render, groupRender: (value) => `at ${String(value)}` })).toBe('City: at Bonn');
});

proves(
  "The column has 42 px for each panel. To make it narrower, set detailPanelColumnStyle: { width: 30 }, and shrink the button with sx={{ '& td .MuiIconButton-root': { p: 0 } }}.",
  () => {
    const panel = () => ({ render: () => 'x' });
    const cellOf = (options: object, sx: object, detailPanel: unknown = () => 'x') => {
      const { el } = mountTable(options, { sx: sx as never, detailPanel: detailPanel as never });
      const cell = one(el, `tbody button[aria-label="${toggle}"]`).closest('td');
      if (!cell) throw new Error('the arrow has no cell');
      return cell;
    };
    expect(cellOf({}, {}).style.width).toBe('42px');
    expect(one(cellOf({}, {}, [panel, panel]), 'div').style.width).toBe('84px');
    const narrow = { detailPanelColumnStyle: { width: 30 } };
    const small = { '& td .MuiIconButton-root': { p: 0 } };
    const widthOf = (cell: HTMLElement) => Math.round(cell.getBoundingClientRect().width);
    expect(widthOf(cellOf(narrow, {}))).toBeGreaterThan(30);
    expect(widthOf(cellOf(narrow, small))).toBeLessThanOrEqual(30);
  },
);

proves('icon and tooltip can also depend on the row.', () => {
  const Icon = (name: string) => () => <svg data-icon={name} />;
  const { el } = mountTable(
    {},
    {
      data: people.slice(0, 2),
      detailPanel: [(row) => ({ icon: Icon(row.name) as never, tooltip: row.city, render: () => row.name })],
    },
  );
  expect(shown(el)).toEqual(['Cid', 'Ann']);
  expect(all(el, '[data-icon]').map((icon) => icon.dataset.icon)).toEqual(['Cid', 'Ann']);
});

proves(
  "With tableLayout: 'fixed', the column has no width, and the arrow of a panel or tree row covers text. Set sx={{ '& th:first-of-type': { width: 42 } }}.",
  () => {
    const covered = (props: object, more: object = {}) => {
      const { el } = mountTable({ tableLayout: 'fixed' }, { ...props, ...more });
      const button = one(el, `tbody button[aria-label="${toggle}"]`).getBoundingClientRect();
      const cell = one(el, '[data-testid="mtablecell"]');
      const text = cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft);
      return button.right > text;
    };
    const parentChildData = ({ id }: Person, rows: Person[]) => rows.find((row) => row.id === id - 1);
    const sx = { '& th:first-of-type': { width: 42 } };
    for (const props of [{ detailPanel: () => 'x' }, { parentChildData }]) {
      expect(covered(props)).toBe(true);
      expect(covered(props, { sx })).toBe(false);
    }
  },
);

proves(
  [
    'is called for each panel that opens or closes',
    'find the rows of tableRef.current.dataManager.data whose tableData.showDetailPanel is set',
  ],
  () => {
    const tableRef = createRef<TableWithData>();
    const said: string[] = [];
    const { el } = mountTable(
      {},
      {
        detailPanel: () => 'panel',
        tableRef,
        onTreeExpandChange: () => {},
        onDetailPanelChange: ({ name }, state) => said.push(`${name} ${state}`),
      },
    );
    const open = () =>
      tableRef.current?.dataManager.data
        .filter(({ tableData }) => tableData?.showDetailPanel)
        .map(({ name }) => name);
    const second = () => click(all(el, `${bodyRow} button`)[1] as HTMLElement);
    expect(open()).toEqual([]);
    second();
    expect(open()).toEqual([people[1]?.name]);
    second();
    expect(open()).toEqual([]);
    expect(said).toEqual([`${people[1]?.name} open`, `${people[1]?.name} closed`]);
  },
);

/** What the types lack of the table behind `tableRef`. */
interface TableWithData {
  dataManager: { data: (Person & { tableData?: { showDetailPanel?: unknown } })[] };
}
