import MaterialTable, {
  type Column,
  MTableBodyRow,
  MTableFilterRow,
  MTableHeader,
} from '@material-table/core';
import { createRef, useMemo, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { one, shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';
import { saidBy } from './_produce';

interface Node {
  id: number;
  name: string;
  parentId?: number;
  tableData?: unknown;
}

/** A tree with an action that adds a copy of a parent row, with a child. */
function Tree({ copy }: { copy: (row: Node) => Node }) {
  const [rows, setRows] = useState<Node[]>([
    { id: 1, name: 'Home' },
    { id: 2, name: 'Music', parentId: 1 },
  ]);
  const own = useMemo<Column<Node>[]>(() => [{ title: 'Name', field: 'name' }], []);
  const duplicate = (row: Node) => {
    const child = { id: 4, name: 'Films', parentId: 3 };
    setRows([...rows, { ...copy(row), id: 3, name: 'Work' }, child]);
  };
  return (
    <MaterialTable
      columns={own}
      data={rows}
      parentChildData={(row, all) => all.find(({ id }) => id === row.parentId)}
      options={{ debounceInterval: 0 }}
      actions={[
        {
          icon: 'c',
          tooltip: 'Duplicate',
          position: 'row',
          onClick: (_event, row) => duplicate([row].flat()[0] as Node),
        },
      ]}
    />
  );
}

proves(
  [
    'In 8.0.3 it appears in a search of a tree where two parent rows have the same `uuid`',
    'Copy the row without it: `const { tableData, ...row } = rowData`.',
  ],
  async () => {
    const words = "Cannot read properties of undefined (reading 'tableData')";
    const search = (el: HTMLElement) => {
      press(el, 'Duplicate');
      fill(one(el, 'input[placeholder="Search"]'), 'music');
    };
    const same = <Tree copy={(row) => ({ ...row })} />;
    expect(await saidBy(same, { act: search }, (said) => said.includes(words))).toContain(words);
    const { el } = mount(<Tree copy={({ tableData: _state, ...row }) => row} />);
    search(el);
    await expect.poll(() => shown(el)).toEqual(['Home', 'Music']);
  },
);

interface Methods {
  onTreeExpandChanged: (path: string[], row: object) => void;
  onGroupExpandChanged: (path: number[]) => void;
}

proves(
  [
    'A method of `tableRef` that gets the path of a missing row causes it, too.',
    'In 8.0.3, calling `onGroupExpandChanged` of `tableRef` with the path of a missing group causes it.',
  ],
  () => {
    const tableRef = createRef<Methods>();
    const grouped = columns({ city: { defaultGroupOrder: 0 } });
    mount(<MaterialTable columns={grouped} data={people} tableRef={tableRef} options={{ grouping: true }} />);
    expect(() => tableRef.current?.onGroupExpandChanged([99])).toThrow("reading 'isExpanded'");
    expect(() => tableRef.current?.onGroupExpandChanged([0])).not.toThrow();
    const tree = createRef<Methods>();
    const parentChildData = () => undefined;
    mount(
      <MaterialTable columns={columns()} data={people} tableRef={tree} parentChildData={parentChildData} />,
    );
    expect(() => tree.current?.onTreeExpandChanged(['none'], {})).toThrow("reading 'tableData'");
  },
);

proves(
  'In 8.0.3 it appears when an override passes new column objects to `MTableHeader`, `MTableFilterRow` or `MTableBodyRow`.',
  async () => {
    type Props = { columns: Column<Person>[] };
    const parts = { Header: MTableHeader, FilterRow: MTableFilterRow, Row: MTableBodyRow };
    const saidWith = async (
      slot: keyof typeof parts,
      choose: (from: Column<Person>[]) => Column<Person>[],
    ) => {
      const Part = parts[slot];
      const Override = (props: Props) => <Part {...props} columns={choose(props.columns)} />;
      return saidBy(
        <MaterialTable
          columns={columns()}
          data={people}
          options={{ filtering: true }}
          components={{ [slot]: Override }}
        />,
      );
    };
    for (const slot of ['Header', 'FilterRow', 'Row'] as const) {
      expect(await saidWith(slot, () => columns()), slot).toContain("reading 'groupOrder'");
      expect(await saidWith(slot, (from) => from.slice(0, 2)), slot).toBe('');
    }
  },
);

interface Paging {
  onChangePage: (event: unknown, page: number) => void;
  onPageChange: (event: unknown, page: number) => void;
}

proves(
  'In 8.0.3 a `Pagination` override that calls `onChangePage` causes it: call `onPageChange`.',
  async () => {
    const saidWith = async (name: keyof Paging, first: string) => {
      const Pagination = ({ [name]: go }: Paging) => (
        <td>
          <button aria-label="Go on" onClick={(event) => go(event, 1)} />
        </td>
      );
      return saidBy(<MaterialTable columns={columns()} data={people} components={{ Pagination }} />, {
        act: (el) => {
          press(el, 'Go on');
          expect(shown(el)[0]).toBe(first);
        },
      });
    };
    expect(await saidWith('onChangePage', 'Ann')).toContain('is not a function');
    expect(await saidWith('onPageChange', 'Fay')).toBe('');
  },
);

proves('In 8.0.3 the panel just disappears.', async () => {
  const own = columns();
  const table = (hasPanel: boolean) => (
    <MaterialTable
      columns={own}
      data={people}
      {...(hasPanel && { detailPanel: ({ rowData }: { rowData: Person }) => <p>Panel of {rowData.name}</p> })}
    />
  );
  const { el, rerender } = mount(table(true));
  press(el, 'Detail panel visibility toggle');
  await expect.poll(() => el.textContent).toContain('Panel of Cid');
  rerender(table(false));
  await expect.poll(() => el.textContent).not.toContain('Panel of');
  expect(shown(el)).toHaveLength(5);
});
