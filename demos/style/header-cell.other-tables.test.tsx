import MaterialTable, { MTableHeader, type Column } from '@material-table/core';
import { createContext, useContext, useMemo, useState, type ComponentProps } from 'react';
import { expect } from 'vitest';
import { mount, proves } from '../../tests/claims/claim';
import { click, fill } from '../../tests/claims/hands';
import { all, one, shown } from '../../tests/claims/read';
import { columns, people } from '../../tests/claims/table';
import HeaderGroups from './header-cell.header-groups';

interface Task {
  id: number;
  name: string;
  done: boolean;
}
const Tasks = createContext<[Task[], (rows: Task[]) => void]>([[], () => {}]);

function AllDone() {
  const [rows, setRows] = useContext(Tasks);
  const isDone = rows.every(({ done }) => done);
  return (
    <input
      type="checkbox"
      aria-label="All done"
      checked={isDone}
      onClick={(event) => event.stopPropagation()}
      onChange={() => setRows(rows.map((row) => ({ ...row, done: !isDone })))}
    />
  );
}

function Page() {
  const [rows, setRows] = useState<Task[]>([
    { id: 1, name: 'Ann', done: true },
    { id: 2, name: 'Bob', done: false },
  ]);
  const own = useMemo<Column<Task>[]>(
    () => [
      { title: 'Name', field: 'name' },
      { title: <AllDone />, field: 'done', type: 'boolean', sorting: false },
    ],
    [],
  );
  return (
    <Tasks value={[rows, setRows]}>
      <MaterialTable columns={own} data={rows} options={{ filtering: true, debounceInterval: 0 }} />
      <output>{rows.filter(({ done }) => done).length}</output>
    </Tasks>
  );
}

proves(
  'Let the element in title use the rows through a context, so that the columns stay the same',
  async () => {
    const { el } = mount(<Page />);
    fill(one(el, '[aria-label="filter data by Name"]') as HTMLInputElement, 'bob');
    await expect.poll(() => shown(el)).toEqual(['Bob']);
    const box = () => one(el, '[aria-label="All done"]') as HTMLInputElement;
    for (const count of ['2', '0', '2']) {
      click(box());
      expect(one(el, 'output').textContent).toBe(count);
      expect(box().checked).toBe(count === '2');
      // The same columns: the filter is kept.
      expect(shown(el)).toEqual(['Bob']);
    }
  },
);

proves('leave the upper cell empty, as above Station', async () => {
  const { el } = mount(<HeaderGroups />);
  await expect.poll(() => all(el, 'thead').length).toBe(2);
  expect(one(el, 'thead td').textContent).toBe('');
  expect(all(el, 'thead')[1]?.textContent).toContain('Station');
});

proves(
  'To freeze a column, make its upper cell sticky, too, with the same offset and background.',
  async () => {
    const style = { position: 'sticky', insetInlineStart: 0, background: 'white', minWidth: 100 } as const;
    const Header = (props: ComponentProps<typeof MTableHeader>) => (
      <>
        <thead>
          <tr>
            <td style={style} />
            <th colSpan={2}>Home</th>
          </tr>
        </thead>
        <MTableHeader {...props} />
      </>
    );
    const own = columns({
      name: { headerStyle: style, cellStyle: style },
      city: { cellStyle: { minWidth: 600 } },
    });
    const { el } = mount(
      <div style={{ width: 300 }}>
        <MaterialTable columns={own} data={people} components={{ Header }} options={{ draggable: false }} />
      </div>,
    );
    await expect.poll(() => all(el, 'thead').length).toBe(2);
    const scroller = one(el, '.MuiBox-root:has(thead)');
    scroller.scrollLeft = 200;
    expect(scroller.scrollLeft).toBe(200);
    for (const cell of [
      one(el, 'thead td'),
      ...all(el, 'tr > :first-child').filter((one) => one.closest('tbody')),
    ])
      expect(Math.round(cell.getBoundingClientRect().left - scroller.getBoundingClientRect().left)).toBe(0);
  },
);
