import MaterialTable, { type Components, MTableBodyRow } from '@material-table/core';
import { memo, useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill } from '../../tests/claims/hands';
import { all, bodyRow, one } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';

proves(
  [
    'Selecting a row, opening a detail panel, or a click that changes rowStyle, rerenders all rows of the page.',
  ],
  async () => {
    const render = vi.fn(({ name }: Person) => name);
    const { el } = mountTable({ selection: true, paging: false }, { columns: columns({ name: { render } }) });
    render.mockClear();
    click(one(el, `${bodyRow} input`));
    expect(new Set(render.mock.calls.map(([row]) => row.id)).size).toBe(people.length);

    function Clicked() {
      const [clicked, setClicked] = useState(0);
      const made = useMemo(() => columns({ name: { render } }), []);
      const rowStyle = ({ id }: Person) => ({ color: id === clicked ? 'red' : '' });
      return (
        <MaterialTable
          columns={made}
          data={people}
          options={{ rowStyle, paging: false }}
          onRowClick={(_event, row) => setClicked(row?.id ?? 0)}
        />
      );
    }
    const other = mount(<Clicked />);
    render.mockClear();
    click(all(other.el, `${bodyRow} td`)[1] ?? el);
    await expect.poll(() => one(other.el, bodyRow).style.color).toBe('red');
    expect(new Set(render.mock.calls.map(([row]) => row.id)).size).toBe(people.length);
  },
);

proves(
  'React.memo around components.Row has no effect. Show fewer rows per page, and memoize your own cells.',
  async () => {
    const drawn = vi.fn();
    const Row = memo(function Row(props: { data: Person }) {
      drawn(props.data.id);
      return <MTableBodyRow {...props} />;
    });
    const heavy = vi.fn();
    const Heavy = memo(function Heavy({ name }: { name: string }) {
      heavy(name);
      return <b>{name}</b>;
    });
    const made = columns({ name: { render: ({ name }: Person) => <Heavy name={name} /> } });
    const components = { Row } as unknown as Components;
    const { el } = mountTable({ selection: true }, { columns: made, components });
    await expect.poll(() => drawn.mock.calls.length).toBeGreaterThanOrEqual(5);
    drawn.mockClear();
    heavy.mockClear();
    click(one(el, `${bodyRow} input`));
    expect(new Set(drawn.mock.calls.flat()).size).toBe(5);
    expect(heavy).not.toHaveBeenCalled();
  },
);

proves('The table first renders with the old rows, and again after it applies new data or columns.', () => {
  const render = vi.fn(({ name }: Person) => name);
  const own = columns({ name: { render } });
  const table = (data: Person[]) => <MaterialTable columns={own} data={data} />;
  const { rerender } = mount(table(people.slice(0, 2)));
  render.mockClear();
  rerender(table([{ id: 1, name: 'Zoe', city: 'Bonn', age: 1 }]));
  expect(render.mock.calls.map(([{ name }]) => name)).toEqual(['Cid', 'Ann', 'Zoe']);
});

proves(
  [
    'The table renders whenever its parent does, even when users type in a field next to it, and calls render for every cell on the page each time',
    'Move the field and its state into their own component, or wrap the table in memo and pass stable props',
  ],
  () => {
    const render = vi.fn(({ name }: Person) => name);
    const own = columns({ name: { render } });
    const Plain = ({ rows }: { rows: Person[] }) => <MaterialTable columns={own} data={rows} />;
    const Memoized = memo(Plain);
    function Field() {
      const [text, setText] = useState('');
      return <input aria-label="note" value={text} onChange={(event) => setText(event.target.value)} />;
    }
    const drawn = () => new Set(render.mock.calls.map(([row]) => row.id)).size;
    const drawnBesideState = (Table: typeof Plain | typeof Memoized) => {
      const page = (text: string) => (
        <>
          <input value={text} readOnly />
          <Table rows={people} />
        </>
      );
      const { rerender } = mount(page(''));
      render.mockClear();
      rerender(page('a'));
      return drawn();
    };
    expect(drawnBesideState(Plain)).toBe(5);
    expect(drawnBesideState(Memoized)).toBe(0);
    const { el } = mount(
      <>
        <Field />
        <Plain rows={people} />
      </>,
    );
    render.mockClear();
    const field = one(el, '[aria-label="note"]') as HTMLInputElement;
    fill(field, 'a');
    expect(field.value).toBe('a');
    expect(drawn()).toBe(0);
  },
);
