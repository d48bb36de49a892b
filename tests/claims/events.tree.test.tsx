import { type MaterialTableProps } from '@material-table/core';
import { expect, vi } from 'vitest';
import { proves } from './claim';
import { drop, handle } from './handle';
import { click, fill } from './hands';
import { all, bodyRow, input, one, shown, toggle } from './read';
import { columns, mountTable, people, type Person } from './table';

interface Node extends Person {
  parent?: number;
}

const nodes: Node[] = [
  { id: 1, name: 'root', city: '', age: 9 },
  { id: 2, name: 'b', city: '', age: 2, parent: 1 },
  { id: 3, name: 'a', city: '', age: 1, parent: 1 },
  { id: 4, name: 'alone', city: '', age: 5, parent: 99 },
];

const parentChildData = (row: Person, rows: Person[]) => rows.find(({ id }) => id === (row as Node).parent);

const tree = (options = {}, props: Partial<MaterialTableProps<Person>> = {}) =>
  mountTable(options, { data: nodes, parentChildData, ...props }).el;

proves(
  [
    'A row without children has no arrow',
    'The table adds arrows, indentation, paging by root rows, and selection that includes children.',
    'Sorting works within each level. The third click on a header restores the order of the root rows only, while child rows remain in descending order.',
    "Grouping and tree data can't be combined.",
    'Return the object from rows, not a copy, because the table adds the children to it.',
    'It is called only for clicks, not for nodes opened by options.defaultExpanded or a search.',
  ],
  async () => {
    const el = tree({ selection: true, defaultExpanded: true });
    expect(all(el, bodyRow).map((row) => all(row, `button[aria-label="${toggle}"]`).length)).toEqual([
      1, 0, 0, 0,
    ]);
    click(one(el, '[data-testid=mtableheader-sortlabel]'));
    expect(shown(el)).toEqual(['alone', 'root', 'a', 'b']);
    const [, child] = nodes;
    const data = [...nodes, { ...(child as Person), id: 98, name: 'c' }];
    const unsorted = tree({ defaultExpanded: true }, { data });
    const header = one(unsorted, '[data-testid=mtableheader-sortlabel]');
    const atStart = shown(unsorted);
    for (let clicks = 0; clicks < 3; clicks += 1) click(header);
    expect([atStart, shown(unsorted)]).toEqual([
      ['root', 'b', 'a', 'c', 'alone'],
      ['root', 'c', 'b', 'a', 'alone'],
    ]);
    click(all(el, `${bodyRow} input`)[1] as HTMLElement);
    expect(all(el, `${bodyRow} input`).map((box) => (box as HTMLInputElement).checked)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const grouped = tree({}, { columns: columns({ city: { defaultGroupOrder: 0 } }) });
    expect(all(grouped, `button[aria-label="${toggle}"]`)).toHaveLength(0);
    const copies = tree({ defaultExpanded: true }, {
      parentChildData: (row: Person, rows: Person[]) => {
        const parent = parentChildData(row, rows);
        return parent && { ...parent, tableData: { path: [] } };
      },
    } as never);
    expect(shown(copies)).not.toContain('a');
    const onTreeExpandChange = vi.fn();
    const searched = tree({ debounceInterval: 0 }, { onTreeExpandChange });
    fill(input(searched, 'Search'), 'b');
    await expect.poll(() => shown(searched)).toContain('b');
    expect(onTreeExpandChange).not.toHaveBeenCalled();
  },
);

proves(
  [
    'column, and all visible columns',
    "index, the column's position, which changes when columns are dragged, so check column.field instead",
    'data, the searched, filtered and sorted rows on all pages',
    'with a data function, the rows on the page',
    'in a grouped table, the groups, and in a tree',
    "style replaces the column's cellStyle.",
    "Rendering your component, changing the page and select-all aren't enough.",
  ],
  async () => {
    type Argument = {
      column: { field: string };
      columns: object[];
      index: number;
      data: { value?: string; name?: string }[];
    };
    const asked: Argument[] = [];
    const renderSummaryRow = ((argument: Argument) => (
      asked.push(argument),
      argument.column.field === 'name' ? { value: 'v', style: { outlineWidth: 5 } } : 'x'
    )) as never;
    const tableRef = handle();
    const own = columns({ name: { cellStyle: { color: 'red' } }, age: { hidden: true } });
    const { el } = mountTable(
      { searchText: 'bonn' },
      { renderSummaryRow, columns: own, tableRef: tableRef as never },
    );
    expect(asked[0]).toMatchObject({ index: 0, column: { field: 'name' } });
    expect([asked[0]?.columns.length, asked[0]?.data.length]).toEqual([2, 5]);
    const cell = one(el, 'tbody tr:not([data-testid]) td');
    expect([cell.style.outlineWidth, cell.style.color]).toEqual(['5px', '']);
    asked.length = 0;
    drop(tableRef, 0, ['headers', 0], ['headers', 1]);
    const last = asked.filter(({ column }) => column.field === 'name').at(-1);
    expect(last?.index).toBe(1);
    asked.length = 0;
    mountTable({}, { renderSummaryRow, columns: columns({ city: { defaultGroupOrder: 0 } }) });
    expect(asked.at(-1)?.data.map(({ value }) => value)).toEqual(['Bonn', 'Oslo', 'Rome']);
    asked.length = 0;
    tree({ defaultExpanded: true }, { renderSummaryRow });
    expect(asked.at(-1)?.data.map(({ name }) => name)).toEqual(['root', 'alone']);
    const data = async () => ({ data: people.slice(0, 3), page: 0, totalCount: 9 });
    mountTable({}, { renderSummaryRow, data });
    await expect.poll(() => asked.at(-1)?.data.length).toBe(3);
  },
);
