import MaterialTable, { type MaterialTableProps } from '@material-table/core';
import { type ComponentType } from 'react';
import { expect, vi } from 'vitest';
import { proves, mount } from './claim';
import { all, bodyRow, texts } from './read';
import { columns, people, type Person } from './table';

/** Mount a table whose `data` (and other props) can change while columns and options stay the same. */
function mountLive(props: Partial<MaterialTableProps<Person>>) {
  const base = { columns: columns(), data: people, options: {}, ...props };
  const { el, rerender, unmount } = mount(<MaterialTable {...base} />);
  return {
    el,
    unmount,
    update: (next: Partial<MaterialTableProps<Person>>) => rerender(<MaterialTable {...base} {...next} />),
  };
}

proves('Two rows with the same uuid conflict', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const rows = people.slice(0, 2).map((person) => ({ ...person, uuid: 'same' }));
  mountLive({ data: rows });
  expect(error.mock.calls.flat().join()).toContain('same key');
  error.mockClear();
  mountLive({ data: people.slice(0, 2) });
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

proves(
  [
    'Unknown names are ignored without a warning.',
    "With colums instead of columns, the table has no columns; serach: false doesn't remove the search field; and feild leaves its cells empty.",
  ],
  () => {
    const Table = MaterialTable as unknown as ComponentType<Record<string, unknown>>;
    const errors = vi.spyOn(console, 'error');
    const warnings = vi.spyOn(console, 'warn');
    const { el } = mount(<Table title="Misspelled" colums={columns()} data={people} />);
    expect(el.textContent).toContain('Misspelled');
    expect(all(el, 'thead th')).toHaveLength(0);
    const found = mount(<Table columns={columns()} data={people} options={{ serach: false }} />).el;
    expect(all(found, 'input[aria-label="Search"]')).toHaveLength(1);
    const cells = mount(<Table columns={[{ title: 'Name', feild: 'name' }]} data={people} />).el;
    expect(texts(cells, `${bodyRow} td`).filter(Boolean)).toEqual([]);
    expect([...errors.mock.calls, ...warnings.mock.calls]).toEqual([]);
  },
);
