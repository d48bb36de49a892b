import { type Column } from '@material-table/core';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { proves } from '../../tests/claims/claim';
import { all, texts, titles } from '../../tests/claims/read';
import { mountTable, type Person } from '../../tests/claims/table';

type Handle = { current: { onDragEnd: (drop: object) => void } | null };

const said = () => texts(document, '[aria-live]').join(' ');

/** Columns A, B, C and so on; those in lower case are hidden, those with a dot are locked. */
const lettered = (letters: string): Column<Person>[] =>
  letters.split(' ').map((letter) => ({
    title: letter,
    field: 'name',
    hidden: letter === letter.toLowerCase(),
    draggable: !letter.includes('.'),
  }));

/** Drop a header on another one, by their indexes among the visible columns, like drag and drop. */
function dropped(own: Column<Person>[], from: number, to: number) {
  const tableRef: Handle = { current: null };
  const { el } = mountTable({}, { columns: own, tableRef: tableRef as never });
  const place = (index: number) => ({ droppableId: 'headers', index });
  flushSync(() =>
    tableRef.current?.onDragEnd({ draggableId: '0', source: place(from), destination: place(to) }),
  );
  return titles(el).join(' ');
}

proves('Others can still be dragged past it.', async () => {
  const onColumnDragged = vi.fn();
  const { el } = mountTable({}, { columns: lettered('A B. C'), onColumnDragged });
  const [handle] = all(el, 'thead [data-rfd-drag-handle-draggable-id]');
  handle?.focus();
  await userEvent.keyboard(' ');
  await expect.poll(said).toContain('lifted');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(said).toContain('moved');
  await userEvent.keyboard(' ');
  await expect.poll(() => titles(el)).toEqual(['B.', 'C', 'A']);
  expect(onColumnDragged.mock.calls).toEqual([[0, 2]]);
});

proves(
  [
    'If two or more hidden or grouped columns come before it, 8.0.3 miscounts.',
    'Put hidden columns at the end of columns, or omit them.',
    'With columnsButton, users can hide columns in the middle',
  ],
  () => {
    expect(dropped(lettered('A B C D'), 3, 1)).toBe('A D B C');
    expect(dropped(lettered('x y A B C'), 2, 1), 'C should stand between A and B').toBe('C A B');
    expect(dropped(lettered('x A B C'), 2, 1), 'one alone does no harm').toBe('A C B');
    expect(dropped(lettered('A B C D x y'), 3, 1)).toBe('A D B C');
    const grouped = lettered('G H A B C');
    for (const [order, column] of grouped.slice(0, 2).entries()) column.defaultGroupOrder = order;
    expect(dropped(grouped, 2, 1).trim()).toBe('C A B');
    const [lonely, ...others] = lettered('G A B C');
    expect(dropped([{ ...lonely, defaultGroupOrder: 0 }, ...others], 2, 1).trim()).toBe('A C B');
    const [first, ...rest] = lettered('x G A B C');
    const mixed = rest.map((column, index) => (index === 0 ? { ...column, defaultGroupOrder: 0 } : column));
    expect(dropped([{ ...first }, ...mixed], 2, 1).trim()).toBe('C A B');
    // As after a click in the menu of the columns button, which writes `hidden` to the columns.
    const chosen = lettered('A B C D E F G');
    for (const column of chosen.slice(1, 3)) column.hidden = true;
    expect(dropped(chosen, 4, 2), 'G should stand between D and E').toBe('A G D E F');
  },
);
