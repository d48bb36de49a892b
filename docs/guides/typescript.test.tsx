import MaterialTable, { type MaterialTableProps, type Options } from '@material-table/core';
import * as library from '@material-table/core';
import { MTableCell } from '@material-table/core';
import { createElement, memo, type ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { fill, press } from '../../tests/claims/hands';
import { all, bodyRow, one, shown } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
import BooksAndSongs from './typescript.wrapper';

proves(
  'Accept MaterialTableProps<Row>, add your own props, and merge the objects that both sides set.',
  () => {
    const { el } = mount(<BooksAndSongs />);
    const hints = all(el, 'input[aria-label=Search]').map((input) => (input as HTMLInputElement).placeholder);
    expect(hints).toEqual(['Search books', 'Search songs']);
    expect(shown(el, 1).slice(0, 2)).toEqual(['long', 'short']);
    // The page of the books enables the pagination, which overrides the default.
    expect(all(el, 'button[aria-label="Next Page"]')).toHaveLength(1);
    expect(all(el, bodyRow).map((row) => Math.round(row.getBoundingClientRect().height))).toEqual([
      36, 36, 36, 36,
    ]);
  },
);

proves('overrides a default, because a spread copies undefined', () => {
  const defaults: Options<Person> = { search: true };
  const given: Options<Person> = { search: undefined };
  const { el } = mountTable({ ...defaults, ...given });
  expect(all(el, 'input[placeholder=Search]')).toHaveLength(0);
});

proves('tableRef is an ordinary prop', () => {
  const Wrapper = memo((props: MaterialTableProps<Person>) => <MaterialTable {...props} />);
  const tableRef = { current: undefined };
  mount(<Wrapper columns={columns()} data={people} tableRef={tableRef} />);
  expect(tableRef.current).toHaveProperty('onAllSelected');
});

proves(['though it works', 'A plain ref compiles but stays empty.'], async () => {
  const data = vi.fn(async () => ({ data: people.slice(0, 5), page: 0, totalCount: 12 }));
  const tableRef: { current: { onQueryChange: () => void } | null } = { current: null };
  const ref = vi.fn();
  mount(createElement(MaterialTable<Person>, { columns: columns(), data, tableRef, ref } as never));
  await expect.poll(() => data.mock.calls.length).toBe(1);
  tableRef.current?.onQueryChange();
  await expect.poll(() => data.mock.calls.length).toBe(2);
  expect(ref).not.toHaveBeenCalled();
});

proves('onRowAdd is typed as Person but has only the fields that users filled in, and no id', async () => {
  const onRowAdd = vi.fn(async (_row: Person) => {});
  const { el } = mountTable({}, { editable: { onRowAdd } });
  press(el, 'Add');
  fill(one(el, 'input[aria-label=Name]') as HTMLInputElement, 'Zoe');
  press(el, 'Save');
  await expect.poll(() => onRowAdd.mock.calls).toEqual([[{ name: 'Zoe' }]]);
});

proves("All parts are typed as ComponentType<any>, so their props aren't checked.", async () => {
  const Cell = (props: ComponentProps<typeof MTableCell>) => <MTableCell {...props} value="–" />;
  const { el } = mountTable({}, { components: { Cell } });
  await expect.poll(() => shown(el)[0]).toBe('–');
});

proves(
  ['query.error is false after a success', 'entries of the first orderByCollection have no sortOrder'],
  async () => {
    const asked: unknown[] = [];
    const data = async (query: { error?: unknown; orderByCollection: { sortOrder?: number }[] }) => {
      asked.push(
        query.error,
        query.orderByCollection.map(({ sortOrder }) => sortOrder),
      );
      return { data: people.slice(0, 5), page: 0, totalCount: 12 };
    };
    const { el } = mountTable({}, { data });
    await expect.poll(() => shown(el).length).toBe(5);
    expect(asked).toEqual([undefined, [undefined, undefined, undefined]]);
    press(el, 'Next Page');
    await expect.poll(() => asked[2]).toBe(false);
  },
);

proves(
  [
    'The types accept it, but it does nothing',
    'page, totalCount of the table',
    'options.sorting: false',
    'it is undefined',
  ],
  () => {
    const { el } = mountTable({ sorting: false }, { page: 1, totalCount: 100 });
    expect(shown(el)[0]).toBe('Cid');
    expect(el.textContent).toContain('1-5 of 12');
    expect(all(el, 'th [aria-sort]')).toHaveLength(3);
    expect('MTable' in library).toBe(false);
  },
);

proves('It works, but the types reject it', async () => {
  const options = { paging: true, cellStyle: { fontStyle: 'italic' } };
  const loose = { columns: [{ title: 'Name', field: 'name', ariaLabel: 'The name' }] };
  const { el } = mountTable(options, loose);
  expect(getComputedStyle(one(el, `${bodyRow} td`)).fontStyle).toBe('italic');
  expect(all(el, '[aria-label="The name"]').length).toBeGreaterThan(0);
});
