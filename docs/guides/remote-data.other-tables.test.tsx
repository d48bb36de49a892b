import MaterialTable, { type Query } from '@material-table/core';
import { createRef, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill, press } from '../../tests/claims/hands';
import { one, shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const pageOf = async ({ page, pageSize }: Query<Person>) => ({
  data: people.slice(page * pageSize, (page + 1) * pageSize),
  page,
  totalCount: people.length,
});

proves(
  [
    'Each page, search, filter or sort sends one query, even if your function sets state.',
    'More come from your own code: onQueryChange in an effect or a callback such as onFilterChange',
  ],
  async () => {
    const load = vi.fn(pageOf);
    const tableRef = createRef<{ onQueryChange: () => void }>();
    const own = columns();
    const options = { filtering: true, debounceInterval: 20, searchDebounceDelay: 20 };
    function Counting({ onFilterChange }: { onFilterChange?: () => void }) {
      const [count, setCount] = useState(0);
      const data = async (query: Query<Person>) => {
        setCount((before) => before + 1);
        return load(query);
      };
      return (
        <>
          <p>{count}</p>
          <MaterialTable
            columns={own}
            data={data}
            options={options}
            tableRef={tableRef}
            onFilterChange={onFilterChange}
          />
        </>
      );
    }
    const { el, rerender } = mount(<Counting />);
    await expect.poll(() => shown(el)).toHaveLength(5);
    const queries = async (run: () => void) => {
      load.mockClear();
      run();
      // The loading circle is there until the last answer is shown.
      await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return load.mock.calls.length;
    };
    expect(await queries(() => press(el, 'Next Page'))).toBe(1);
    expect(await queries(() => click(one(el, '[data-testid=mtableheader-sortlabel]')))).toBe(1);
    expect(await queries(() => fill(one(el, 'input[placeholder="Search"]'), 'a'))).toBe(1);
    const filter = (text: string) => fill(one(el, '[aria-label="filter data by Name"]'), text);
    expect(await queries(() => filter('a'))).toBe(1);
    expect(load.mock.lastCall?.[0].filters[0]?.value).toBe('a');
    rerender(<Counting onFilterChange={() => tableRef.current?.onQueryChange()} />);
    expect(await queries(() => filter('b'))).toBe(2);
  },
);
