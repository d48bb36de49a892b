import MaterialTable, { type Query } from '@material-table/core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { click } from './hands';
import { all, shown } from './read';
import { columns, people, type Person } from './table';

interface Handle {
  onQueryChange: (query?: Partial<Query<Person>>) => void;
}

proves(
  [
    'Create the ref in the parent and pass it to the child in any prop. The child passes it to the table:',
    'Until the child mounts, tableRef.current is null.',
    'If the query depends on a prop, call onQueryChange({ page: 0 }) in an effect in the child.',
  ],
  async () => {
    const queries = vi.fn();
    let tableRef: RefObject<Handle | null> = { current: null };
    interface ResultsProps {
      results: RefObject<Handle | null>;
      city: string;
    }
    function Results({ results, city }: ResultsProps) {
      const made = useMemo(() => columns(), []);
      useEffect(() => results.current?.onQueryChange({ page: 0 }), [city, results]);
      const load = async ({ page }: Query<Person>) => {
        queries(city);
        return { data: people.filter((row) => row.city === city), page, totalCount: 4 };
      };
      return <MaterialTable columns={made} data={load} tableRef={results} />;
    }
    function Search() {
      const results = useRef<Handle>(null);
      tableRef = results;
      const [city, setCity] = useState<string>();
      return (
        <>
          <button onClick={() => setCity('Oslo')}>Oslo</button>
          <button onClick={() => setCity('Rome')}>Rome</button>
          <button onClick={() => setCity(undefined)}>None</button>
          <button onClick={() => results.current?.onQueryChange({ page: 0 })}>Again</button>
          {city && <Results results={results} city={city} />}
        </>
      );
    }
    const { el } = mount(<Search />);
    const pressText = (text: string) =>
      click(all(el, 'button').find(({ textContent }) => textContent === text) ?? el);
    pressText('Again');
    expect(tableRef.current).toBeNull();
    pressText('Oslo');
    await expect.poll(() => shown(el)).toEqual(['Dora', 'Bob', 'Gus', 'Jon']);
    pressText('Rome');
    await expect.poll(() => shown(el)).toEqual(['Eve', 'Hal', 'Kim']);
    const before = queries.mock.calls.length;
    pressText('Again');
    await expect.poll(() => queries.mock.calls.length).toBe(before + 1);
    expect(queries).toHaveBeenLastCalledWith('Rome');
    pressText('None');
    expect(tableRef.current).toBeNull();
  },
);
