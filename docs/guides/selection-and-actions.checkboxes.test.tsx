import MaterialTable, { type Column, type Components } from '@material-table/core';
import { MTableBodyRow } from '@material-table/core';
import { memo, useMemo, useState } from 'react';
import { expect, vi } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click } from '../../tests/claims/hands';
import { boxes, checked } from '../../tests/claims/read';
import { columns, mountTable, people, type Person } from '../../tests/claims/table';
const selection = { selection: true };
const first = [true, false, false, false, false];
const none = Array<boolean>(5).fill(false);
const inline = (): Column<Person>[] => [{ title: 'Name', field: 'name', render: ({ name }) => name }];

/** Stores the selection in state, and recreates rows and columns on every render. */
function Anew({ idOf }: { idOf: (row: Person) => Person['id'] }) {
  const [, setSelected] = useState<Person[]>([]);
  return (
    <MaterialTable
      columns={inline()}
      data={people.map((row) => ({ ...row, id: idOf(row) }))}
      options={selection}
      onSelectionChange={setSelected}
    />
  );
}

proves(
  ['Ids created during render, such as crypto.randomUUID(): each render creates different rows.'],
  async () => {
    const kept = mount(<Anew idOf={({ id }) => id} />).el;
    click(boxes(kept)[0] ?? kept);
    expect(checked(kept)).toEqual(first);
    const lost = mount(<Anew idOf={() => crypto.randomUUID() as unknown as number} />).el;
    click(boxes(lost)[0] ?? lost);
    await expect.poll(() => checked(lost)).toEqual(none);
  },
);

proves(
  'A table that is remounted: a key that changes with the selection, or a component defined inside yours.',
  async () => {
    function Keyed() {
      const [count, setCount] = useState(0);
      const made = useMemo(() => columns(), []);
      return (
        <MaterialTable
          key={count}
          columns={made}
          data={people}
          options={selection}
          onSelectionChange={(rows) => setCount(rows.length)}
        />
      );
    }
    function Outer() {
      const [, setSelected] = useState<Person[]>([]);
      const made = useMemo(() => columns(), []);
      const Inner = () => (
        <MaterialTable columns={made} data={people} options={selection} onSelectionChange={setSelected} />
      );
      // oxlint-disable-next-line react/static-components -- the mistake that is meant
      return <Inner />;
    }
    for (const Table of [Keyed, Outer]) {
      const { el } = mount(<Table />);
      click(boxes(el)[0] ?? el);
      await expect.poll(() => checked(el)).toEqual(none);
    }
  },
);

proves(
  'React.memo around components.Row with a custom comparison: rows are changed in place, so it finds no difference.',
  async () => {
    const drawn = vi.fn();
    const Row = memo(
      function Row(props: { data: Person }) {
        drawn();
        return <MTableBodyRow {...props} />;
      },
      (before, after) => before.data === after.data,
    );
    const { el } = mountTable(selection, { components: { Row } as unknown as Components });
    await expect.poll(() => drawn.mock.calls.length).toBeGreaterThan(0);
    click(boxes(el)[0] ?? el);
    await expect.poll(() => el.textContent).toContain('1 row(s) selected');
    expect(checked(el)).toEqual(none);
  },
);
