import MaterialTable, { type Column } from '@material-table/core';
import { useMemo, useState } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, sort } from '../../tests/claims/hands';
import { one, scroller, shown } from '../../tests/claims/read';
import { columns, people, type Person } from '../../tests/claims/table';

const many: Person[] = Array.from({ length: 60 }, (_, id) => ({ id, name: `N${id}`, city: 'Bonn', age: id }));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Scroll half-way, move a visible row to the top, and return how far the table is then scrolled. */
async function scrolledAfterMove(sx: object) {
  const own = columns({ age: { defaultSort: 'asc' } });
  const options = { paging: false, maxBodyHeight: 300 };
  const table = (rows: Person[]) => <MaterialTable columns={own} data={rows} options={options} sx={sx} />;
  const { el, rerender, unmount } = mount(table(many));
  const box = scroller(el);
  box.scrollTop = 1500;
  await nextFrame();
  await nextFrame();
  rerender(table(many.map((row) => (row.id === 30 ? { ...row, age: -1 } : row))));
  expect(shown(el)[0]).toBe('N30');
  await nextFrame();
  await nextFrame();
  const { scrollTop } = box;
  unmount();
  return scrollTop;
}

proves(
  [
    'If a change moves a visible row to another place in the sorted table, Chromium scrolls along.',
    "Set sx={{ '& tbody': { overflowAnchor: 'none' } }} to stay.",
  ],
  async () => {
    expect(await scrolledAfterMove({})).toBe(0);
    expect(await scrolledAfterMove({ '& tbody': { overflowAnchor: 'none' } })).toBe(1500);
  },
);

type Sorted = Person & { sortedBy: number };
const start: Sorted[] = people.slice(0, 4).map((row) => ({ ...row, sortedBy: row.age }));

function SortsLater() {
  const [rows, setRows] = useState(start);
  const own = useMemo<Column<Sorted>[]>(
    () => [{ title: 'Age', field: 'age', defaultSort: 'asc', customSort: (a, b) => a.sortedBy - b.sortedBy }],
    [],
  );
  const change = () => setRows((all) => all.map((row) => (row.id === 1 ? { ...row, age: 1 } : row)));
  return (
    <>
      <button onClick={change}>Change</button>
      <MaterialTable
        columns={own}
        data={rows}
        onOrderCollectionChange={() => setRows((all) => all.map((row) => ({ ...row, sortedBy: row.age })))}
      />
    </>
  );
}

proves(
  'To keep the row in place until users sort again, sort by a copy of the value, customSort: (a, b) => a.sortedBy - b.sortedBy, and update the copies in onOrderCollectionChange.',
  () => {
    const { el } = mount(<SortsLater />);
    expect(shown(el)).toEqual(['25', '30', '30', '41']);
    click(one(el, 'button'));
    expect(shown(el)).toEqual(['25', '30', '30', '1']);
    sort(el, 'Age');
    expect(shown(el)).toEqual(['30', '30', '25', '1']);
  },
);
