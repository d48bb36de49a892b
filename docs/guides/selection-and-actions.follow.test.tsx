import { MTableBodyRow, type Query } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from '../../tests/claims/claim';
import { click, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

interface RowProps {
  path: number[];
  onRowSelected: (event: object, path: number[], row: Person) => void;
}

function ClickedRow(props: RowProps & Record<string, unknown>) {
  const toggle = (_event: unknown, row: Person & { tableData: { checked?: boolean } }) =>
    props.onRowSelected({ target: { checked: !row.tableData.checked } }, props.path, row);
  return <MTableBodyRow {...props} onRowClick={toggle} />;
}

proves(
  [
    "Call the function that the row's checkbox calls, which your own components.Row receives. It also calls onSelectionChange and works with a data function",
  ],
  async () => {
    const remote = async ({ page, pageSize }: Query<Person>) => ({
      data: people.slice(page * pageSize, (page + 1) * pageSize),
      page,
      totalCount: people.length,
    });
    const own = () => columns({ name: { defaultSort: 'desc' } });
    for (const props of [{ data: remote }, { data: people, columns: own() }]) {
      const onSelectionChange = vi.fn();
      const components = { Row: ClickedRow };
      const { el, unmount } = mountTable({ selection: true }, { ...props, components, onSelectionChange });
      await expect.poll(() => shown(el)).toHaveLength(5);
      const first = shown(el)[0];
      press(el, 'Next Page');
      await expect.poll(() => shown(el)[0]).not.toBe(first);
      click(one(el, `${bodyRow} [data-testid="mtablecell"]`));
      const rows: Person[] = onSelectionChange.mock.lastCall?.[0];
      expect(rows.map(({ name }) => name)).toEqual([shown(el)[0]]);
      const [header, ...boxes] = all(el, 'input[type="checkbox"]') as HTMLInputElement[];
      expect(header?.dataset.indeterminate).toBe('true');
      expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
      unmount();
    }
  },
);
