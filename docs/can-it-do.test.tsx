import MaterialTable, { type Column } from '@material-table/core';
import { MTableBodyRow } from '@material-table/core';
import { Autocomplete, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { mount, proves } from '../tests/claims/claim';
import { click, press } from '../tests/claims/hands';
import { all, bodyRow, one, shown, texts } from '../tests/claims/read';
import { columns, mountTable, people, type Person } from '../tests/claims/table';
import DragRows from './can-it-do.drag-rows';
import LoadOnScroll from './can-it-do.infinite';

proves(
  [
    'append rows to data when the user nears the end',
    'The scroll position is kept.',
    'Every row stays in the DOM',
  ],
  async () => {
    const { el } = mount(<LoadOnScroll />);
    expect(all(el, bodyRow)).toHaveLength(20);
    const box = one(el, 'div[style*="max-height"]');
    const bottom = box.scrollHeight;
    box.scrollTop = bottom;
    await expect.poll(() => all(el, bodyRow).length).toBe(40);
    expect(box.scrollTop).toBe(bottom - box.clientHeight);
    expect(one(el, 'h6').textContent).toBe('40 of 100 parcels');
  },
);

proves(
  [
    'reorder your own array when one row is dropped on another',
    "Rows can't be dragged with the keyboard, so provide buttons as well.",
  ],
  async () => {
    const { el } = mount(<DragRows />);
    await expect.poll(() => all(el, 'tr[draggable]').length).toBe(4);
    for (const row of all(el, 'tr[draggable]')) {
      row.focus();
      expect(document.activeElement).not.toBe(row);
    }
    const [bakery, , hotel] = all(el, bodyRow);
    const dataTransfer = new DataTransfer();
    const drag = (row: HTMLElement | undefined, type: string) =>
      flushSync(() => row?.dispatchEvent(new DragEvent(type, { bubbles: true, dataTransfer })));
    drag(bakery, 'dragstart');
    drag(hotel, 'drop');
    expect(shown(el)).toEqual(['School', 'Hotel', 'Bakery', 'Clinic']);
    press(el, 'Move Clinic up');
    expect(shown(el)).toEqual(['School', 'Hotel', 'Clinic', 'Bakery']);
    press(el, 'Move School up');
    expect(shown(el)[0]).toBe('School');
  },
);

proves('use the fourth argument of customSort, the direction', () => {
  const age: Partial<Column<Person>> = {
    customSort: (a, b, _type, direction) => {
      const order = Number(b.name === 'Eve') - Number(a.name === 'Eve');
      if (order !== 0) return direction === 'desc' ? -order : order;
      return a.age - b.age;
    },
  };
  const { el } = mountTable({}, { columns: columns({ age }) });
  const sort = () => click(one(el, 'th:nth-of-type(3) .MuiTableSortLabel-root'));
  sort();
  expect(shown(el).slice(0, 2)).toEqual(['Eve', 'Fay']);
  sort();
  expect(shown(el).slice(0, 2)).toEqual(['Eve', 'Kim']);
});

proves('keep the visible fields in state, create the columns from them', () => {
  const fields: (keyof Person)[] = ['name', 'city', 'age'];
  function Chooser() {
    const [chosen, setChosen] = useState(fields);
    const made = useMemo<Column<Person>[]>(
      () => fields.map((field) => ({ title: field, field, hidden: !chosen.includes(field) })),
      [chosen],
    );
    const title = (
      <Autocomplete
        multiple
        options={fields}
        value={chosen}
        onChange={(_event, next) => setChosen(next)}
        renderInput={(params) => <TextField {...params} label="Columns" />}
      />
    );
    return <MaterialTable title={title} columns={made} data={people} />;
  }
  const { el } = mount(<Chooser />);
  expect(texts(el, 'th')).toEqual(['name', 'city', 'age']);
  const cross = el.querySelector('.MuiChip-deleteIcon');
  flushSync(() => cross?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(texts(el, 'th')).toEqual(['city', 'age']);
});

proves('can return a td with colSpan for some rows', async () => {
  const heading = ({ name }: Person) => <th colSpan={3}>{name}</th>;
  const RowOrHeading = (props: { data: Person }) =>
    props.data.city ? <MTableBodyRow {...props} /> : <tr>{heading(props.data)}</tr>;
  const data = [{ id: 99, name: 'Team A', city: '', age: 0 }, ...people];
  const { el } = mountTable({ maxColumnSort: 0 }, { data, components: { Row: RowOrHeading } });
  await expect.poll(() => texts(el, 'tbody th[colspan="3"]')).toEqual(['Team A']);
  expect(shown(el)).toEqual(['Cid', 'Ann', 'Dora', 'Bob']);
});

proves('and let users fill them in with onBulkUpdate or cellEditable', async () => {
  const empty = { id: 100, name: '', city: '', age: 0 };
  const onBulkUpdate = vi.fn(async () => undefined);
  const { el } = mountTable({}, { data: [empty, { ...empty, id: 101 }], editable: { onBulkUpdate } });
  press(el, 'Edit All');
  expect(all(el, 'input[aria-label="Name"]')).toHaveLength(2);
});

proves('With remote data, only the rows of the current page are grouped or form a tree', async () => {
  const data = async () => ({ data: people.slice(0, 3), page: 0, totalCount: 12 });
  const { el } = mountTable({}, { data, columns: columns({ city: { defaultGroupOrder: 0 } }) });
  await expect.poll(() => texts(el, 'tbody tr').filter((text) => text.includes('City'))).toHaveLength(2);
  const parentChildData = ({ id }: Person, rows: Person[]) =>
    id === 1 ? undefined : rows.find((row) => row.id === 1);
  const tree = mountTable({ defaultExpanded: true }, { data, parentChildData });
  await expect.poll(() => shown(tree.el)).toEqual(['Cid', 'Ann', 'Dora']);
  click(one(tree.el, `${bodyRow} button`));
  expect(shown(tree.el)).toEqual(['Cid']);
});

proves('Shift-click changes only one row.', () => {
  const onSelectionChange = vi.fn();
  const { el } = mountTable({ selection: true }, { onSelectionChange });
  const boxes = all(el, `${bodyRow} input[type="checkbox"]`);
  if (!boxes[0] || !boxes[3]) throw new Error('there are no checkboxes');
  click(boxes[0]);
  flushSync(() => boxes[3]?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
  expect(onSelectionChange.mock.lastCall?.[0]).toHaveLength(2);
});

proves('Every row of the page is in the DOM.', () => {
  const data = Array.from({ length: 300 }, (_, id) => ({ id, name: `N${id}`, city: 'Oslo', age: id }));
  const { el } = mountTable({ paging: false, maxBodyHeight: 200 }, { data });
  expect(all(el, bodyRow)).toHaveLength(300);
});

proves('arrow keys do nothing', () => {
  const { el } = mountTable();
  const sort = one(el, 'th .MuiTableSortLabel-root');
  sort.focus();
  const arrow = new KeyboardEvent('keydown', { key: 'ArrowRight', keyCode: 39, bubbles: true });
  flushSync(() => sort.dispatchEvent(arrow));
  expect(document.activeElement).toBe(sort);
  expect(all(el, 'td[tabindex]')).toHaveLength(0);
});

proves(
  "cellStyle: { maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }",
  () => {
    const cellStyle = {
      maxWidth: 200,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    } as const;
    const data = [{ id: 1, name: 'very long '.repeat(60), city: 'Oslo', age: 1 }];
    const { el } = mountTable({}, { data, columns: columns({ name: { cellStyle } }) });
    const cell = one(el, `${bodyRow} td`);
    expect(cell.scrollWidth).toBeGreaterThan(cell.clientWidth);
    expect(cell.getBoundingClientRect().height).toBeLessThan(60);
  },
);

proves('onContextMenu, className and aria-* reach its tr', async () => {
  const onContextMenu = vi.fn();
  const Row = (props: object) => (
    <MTableBodyRow {...props} className="mine" aria-label="row" onContextMenu={onContextMenu} />
  );
  const { el } = mountTable({}, { components: { Row } });
  await expect.poll(() => all(el, 'tr.mine[aria-label="row"]').length).toBe(5);
  one(el, `tr.mine td`).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
  expect(onContextMenu).toHaveBeenCalledOnce();
});
