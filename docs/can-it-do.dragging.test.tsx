import MaterialTable, { MTableBodyRow, type Column } from '@material-table/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box } from '@mui/material';
import { type DragEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { mount, proves } from '../tests/claims/claim';
import { all, bodyRow, one, shown } from '../tests/claims/read';
import { columns, mountTable, people, type Person } from '../tests/claims/table';

/** Put a finger on one element, move it to another, and lift it. */
async function swipe(from: Element, to: Element) {
  const { send } = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  const frame = (window.frameElement as HTMLElement).getBoundingClientRect();
  const scale = frame.width / window.innerWidth;
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
  };
  const [start, end] = [middle(from), middle(to)];
  const touch = (type: string, ...touchPoints: object[]) =>
    send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', start);
  for (let step = 1; step <= 5; step++)
    await touch('touchMove', {
      x: start.x + ((end.x - start.x) * step) / 5,
      y: start.y + ((end.y - start.y) * step) / 5,
    });
  await touch('touchEnd');
}

proves('A finger that moves over a row scrolls the page, and none of the drag events fires.', async () => {
  const onDrag = vi.fn();
  const onPointerCancel = vi.fn();
  const handlers = { onDragStart: onDrag, onDragOver: onDrag, onDrop: onDrag, onPointerCancel };
  const Row = (props: object) => <MTableBodyRow {...props} draggable {...handlers} />;
  const { el } = mountTable({}, { components: { Row } });
  el.style.paddingBottom = '3000px';
  await expect.poll(() => all(el, 'tr[draggable]').length).toBe(5);
  const rows = all(el, bodyRow);
  const top = one(el, 'table').getBoundingClientRect().top;
  await swipe(rows[4]!, rows[0]!);
  // The browser takes the pointer away to scroll.
  await expect.poll(() => onPointerCancel.mock.calls.length).toBe(1);
  await expect.poll(() => one(el, 'table').getBoundingClientRect().top).toBeLessThan(top);
  expect(onDrag).not.toHaveBeenCalled();
});

const withId = {
  Row: (props: { data: Person }) => <MTableBodyRow {...props} data-id={props.data.id} />,
};

function WithHandles() {
  const [rows, setRows] = useState(people);
  const own = useMemo<Column<Person>[]>(() => {
    const reorder = (id: number, targetId: number) =>
      setRows((current) => {
        const indexOf = (wanted: number) => current.findIndex((row) => row.id === wanted);
        const next = [...current];
        next.splice(indexOf(targetId), 0, ...next.splice(indexOf(id), 1));
        return next;
      });
    const handle = ({ id }: Person) => (
      <DragIndicator
        sx={{ touchAction: 'none' }}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerUp={({ clientX, clientY }) => {
          const target = document.elementFromPoint(clientX, clientY)?.closest('tr')?.dataset.id;
          if (target) reorder(id, Number(target));
        }}
      />
    );
    return [{ render: handle }, { title: 'Name', field: 'name' }];
  }, []);
  return <MaterialTable columns={own} data={rows} components={withId} options={{ maxColumnSort: 0 }} />;
}

proves('reorder by the row below the finger:', async () => {
  const { el } = mount(<WithHandles />);
  await expect.poll(() => all(el, 'tr[data-id]').length).toBe(5);
  const handles = () => all(el, `${bodyRow} svg`);
  await swipe(handles()[0]!, all(el, bodyRow)[2]!);
  await expect.poll(() => shown(el, 1).slice(0, 3)).toEqual(['Ann', 'Dora', 'Cid']);
  await swipe(handles()[4]!, all(el, bodyRow)[3]!);
  await expect.poll(() => shown(el, 1)).toEqual(['Ann', 'Dora', 'Cid', 'Eve', 'Bob']);
});

const allow = (event: DragEvent) => event.preventDefault();
const dropped = (event: DragEvent) => Number(event.dataTransfer.getData('text/plain'));

const between = {
  Row: (props: { data: Person }) => (
    <MTableBodyRow
      {...props}
      draggable
      onDragStart={(event: DragEvent) => event.dataTransfer.setData('text/plain', String(props.data.id))}
    />
  ),
};

function TwoTables() {
  const [chosen, setChosen] = useState<number[]>([]);
  const [own] = useState(() => [columns(), columns()]);
  const [left, right] = useMemo(
    () => [false, true].map((isChosen) => people.filter(({ id }) => chosen.includes(id) === isChosen)),
    [chosen],
  );
  const add = (id: number) => setChosen((ids) => [...ids, id]);
  const remove = (id: number) => setChosen((ids) => ids.filter((one) => one !== id));
  return (
    <>
      <Box role="group" aria-label="Left" onDragOver={allow} onDrop={(event) => remove(dropped(event))}>
        <MaterialTable columns={own[0]!} data={left!} components={between} />
      </Box>
      <Box role="group" aria-label="Right" onDragOver={allow} onDrop={(event) => add(dropped(event))}>
        <MaterialTable columns={own[1]!} data={right!} components={between} />
      </Box>
    </>
  );
}

proves(
  [
    "pass the same Row to both, and move the id of the dropped row from one table's rows to the other's.",
    'An empty table has no row to drop on, so also handle onDragOver and onDrop on a box around each table.',
  ],
  async () => {
    const { el } = mount(<TwoTables />);
    const [left, right] = ['Left', 'Right'].map((name) => one(el, `[aria-label="${name}"]`));
    await expect.poll(() => all(el, 'tr[draggable]').length).toBe(5);
    expect(all(right!, bodyRow)).toEqual([]);
    const drag = (row: Element, target: Element) => {
      const dataTransfer = new DataTransfer();
      const send = (element: Element, name: string) => {
        const event = new window.DragEvent(name, { bubbles: true, cancelable: true, dataTransfer });
        flushSync(() => element.dispatchEvent(event));
        return event.defaultPrevented;
      };
      send(row, 'dragstart');
      // Without this, the browser allows no drop.
      expect(send(target, 'dragover')).toBe(true);
      send(target, 'drop');
    };
    drag(all(left!, bodyRow)[1]!, one(right!, 'tbody'));
    expect([shown(left!)[1], shown(right!)]).toEqual(['Dora', ['Ann']]);
    drag(all(right!, bodyRow)[0]!, all(left!, bodyRow)[0]!);
    expect([shown(left!)[1], shown(right!)]).toEqual(['Ann', []]);
  },
);
