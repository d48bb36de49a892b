import MaterialTable, { type Column } from '@material-table/core';
import { createContext, useContext, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, press, pressText } from '../../tests/claims/hands';
import { all, shown, titles } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

const page = people.slice(0, 5).map(({ name }) => name);

proves('Adding, hiding or changing a column always renders all rows of the page.', () => {
  const render = vi.fn(({ name }: Person) => name);
  const named = { name: { render } };
  const rendered = (run: () => void) => {
    render.mockClear();
    run();
    return [...new Set(render.mock.calls.map(([{ name }]) => name))];
  };
  const { el } = mountTable({ columnsButton: true }, { columns: columns(named) });
  press(el, 'Show Columns');
  expect(rendered(() => click(all(document, '[role=menu] input')[1] as HTMLElement))).toEqual(page);
  expect(titles(el)).toEqual(['Name', 'Age']);

  const table = (own: Column<Person>[]) => <MaterialTable columns={own} data={people} />;
  const other = mount(table(columns(named)));
  const added = [...columns(named), { title: 'Id', field: 'id' } as const];
  expect(rendered(() => other.rerender(table(added)))).toEqual(page);
  expect(titles(other.el)).toEqual(['Name', 'City', 'Age', 'Id']);
  expect(rendered(() => other.rerender(table(columns({ ...named, city: { title: 'Town' } }))))).toEqual(page);
  expect(titles(other.el)).toEqual(['Name', 'Town', 'Age']);
});

const Unit = createContext('km');
const InUnit = ({ age }: { age: number }) => `${age} ${useContext(Unit)}`;

proves(
  'To change one column alone, let its render return a component that reads a context around the table.',
  async () => {
    const render = vi.fn(({ name }: Person) => name);
    const own = columns({ name: { render }, age: { render: ({ age }) => <InUnit age={age} /> } });
    const table = <MaterialTable columns={own} data={people} />;
    function Page() {
      const [unit, setUnit] = useState('km');
      return (
        <>
          <button onClick={() => setUnit('mi')}>Miles</button>
          <Unit value={unit}>{table}</Unit>
        </>
      );
    }
    const { el } = mount(<Page />);
    expect(shown(el, 2)[0]).toBe('41 km');
    render.mockClear();
    pressText(el, 'Miles');
    await expect.poll(() => shown(el, 2)).toEqual(['41 mi', '30 mi', '30 mi', '25 mi', '52 mi']);
    expect(render).not.toHaveBeenCalled();
  },
);
