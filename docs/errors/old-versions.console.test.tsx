import MaterialTable, {
  type Column,
  MTableBodyRow,
  MTableCell,
  MTableFilterRow,
  MTableHeader,
} from '@material-table/core';
import { useMemo, useState } from 'react';

import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { one, shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';
import { saidBy } from './_produce';

proves(
  'In 8.0.3 it appears when a save function deletes newData.tableData and no row changes, so copy the row without tableData instead.',
  async () => {
    const saidAfter = (save: (row: Person) => Promise<unknown>) =>
      saidBy(<MaterialTable columns={columns()} data={people} editable={{ onRowUpdate: save }} />, {
        act: async (el) => {
          press(el, 'Edit');
          press(el, 'Save');
          await expect.poll(() => el.querySelector('[aria-label="Save"]')).toBeNull();
        },
      });
    const words = "Cannot read properties of undefined (reading 'editing')";
    const deleting = async (row: Person & { tableData?: unknown }) => void delete row.tableData;
    expect(await saidAfter(deleting)).toContain(words);
    const copying = async ({ tableData: _state, ...row }: Person & { tableData?: unknown }) => row;
    expect(await saidAfter(copying)).toBe('');
  },
);

proves(
  'In 8.0.3 the warning appears when your `Cell` or `Row` override spreads all its props onto a `td` or `tr`.',
  async () => {
    type Props = Record<string, unknown> & { value: string; data: Person };
    const saidWith = (components: object) =>
      saidBy(<MaterialTable columns={columns()} data={people} components={components} />);
    const cell = await saidWith({
      Cell: ({ value, columnDef: _column, ...rest }: Props) => <td {...rest}>{value}</td>,
    });
    expect(cell).toContain('`cellEditable` prop on a DOM element');
    expect(cell).toContain('`scrollWidth` prop on a DOM element');
    const row = await saidWith({
      Row: ({ data, ...rest }: Props) => (
        <tr {...rest}>
          <td>{data.name}</td>
        </tr>
      ),
    });
    expect(row).toContain('`getFieldValue` prop on a DOM element');
    expect(await saidWith({ Cell: MTableCell, Row: MTableBodyRow })).toBe('');
  },
);

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
    'Copy rows without tableData',
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

proves(
  'In 8.0.3 it appears when an override passes new column objects to MTableHeader, MTableFilterRow or MTableBodyRow instead of those it receives.',
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
  'In 8.0.3 a Pagination override that calls onChangePage instead of onPageChange causes it.',
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

proves(
  'in 8.0.3 they are this.props.data is not a function and Objects are not valid as a React child',
  async () => {
    const no = { rows: people } as unknown as Person[];
    const one = <MaterialTable columns={columns()} data={no} />;
    expect(await saidBy(one)).toContain('this.props.data is not a function');
    const render = () => ({ city: 'Bonn' }) as never;
    const other = <MaterialTable columns={columns({ name: { render } })} data={people} />;
    expect(await saidBy(other)).toContain('Objects are not valid as a React child');
  },
);
