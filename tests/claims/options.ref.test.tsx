import MaterialTable, { type Options } from '@material-table/core';
import { Component } from 'react';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { fill, press } from './hands';
import { all, bodyRow, input, one, shown } from './read';
import { columns, mountTable, people, type Person } from './table';

proves(
  [
    'start on another page | options.initialPage, counted from 0',
    'observe the page | onPageChange',
    '| go to a page | tableRef.current.onPageChange(null, page) |',
    'reset the page | a new key on the table, which also resets search and sorting',
    'A new key and new columns reset everything.',
    'Page | options.initialPage | onPageChange | tableRef: onPageChange(null, 2)',
  ],
  async () => {
    const tableRef: { current: { onPageChange: (event: unknown, page: number) => void } | null } = {
      current: null,
    };
    const onPageChange = vi.fn();
    const table = (key: string) => (
      <MaterialTable
        key={key}
        columns={columns()}
        data={people}
        page={2}
        onPageChange={onPageChange}
        options={options}
        tableRef={tableRef as never}
      />
    );
    const options: Options<Person> = { initialPage: 1, debounceInterval: 0 };
    const { el, rerender } = mount(table('a'));
    expect(shown(el)[0]).toBe('Fay');
    tableRef.current?.onPageChange(null, 2);
    await expect.poll(() => shown(el)[0]).toBe('Kim');
    expect(onPageChange).toHaveBeenLastCalledWith(2, 5);
    fill(input(el, 'Search'), 'ann');
    await expect.poll(() => shown(el)).toEqual(['Ann']);
    rerender(table('b'));
    expect([shown(el)[0], input(el, 'Search').value]).toEqual(['Fay', '']);
  },
);

proves(
  [
    'It is null until the table mounts, so use it in event handlers and effects.',
    'The ref holds the internal class component.',
    'If data is an array, it throws an error.',
    'The first argument is ignored.',
    "undefined clears the filter, while with '', a number or date column matches no rows.",
    'The object that filters, sorts, groups and paginates.',
    'To start a query, call the method of the same name, tableRef.current.onQueryChange().',
  ],
  async () => {
    type Handle = {
      onQueryChange: () => void;
      onPageChange: (event: unknown, page: number) => void;
      onFilterChange: (id: number, value: unknown) => void;
      setState: (state: object) => void;
      dataManager: { data: unknown[]; clearCriteria: unknown };
    };
    const tableRef: { current: Handle | null } = { current: null };
    const during: (Handle | null)[] = [];
    const render = () => (during.push(tableRef.current), 'x');
    const own = columns({ name: { render } });
    const { el } = mountTable(
      { filtering: true, debounceInterval: 0 },
      { tableRef: tableRef as never, columns: own },
    );
    expect(during[0]).toBeNull();
    const errors: string[] = [];
    const listen = (event: ErrorEvent) => (errors.push(event.message), event.preventDefault());
    window.addEventListener('error', listen);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(tableRef.current).toBeInstanceOf(Component);
    expect(tableRef.current?.dataManager.data).toHaveLength(12);
    tableRef.current?.onPageChange('anything', 1);
    await expect.poll(() => shown(el, 1)[0]).toBe('Bonn');
    tableRef.current?.onFilterChange(2, '');
    await expect.poll(() => all(el, bodyRow).length).toBe(0);
    tableRef.current?.onFilterChange(2, undefined);
    await expect.poll(() => all(el, bodyRow).length).toBe(5);
    const other: { current: Handle | null } = { current: null };
    const array = mountTable({}, { tableRef: other as never }).el;
    try {
      other.current?.onQueryChange();
    } catch (error) {
      errors.push(String(error));
    }
    await expect.poll(() => errors.join()).toContain('is not a function');
    window.removeEventListener('error', listen);
    log.mockRestore();
    expect(array.isConnected).toBe(true);
    const asked: number[] = [];
    const remote: { current: Handle | null } = { current: null };
    const data = (query: { page: number; pageSize: number }) => {
      remote.current?.setState({ query });
      asked.push(query.page);
      return asked.length === 2
        ? Promise.reject(new Error('down'))
        : Promise.resolve({
            data: people.slice(query.page * 5, query.page * 5 + 5),
            page: query.page,
            totalCount: 12,
          });
    };
    const far = mountTable({}, { data, tableRef: remote as never }).el;
    await expect.poll(() => shown(far).length).toBe(5);
    press(far, 'Next Page');
    await expect.poll(() => far.textContent).toContain('down');
    one(far, '[data-testid=replay]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => asked).toEqual([0, 1, 1]);
  },
);
